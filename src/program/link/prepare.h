/* prepare.h - a class is made ready to run: verified, after everything it stands on.
 *
 * The order is HotSpot's when it links a class: the superclass with all it stands on, then the superinterfaces one by
 * one, then the class itself. So when several do not verify, the error of the first comes out. A class is marked
 * `verified` when this is done; a failure leaves no mark on the class and comes again at every attempt.
 */
#ifndef HAVELOCK_PROGRAM_LINK_PREPARE_H
#define HAVELOCK_PROGRAM_LINK_PREPARE_H

#include "program/program.h"

/* 0, or -1 with the error. */
int prepare_to_run(struct program *program, struct class *c, struct link_error *error);

/* What reflection does before it shows a method: every class in its descriptor and its throws clause is loaded.
 * 0, or -1 with the error. */
int prepare_types_of(struct program *program, const struct method *m, struct link_error *error);

#endif
