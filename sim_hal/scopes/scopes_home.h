/*
 * scopes_home.h - the home of lines in the L2: locks, registered owners, and the transactions of remote operations.
 */
#ifndef SIM_HAL_SCOPES_SCOPES_HOME_H
#define SIM_HAL_SCOPES_SCOPES_HOME_H

#include "scopes/scopes.h"

/* A message of an L1 arrives. Requests of a locked line wait in order of arrival. */
void scopes_home_receive(struct scopes *scopes, const struct scopes_message *message);

/* Whether the line is locked: other reads and writes of it than write-backs wait. */
bool scopes_home_locked(const struct scopes *scopes, uint32_t line);

/* Whether a request locks its line, or finds it locked. */
bool scopes_home_looks(struct scopes *scopes, const struct scopes_message *request);

/* An operation that is none of the protocol's, or a store that is written through, changes the line at the L2. */
void scopes_home_wrote(struct scopes *scopes, uint32_t line, uint8_t cu);

/* A CU is lost, with its L1 flushed before, or is back with an empty one and no message under way. Probes of a lost CU
 * count as acknowledged. With config.delegate none of its acknowledgements may be on its way: the home would perform again
 * what the L1 has performed. */
void scopes_home_lose(struct scopes *scopes, uint8_t cu);
void scopes_home_return(struct scopes *scopes, uint8_t cu);

#endif
