/* expected.h - uncaught exceptions that the user declared as intended.
 *
 * A declaration is CLASS, or CLASS@PLACE. CLASS is a class of exceptions or a superclass of theirs, by its name with or
 * without what stands before the last dot. PLACE is where the exception was made: Class.method (the class with or
 * without its package), File.java or File.java:LINE, compared with the innermost frame of its trace that belongs to
 * the program, or with the innermost one if none does. An exception that is expected ends its thread and is no fault.
 */
#ifndef HAVELOCK_VM_INTERP_EXPECTED_H
#define HAVELOCK_VM_INTERP_EXPECTED_H

#include "vm/vm.h"

/* Is that a declaration? */
bool expected_is_valid(const char *text);

/* Does one of the declarations (vm_options.expected) cover the exception? */
bool expected_covers(struct vm *vm, ref exception);

#endif
