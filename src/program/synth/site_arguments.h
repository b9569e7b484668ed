/* site_arguments.h - reads the static arguments of a bootstrap method from the constant pool.
 *
 * Every reader says false when the argument is absent or has another tag; nothing is resolved.
 * Texts come from the arena, NUL-terminated.
 */
#ifndef HAVELOCK_PROGRAM_SYNTH_SITE_ARGUMENTS_H
#define HAVELOCK_PROGRAM_SYNTH_SITE_ARGUMENTS_H

#include "classfile/classfile.h"
#include "program/synth/synth_target.h"

struct site_arguments {
    struct arena *arena;
    const struct classfile *cf;
    const struct bootstrap_method *bootstrap;
};

/* The arguments of the Dynamic or InvokeDynamic constant. */
struct site_arguments site_arguments_of(struct arena *arena, const struct classfile *cf, u16 index);

const char *argument_text(struct arena *arena, struct slice text);

/* Is the bootstrap method the static method owner.name with this descriptor? */
bool bootstrap_is(const struct site_arguments *arguments, const char *owner, const char *name, const char *descriptor);

u8 argument_tag(const struct site_arguments *arguments, u32 i); /* CP_UNUSABLE: absent */
u16 argument_index(const struct site_arguments *arguments, u32 i);
bool argument_string(const struct site_arguments *arguments, u32 i, struct slice *out);
bool argument_class(const struct site_arguments *arguments, u32 i, const char **out);
bool argument_method_type(const struct site_arguments *arguments, u32 i, const char **out);
bool argument_integer(const struct site_arguments *arguments, u32 i, i32 *out);
bool argument_handle(const struct site_arguments *arguments, u32 i, struct synth_target *out);

#endif
