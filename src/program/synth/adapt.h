/* adapt.h - code that turns a value of one static type into another.
 *
 * Two rules, which agree on values of the right dynamic types:
 *   ADAPT_LAMBDA   what a lambda's call does: references are cast, boxes unboxed and widened, other references
 *                  become primitives through Number, Character or Boolean.
 *   ADAPT_AS_TYPE  MethodHandle.asType: a reference becomes a primitive by looking at which box it is and widening;
 *                  failures are the JDK's ("Cannot cast java.lang.Long to java.lang.Integer").
 * Under ADAPT_AS_TYPE the code may call helper methods of the class being written: after the last method that used
 * the adapter is complete, adapt_write_helpers adds them.
 *
 * A conversion that no value can make (int to String, long to int) is refused with a diag.
 */
#ifndef HAVELOCK_PROGRAM_SYNTH_ADAPT_H
#define HAVELOCK_PROGRAM_SYNTH_ADAPT_H

#include "base/arena.h"
#include "base/diag.h"
#include "classfile/writer.h"

enum adapt_rule { ADAPT_LAMBDA, ADAPT_AS_TYPE };

struct adapt {
    enum adapt_rule rule;
    struct arena *arena;
    const char *class_name; /* the class being written */
    struct emitter *emitter;
    u32 helpers; /* bit i: the helper for boxes[i] is called */
};

/* The value on top of the stack, of type `from`, becomes one of type `to`. Neither is void. */
int adapt_value(struct adapt *adapt, const char *from, const char *to, struct diag *diag);

/* The same for results: a result nobody wants is dropped; under ADAPT_AS_TYPE a missing one becomes zero or null. */
int adapt_result(struct adapt *adapt, const char *from, const char *to, struct diag *diag);

/* checkcast, unless the type is Object. */
void adapt_cast(struct adapt *adapt, const char *reference_type);

void adapt_write_helpers(struct adapt *adapt, struct writer *writer);

#endif
