/* verify_check.h - verification of a method by type checking, with its stack map as the witness (JVMS 4.10.1).
 *
 * One pass over the code in the order of its bytes; wherever control may come from elsewhere the stack map states the
 * frame, and every way there is checked against it.
 */
#ifndef HAVELOCK_PROGRAM_VERIFY_VERIFY_CHECK_H
#define HAVELOCK_PROGRAM_VERIFY_VERIFY_CHECK_H

#include "program/verify/verifier.h"

bool verify_check_method(struct verifier *v);

/* The locals as they are now suit the handlers that cover the current instruction. this_uninit: even if the
 * instruction has made `this` initialised, count it as not, because an exception would leave it so. */
bool verify_check_handlers(struct verifier *v, bool this_uninit);

/* A call of another constructor that is covered by handlers: they must not lead to a return. */
bool verify_check_constructor_in_try(struct verifier *v);

#endif
