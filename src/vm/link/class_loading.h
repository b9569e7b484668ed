/* class_loading.h - class loaders that a program wrote itself.
 *
 * A loader gets a number when it first defines or looks up a class; the program's tables know classes by number and
 * name. When linking needs a class that such a loader was not asked for yet, a frame is pushed that calls its
 * loadClass, takes note of the answer, and has the instruction executed again; no C code waits for it.
 *
 * What a loader answered, and what it defined, is kept in the program's tables, which are not part of a state: a search
 * that goes back to before loadClass was called does not call it again.
 */
#ifndef HAVELOCK_VM_LINK_CLASS_LOADING_H
#define HAVELOCK_VM_LINK_CLASS_LOADING_H

#include "vm/native.h"

/* The number of a loader object (0 is the bootstrap loader), made on first use. */
u32 class_loading_number(struct vm *vm, ref loader);

/* Whether the loader has a number, without giving it one. */
bool class_loading_numbered(const struct vm *vm, ref loader, u32 *number);

/* Calls loader.loadClass(name) on top and records the answer; the running native comes again. */
enum native_status class_loading_call(struct thread *t, ref loader, const struct sym *name);

/* For the unwinder: asks for t->wanted. False: an exception was raised instead. */
bool class_loading_ask(struct thread *t);

/* Unwinding passes a FRAME_LOAD frame: what linking reports instead of ClassNotFoundException. */
ref class_loading_failed(struct thread *t, struct frame *f, ref exception);

/* The stub that every loader's answer goes through; made when it is asked for first. */
struct method *class_loading_recorder(struct vm *vm);

#endif
