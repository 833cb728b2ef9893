/*
 * version - the one place that names the release: GTP, SGF and --version.
 */
#ifndef CAIPAN_BASE_VERSION_H
#define CAIPAN_BASE_VERSION_H

#define CAIPAN_NAME "Caipan"
#define CAIPAN_VERSION "0.1.0" /* digits and dots: clients parse it */

enum { CAIPAN_GTP_VERSION = 2 }; /* of the protocol */

#endif
