/* manifest.h - the main section of META-INF/MANIFEST.MF, as far as loading needs it. */
#ifndef HAVELOCK_PROGRAM_MANIFEST_H
#define HAVELOCK_PROGRAM_MANIFEST_H

#include "base/arena.h"
#include "base/types.h"

/* The value of a main attribute, continuation lines joined, or NULL. Names are compared without regard to case; the
 * last of several counts. A last line that does not end is not read: java passes over it. */
const char *manifest_value(struct arena *arena, struct slice manifest, const char *name);

/* Would java.util.jar.Manifest read all of it? Lines are not too long, and say "Name: value" or go on with a space;
 * after the main section each section begins with its Name. */
bool manifest_is_legal(struct slice manifest);

#endif
