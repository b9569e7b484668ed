/* stub.h - methods that no class file declares: bodies of frames which the VM pushes itself.
 *
 * A stub has a number like any method, so that states can name it; it is static, hidden from stack
 * traces, belongs to java/lang/Object, and gets its code from the VM.
 */
#ifndef HAVELOCK_PROGRAM_SYNTH_STUB_H
#define HAVELOCK_PROGRAM_SYNTH_STUB_H

#include "program/program.h"

/* name and key say what the stub is for (where numbers are shared). */
struct method *program_stub(struct program *program, const char *name, const char *descriptor, u64 key);

#endif
