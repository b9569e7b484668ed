/* verify.h - the bytecode verifier: what it accepts can be interpreted without defensive checks.
 *
 * Guaranteed for every method of a class that was accepted: instructions are whole, branches and handlers lead to
 * instructions, control does not run off the end; the operand stack stays within max_stack and has one height at
 * every instruction, locals stay within max_locals; operands have the types their instruction needs; constants have
 * the right tags; objects are initialised before they are used; protected members are reached as the rules say; jsr
 * and ret are found in class files up to version 50 only, and a ret leaves the subroutine whose address it uses.
 * Interfaces count as Object, as in every JVM: whether a receiver implements one is checked when it is called.
 *
 * Class files from version 51 on are type-checked with their StackMapTable, those before 50 are inferred; version 50
 * is type-checked and, when that fails, inferred.
 */
#ifndef HAVELOCK_PROGRAM_VERIFY_VERIFY_H
#define HAVELOCK_PROGRAM_VERIFY_VERIFY_H

#include "program/program.h"

/* 0: accepted. -1: error holds what HotSpot throws, a VerifyError with HotSpot's message or the error of a class that
 * had to be loaded. To be called when a class is about to be initialised, not when it is loaded: it loads
 * other classes. Does not look at or change c->verified. Memory is freed before it returns. */
int verify_class(struct program *program, struct class *c, struct link_error *error);

#endif
