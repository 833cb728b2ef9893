/*
 * host - the files, clock and stderr that a session reaches the outside by.
 */
#ifndef CAIPAN_APP_HOST_H
#define CAIPAN_APP_HOST_H

#include "gtp/session.h"

/* Needs no context and holds nothing. */
void host_init(struct host *out);

#endif
