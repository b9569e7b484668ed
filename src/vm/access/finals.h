/* finals.h - final fields of the application that are written although others may have seen them.
 *
 * Accesses to final fields are assumed to be invisible: they are written before anyone else sees the object, or the
 * class. A constructor that lets its object escape breaks the assumption, and so do deserialisation, reflection and
 * Unsafe where they write to a shared object. Then all final fields of the application are visible, like others
 * (protection.h). Static ones, which only Unsafe can write, are a group of their own. Those of the JDK's classes stay
 * invisible, and a verdict names who writes to one.
 *
 * vm->explore.finals_open and static_finals_open say what is visible; they are asked at each access.
 */
#ifndef HAVELOCK_VM_ACCESS_FINALS_H
#define HAVELOCK_VM_ACCESS_FINALS_H

#include "vm/vm.h"

/* A native is about to write to this place: the slot of an object, or a static word (object 0). */
void finals_native_write(struct thread *t, ref object, u32 slot);

/* Is it a final field of objects whose value nobody sees change? */
bool finals_are_settled(const struct vm *vm, const struct field *f);

#endif
