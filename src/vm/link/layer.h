/* layer.h - the JDK's module system, set up when it is first asked for.
 *
 * Most programs never look at modules, so the boot layer is not made when the VM starts but by the initialiser of a
 * synthesised class (program/synth/synth_layer.h): threads that need it at the same time wait for one another as they
 * do for any class, and a search has it initialised before its base layer is taken, like all that the JDK initialises.
 * It is the JDK's own code that runs then; what it calls java.lang.Module are the objects of module.h.
 */
#ifndef HAVELOCK_VM_LINK_LAYER_H
#define HAVELOCK_VM_LINK_LAYER_H

#include "vm/native.h"

/* NATIVE_DONE: it is there, or is just being made by this thread. Else the status that the native has to return. */
enum native_status layer_ensure(struct thread *t);

/* Makes the synthesised class, so that it can be found by its name; -1: it cannot be. */
int layer_define(struct vm *vm);

/* Is the thread making it? */
bool layer_is_coming(struct thread *t);

/* A static method of the synthesised class; NULL: an exception was raised. */
struct method *layer_method(struct thread *t, const char *name, const char *descriptor);

#endif
