/* interned.h - strings that a program interned during a search (String.intern): a part of the state.
 *
 * They are in a list of cells (arrays of a string and the next cell), in the order of their contents: which order they
 * were interned in makes no difference. The list hangs on a static field of the library that is not used otherwise:
 * finalizers never run. Literals are not in it (string_table.h): those are the same in all states.
 */
#ifndef HAVELOCK_VM_HEAP_INTERNED_H
#define HAVELOCK_VM_HEAP_INTERNED_H

#include "vm/vm.h"

/* The string in the list that has the contents of this one; 0: none. */
ref interned_find(struct vm *vm, ref string);

/* Adds a string that is not in the list; 0: no memory. */
ref interned_add(struct thread *t, ref string);

/* Does a class of the program have a literal with these contents, in modified UTF-8? */
bool interned_is_constant(struct vm *vm, struct slice text);

#endif
