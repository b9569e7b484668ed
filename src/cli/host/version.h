/* version.h - the version of this build, printed by `havelock --version` and `havelock doctor`. */
#ifndef HAVELOCK_CLI_HOST_VERSION_H
#define HAVELOCK_CLI_HOST_VERSION_H

#define HAVELOCK_VERSION "0.1.0"

#endif
