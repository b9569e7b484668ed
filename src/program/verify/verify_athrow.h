/* verify_athrow.h - does a handler always throw? */
#ifndef HAVELOCK_PROGRAM_VERIFY_VERIFY_ATHROW_H
#define HAVELOCK_PROGRAM_VERIFY_VERIFY_ATHROW_H

#include "program/verify/verifier.h"

/* True when no path from this instruction, through handlers too, reaches a return or the end of the code. */
bool athrow_ends_every_path(struct verifier *v, u32 start);

#endif
