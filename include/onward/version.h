/* version.h - the version of Onward: firmware, simulator and command have one. */
#ifndef ONWARD_VERSION_H
#define ONWARD_VERSION_H

#define ONWARD_VERSION "0.1.0"

#endif
