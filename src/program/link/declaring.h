/* declaring.h - the InnerClasses attributes of a class and of the one that declares it: both must know of each other,
 * else a class could pretend to belong to another. */
#ifndef HAVELOCK_PROGRAM_LINK_DECLARING_H
#define HAVELOCK_PROGRAM_LINK_DECLARING_H

#include "program/class.h"

/* What a class says of itself, or NULL: it is of the top level, or has no class file. */
const struct inner_class *declaring_entry(const struct class *c);

/* Does `outer` say that c is its member, or (as_member false) that it is local or anonymous? */
bool declaring_admits(const struct class *outer, const struct class *c, bool as_member);

#endif
