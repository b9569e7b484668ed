/* lambda_check.h - may a lambda's call site be linked by a synthesised class?
 *
 * A synthesised class is trusted, so what it does with its values must be certain before it is made. The conditions are
 * those under which the JDK's own LambdaMetafactory would link the site: every named class and member is there and
 * accessible, captured values have exactly the types that the implementation takes, arguments and results can be
 * converted. When one does not hold, the JDK is left to say which.
 */
#ifndef HAVELOCK_PROGRAM_SYNTH_LAMBDA_CHECK_H
#define HAVELOCK_PROGRAM_SYNTH_LAMBDA_CHECK_H

#include "program/program.h"

/* index: the InvokeDynamic constant in the caller's pool, whose bootstrap method is metafactory or altMetafactory, and
 * whose arguments have the right tags. When the result is false and error->loader is not 0, nothing is decided: a
 * run-time loader has to be asked first. */
bool lambda_is_sound(struct program *program, struct class *caller, u16 index, struct link_error *error);

/* For any call site: are the classes and members that it and its static arguments name there and accessible? */
bool site_names_exist(struct program *program, struct class *caller, u16 index, struct link_error *error);

#endif
