/* array.h - array and primitive classes: made, not loaded. */
#ifndef HAVELOCK_PROGRAM_LINK_ARRAY_H
#define HAVELOCK_PROGRAM_LINK_ARRAY_H

#include "program/program.h"

enum { MOST_DIMENSIONS = 255 };

/* Makes the nine primitive classes, void among them. Object must be loaded. */
void make_primitives(struct program *program);

#endif
