/* witness.h - what keeps a newer object alive: a chain of components, from a thread, a class's statics or an object of
 * the base layer down to the object that holds it.
 *
 * As long as the components of its chain stay as they are, the object stays alive, whatever happens elsewhere.
 */
#ifndef HAVELOCK_VM_REACH_WITNESS_H
#define HAVELOCK_VM_REACH_WITNESS_H

#include "vm/state/component_key.h"
#include "vm/vm.h"

/* Visits the components of a chain; if there is a short one that does not depend on threads other than this one, such a
 * chain. False: the object is not alive, or there is no chain short enough. */
typedef void witness_visit(void *context, struct component_key component);
bool witness_chain(struct vm *vm, ref r, u32 thread, witness_visit *visit, void *context);

#endif
