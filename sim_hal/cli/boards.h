/*
 * boards.h - finds the images of emulated microcontrollers.
 */
#ifndef SIM_HAL_CLI_BOARDS_H
#define SIM_HAL_CLI_BOARDS_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Finds what `--cp NAME` means: NULL in *board for "local", otherwise the folder with the image of
 * that board, written into folder: relative to the executable, boards/NAME, or
 * ../share/onward/boards/NAME. Returns false with a message that says which boards there are.
 */
bool cli_board_find(const char *name, const char **board, char *folder, size_t bytes, char *error, size_t error_bytes);

#endif
