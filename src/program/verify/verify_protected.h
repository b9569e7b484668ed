/* verify_protected.h - the rule that protected members of a superclass in another package are reached only through
 * objects of the own class (JVMS 4.10.1.8). */
#ifndef HAVELOCK_PROGRAM_VERIFY_VERIFY_PROTECTED_H
#define HAVELOCK_PROGRAM_VERIFY_VERIFY_PROTECTED_H

#include "program/verify/verifier.h"

/* Does the rule apply to the member that constant cp_index names in `holder`? False after a failure, too. */
bool protected_member(struct verifier *v, u32 cp_index, vtype holder, bool is_method);

#endif
