/* boot.h - brings java.base up to the point where a program's main can be called.
 *
 * The JDK's own initPhase1..3 are not run: the few objects they would leave behind are made here, and
 * nothing that starts threads (reference handler, finalizer) is initialised.
 */
#ifndef HAVELOCK_VM_BOOT_H
#define HAVELOCK_VM_BOOT_H

#include "vm/boot_call.h"

int boot(struct vm *vm, struct diag *diag);

/* Initialises one that the program will need. -1: it cannot be, or is better not, because that starts a thread or runs
 * code of the program; this VM is spoilt then. */
int boot_early(struct vm *vm, const char *class_name);

/* Has the JDK set up its module system now, as the options that are system properties (jdk.module.path and others) say.
 * -1 with java's own words in diag. */
int boot_layer(struct vm *vm, struct diag *diag);

/* Sets a system property. */
int boot_property(struct vm *vm, const char *key, const char *value, struct diag *diag);

/* Makes the main thread ready to call main_method with these arguments. Returns 0. */
int boot_main(struct vm *vm, struct method *main_method, int argc, char *const *argv);

#endif
