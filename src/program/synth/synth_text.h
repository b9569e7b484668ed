/* synth_text.h - code that appends values to a StringBuilder as string concatenation does. */
#ifndef HAVELOCK_PROGRAM_SYNTH_SYNTH_TEXT_H
#define HAVELOCK_PROGRAM_SYNTH_SYNTH_TEXT_H

#include "base/arena.h"
#include "classfile/emit.h"

/* Pushes a new StringBuilder with room for that many characters. */
void text_begin(struct emitter *emitter, u32 room);

/* StringBuilder, value of the type -> StringBuilder. References other than strings are turned into strings by the
 * static method `class.method(Object)String`; NULL: String.valueOf. */
void text_append(struct emitter *emitter, const char *type, const char *class_name, const char *method);

void text_append_constant(struct emitter *emitter, struct slice text); /* nothing when empty */

/* StringBuilder -> String. */
void text_end(struct emitter *emitter);

#endif
