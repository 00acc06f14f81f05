/* cosim.h - the board's side of a co-simulation (onward/cosim.h). */
#ifndef BOARDS_COSIM_H
#define BOARDS_COSIM_H

/* Serves the simulated GPU until it goes away. 0 then; 1 when there is none, or it does not keep to the protocol. */
int cosim_serve(void);

#endif
