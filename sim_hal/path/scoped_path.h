/*
 * scoped_path.h - scoped operations of waves, with a combining L1 (l1.mode=combine): performed in the L1 or at the L2, as
 * the protocol of scopes.h says. scopes.mode chooses its rules.
 *
 * A wave has one operation at a time. Its lines are performed one after the other, each with all its lanes in ascending
 * order in one step, and the next begins when the answer of the one before is there.
 */
#ifndef SIM_HAL_PATH_SCOPED_PATH_H
#define SIM_HAL_PATH_SCOPED_PATH_H

#include "engine/parameters.h"
#include "path/scoped_state.h"

/* Over a system whose L1s, L2 and SyncMon are made. Returns NULL if the host has no memory. */
struct path_scoped *path_scoped_create(struct path_system *system, const struct parameters *parameters);
void path_scoped_free(struct path_scoped *scoped);

/* Takes a scoped operation, or a waiting atomic of a scoped program: its lines are known and permitted, and its path has
 * the cycle of the first lookup. It is completed at once or later. */
void path_scoped_access(struct path_scoped *scoped, struct mem_request *request);

/* Whether the CU's address unit takes no instruction: a remote operation keeps its L1 from serving waves, or too many
 * write-backs are on their way. */
bool path_scoped_is_closed(const struct path_scoped *scoped, uint32_t cu);

/* A CU is lost: its waves are frozen and its dirty lines written back. When nothing of it is under way its L1 is emptied
 * and the home told. And it is back, before any of its waves goes on. */
void path_scoped_lose_cu(struct path_scoped *scoped, uint32_t cu);
void path_scoped_return_cu(struct path_scoped *scoped, uint32_t cu);

#endif
