/* renamed.h - a copy of a class file that calls itself otherwise, as hidden classes do.
 *
 * Only the Class constant of this_class changes: it gets a new Utf8 at the end of the pool. So code of the class
 * still means itself, while descriptors keep the old name and never find it.
 */
#ifndef HAVELOCK_CLASSFILE_RENAMED_H
#define HAVELOCK_CLASSFILE_RENAMED_H

#include "base/arena.h"

/* suffix is appended to the name. False when the file is malformed or its pool is full; out lies in the arena. */
bool classfile_renamed(struct arena *arena, struct slice bytes, const char *suffix, struct slice *out);

#endif
