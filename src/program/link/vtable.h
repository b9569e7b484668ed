/* vtable.h - the method table of a class: which methods override which (JVMS 5.4.5). See link.h. */
#ifndef HAVELOCK_PROGRAM_LINK_VTABLE_H
#define HAVELOCK_PROGRAM_LINK_VTABLE_H

#include "base/arena.h"
#include "program/method.h"

/* Fills vtable and the methods' vtable_index of a class whose methods, index and superclass are set. */
void build_vtable(struct arena *arena, struct class *c);

#endif
