/* SPDX-License-Identifier: MIT */
/* cosim.h - the board's side of a co-simulation (onward/cosim.h). */
#ifndef BOARDS_COSIM_H
#define BOARDS_COSIM_H

/* Serves the simulated GPU until it goes away. Returns 0 then, and 1 if there is no GPU or it breaks the protocol. */
int cosim_serve(void);

#endif
