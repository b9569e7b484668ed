/* load.h - classes by name: found, read, their superinterfaces and superclass loaded first, then linked.
 *
 * program_class and program_define (program.h) are implemented here. The classes on their way are kept in a list, not
 * on the C stack, so a long chain of superclasses is harmless; a class that is met again while on its way is circular.
 * A failure leaves nothing except the classes that were complete by then.
 */
#ifndef HAVELOCK_PROGRAM_LINK_LOAD_H
#define HAVELOCK_PROGRAM_LINK_LOAD_H

#include "program/program.h"

/* The loader that a class of `loader` asks for a name: a synthesised one does not bother run-time loaders with java.*.
 */
u32 loader_for(u32 loader, bool synthesised, const struct sym *name);

#endif
