/* paths.h - a list of paths, or of other texts; the texts are borrowed. */
#ifndef HAVELOCK_CLI_PROJECT_PATHS_H
#define HAVELOCK_CLI_PROJECT_PATHS_H

#include "base/vec.h"

struct paths VEC(const char *);

#endif
