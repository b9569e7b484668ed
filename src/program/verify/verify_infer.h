/* verify_infer.h - verification of a method by inference (JVMS 4.10.2): frames are computed by following every path
 * until nothing changes.
 *
 * Frames are kept for leaders only: where control can arrive from elsewhere, and at jsr and ret, whose frames are
 * combined. Leaders that wait are visited in the order of the code, again and again, until none waits. Code that no
 * path reaches is checked for its operands only.
 */
#ifndef HAVELOCK_PROGRAM_VERIFY_VERIFY_INFER_H
#define HAVELOCK_PROGRAM_VERIFY_VERIFY_INFER_H

#include "program/verify/verifier.h"

bool verify_infer_method(struct verifier *v);

#endif
