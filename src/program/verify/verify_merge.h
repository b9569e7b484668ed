/* verify_merge.h - the least type that holds the values of two, for inference (JVMS 4.10.2).
 *
 * Interfaces count as Object. With `for_assignment` it answers what the inference verifier takes for assignability
 * instead: the result is `to` iff a value of type `from` may go there.
 */
#ifndef HAVELOCK_PROGRAM_VERIFY_VERIFY_MERGE_H
#define HAVELOCK_PROGRAM_VERIFY_VERIFY_MERGE_H

#include "program/verify/verify_type.h"

vtype vtype_merge(struct verifier *v, vtype from, vtype to, bool for_assignment);

#endif
