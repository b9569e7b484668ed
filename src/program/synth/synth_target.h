/* synth_target.h - the field, method or constructor that a synthesised class reaches.
 *
 * Synthesised classes are trusted and hidden: they reach private members of others and are not
 * verified. All of them are public, final, synthetic, extend Object, and their methods do not show
 * in stack traces. Texts in a description are borrowed; results and scratch text come from the
 * arena given.
 */
#ifndef HAVELOCK_PROGRAM_SYNTH_SYNTH_TARGET_H
#define HAVELOCK_PROGRAM_SYNTH_SYNTH_TARGET_H

#include "classfile/writer.h"
#include "program/signature.h"

/* Reference kinds of method handles (JVMS table 5.4.3.5-A). */
enum reference_kind {
    REF_GET_FIELD = 1,
    REF_GET_STATIC,
    REF_PUT_FIELD,
    REF_PUT_STATIC,
    REF_INVOKE_VIRTUAL,
    REF_INVOKE_STATIC,
    REF_INVOKE_SPECIAL,
    REF_NEW_INVOKE_SPECIAL,
    REF_INVOKE_INTERFACE
};

struct synth_target {
    u8 kind;                 /* enum reference_kind */
    bool owner_is_interface; /* the pool has an InterfaceMethodref */
    const char *owner;       /* "p/C" or "[I" */
    const char *name;        /* constructors: ignored */
    const char *descriptor;  /* fields: their type */
};

/* The member as a function: a receiver comes first, a constructor returns its class, putting returns void. */
int target_signature(struct arena *arena, const struct synth_target *target, struct signature *out, struct diag *diag);

bool target_has_receiver(const struct synth_target *target);

/* Code to run before the arguments are pushed (a constructor's new and dup), and with all of them on the stack. */
void target_prepare(const struct synth_target *target, struct emitter *emitter);
void target_reach(const struct synth_target *target, struct emitter *emitter);

/* Class-file version of a class that reaches the target: old enough to go without stack maps where possible. */
u16 target_major(const struct synth_target *target);

/* A writer for a synthesised class of that version. */
struct writer *synth_class(u16 major, const char *class_name);

enum { SYNTH_MAJOR = 50 };

#endif
