/* boot_call.h - runs Java code on the main thread before the program starts.
 *
 * All functions return -1 with the reason in diag; the VM is of no use then.
 */
#ifndef HAVELOCK_VM_BOOT_CALL_H
#define HAVELOCK_VM_BOOT_CALL_H

#include "vm/vm.h"

/* A class of the JDK's image; NULL with diag. */
struct class *boot_class(struct vm *vm, const char *name, struct diag *diag);

/* Runs a method to its end on the main thread, before the program starts. Arguments are words. */
int boot_call(struct vm *vm, struct method *m, const u32 *args, struct diag *diag);

/* Initialises a class likewise. */
int boot_init(struct vm *vm, const char *class_name, struct diag *diag);

/* Initialises a class and runs one of its static methods likewise. */
int boot_call_named(struct vm *vm, const char *class_name, const char *name, const char *descriptor, const u32 *args,
                    struct diag *diag);

/* Java code on the main thread has ended with an exception, or the VM stopped: says so in diag. Always -1. */
int boot_failed(struct vm *vm, struct diag *diag);

#endif
