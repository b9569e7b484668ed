/* npe.h - what was null: the message of a NullPointerException that the VM itself raised (JEP 358).
 *
 * The words, the names and the limits are HotSpot's: 'Cannot invoke "String.length()" because "<local1>" is null'.
 */
#ifndef HAVELOCK_PROGRAM_FLOW_NPE_H
#define HAVELOCK_PROGRAM_FLOW_NPE_H

#include "base/arena.h"
#include "classfile/code.h"

/* The message for the instruction at bci, in modified UTF-8, NUL-terminated and cut to fit. Returns its full length,
 * or 0: this instruction has no message (it raises no such exception, or constructs one). Working memory comes from
 * scratch and is not needed afterwards. */
int npe_message(struct arena *scratch, const struct classfile *cf, const struct cf_member *method,
                const struct cf_code *code, u32 bci, char *out, size_t size);

#endif
