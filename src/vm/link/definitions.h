/* definitions.h - which classes that the program defined stand on the present path (program/definition.h).
 *
 * In a search that is a part of the state: one effect (world/effect.h) for each class that stands, hidden ones
 * included. So going back takes a class away, and code that has resolved its name has to forget that before it runs
 * again.
 */
#ifndef HAVELOCK_VM_LINK_DEFINITIONS_H
#define HAVELOCK_VM_LINK_DEFINITIONS_H

#include "vm/vm.h"

/* At the start of a search: what was defined so far stands on every path. */
void definitions_begin(struct vm *vm);

/* Does it stand? In a plain run all classes do. */
bool definitions_stands(const struct vm *vm, const struct class *c);

/* It stands from now on. */
void definitions_arrive(struct vm *vm, const struct class *c);

/* Before a step of t: code forgets the names that stand for other classes now. false: that cannot be, and the VM was
 * stopped. */
bool definitions_settle(struct thread *t);

#endif
