/*
 * ticks.h - the numbers of an axis: where they stand, and one format for all of them.
 */
#ifndef SIM_HAL_TOOLS_VIEW_TICKS_H
#define SIM_HAL_TOOLS_VIEW_TICKS_H

#define VIEW_TICKS_MOST 64
#define VIEW_TICK_BYTES 32

/* Ticks from 0 to most (> 0), about five of them. Returns how many. */
int view_ticks_linear(double most, double ticks[VIEW_TICKS_MOST]);

/* Ticks of a logarithmic axis from the last at or below least (> 0) to the first at or above most. Returns how many. */
int view_ticks_logarithmic(double least, double most, double ticks[VIEW_TICKS_MOST]);

/* How many decimals the finest of these ticks needs, 0 to 9. */
int view_ticks_decimals(const double *ticks, int count);

/* Writes a tick with that number of decimals. */
void view_ticks_write(char text[VIEW_TICK_BYTES], double tick, int decimals);

#endif
