/* verify_code.h - where the instructions of the method are, and the tables that point at them. */
#ifndef HAVELOCK_PROGRAM_VERIFY_VERIFY_CODE_H
#define HAVELOCK_PROGRAM_VERIFY_VERIFY_CODE_H

#include "program/verify/verifier.h"

/* Fills v->marks. False when an instruction is undefined or incomplete. */
bool code_scan(struct verifier *v);

/* The exception table and (type checking) the table of local variables point at instructions; what is caught is
 * a Throwable. */
bool code_check_tables(struct verifier *v);

/* Does an instruction start at this offset? */
bool code_starts(const struct verifier *v, i64 offset);

/* Decodes the instruction at an offset that code_scan accepted. */
struct bytecode code_at(const struct verifier *v, u32 offset);

#endif
