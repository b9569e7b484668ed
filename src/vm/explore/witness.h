/* witness.h - what keeps newer objects alive: for each a chain of components, from a thread, a class's statics or an
 * object of the base layer down to the object that holds it.
 *
 * As long as the components of its chain stay as they are, the object stays alive, whatever happens elsewhere.
 */
#ifndef HAVELOCK_VM_EXPLORE_WITNESS_H
#define HAVELOCK_VM_EXPLORE_WITNESS_H

#include "vm/state/undo.h"

struct witnesses;

/* For all objects at once; chains from the given thread come first. The VM must not step while it is used. */
struct witnesses *witnesses_new(struct vm *vm, struct thread *first);
void witnesses_free(struct witnesses *w);

/* Visits the components of the object's chain. False: nothing keeps it alive. */
typedef void witness_visit(void *context, struct component_key component);
bool witness_chain(const struct witnesses *w, ref r, witness_visit *visit, void *context);

#endif
