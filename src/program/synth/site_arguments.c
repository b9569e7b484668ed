#include "program/synth/site_arguments.h"

#include <string.h>

struct site_arguments site_arguments_of(struct arena *arena, const struct classfile *cf, u16 index) {
    return (struct site_arguments){arena, cf, &cf->bootstraps[cf->cp[index].a]};
}

const char *argument_text(struct arena *arena, struct slice text) {
    char *copy = arena_alloc(arena, text.length + 1);
    if (text.length) memcpy(copy, text.at, text.length);
    return copy;
}

u16 argument_index(const struct site_arguments *arguments, u32 i) {
    return i < arguments->bootstrap->argument_count ? arguments->bootstrap->arguments[i] : 0;
}

u8 argument_tag(const struct site_arguments *arguments, u32 i) {
    return arguments->cf->cp[argument_index(arguments, i)].tag;
}

static bool named_argument(const struct site_arguments *arguments, u32 i, enum cp_tag tag, const char **out) {
    if (argument_tag(arguments, i) != tag) return false;
    *out = argument_text(arguments->arena, cp_name(arguments->cf, argument_index(arguments, i)));
    return true;
}

bool argument_string(const struct site_arguments *arguments, u32 i, struct slice *out) {
    if (argument_tag(arguments, i) != CP_STRING) return false;
    *out = cp_name(arguments->cf, argument_index(arguments, i));
    return true;
}

bool argument_class(const struct site_arguments *arguments, u32 i, const char **out) {
    return named_argument(arguments, i, CP_CLASS, out);
}

bool argument_method_type(const struct site_arguments *arguments, u32 i, const char **out) {
    return named_argument(arguments, i, CP_METHOD_TYPE, out);
}

bool argument_integer(const struct site_arguments *arguments, u32 i, i32 *out) {
    if (argument_tag(arguments, i) != CP_INTEGER) return false;
    *out = (i32)(u32)arguments->cf->cp[argument_index(arguments, i)].bits;
    return true;
}

static void read_handle(const struct site_arguments *arguments, u16 index, struct synth_target *out) {
    const struct classfile *cf = arguments->cf;
    const struct cp_entry *handle = &cf->cp[index], *member = &cf->cp[handle->a];
    const struct cp_entry *name_and_type = &cf->cp[member->b];
    out->kind = handle->kind;
    out->owner_is_interface = member->tag == CP_INTERFACE_METHODREF;
    out->owner = argument_text(arguments->arena, cp_name(cf, member->a));
    out->name = argument_text(arguments->arena, cp_utf8(cf, name_and_type->a));
    out->descriptor = argument_text(arguments->arena, cp_utf8(cf, name_and_type->b));
}

bool argument_handle(const struct site_arguments *arguments, u32 i, struct synth_target *out) {
    if (argument_tag(arguments, i) != CP_METHOD_HANDLE) return false;
    read_handle(arguments, argument_index(arguments, i), out);
    return true;
}

bool bootstrap_is(const struct site_arguments *arguments, const char *owner, const char *name, const char *descriptor) {
    const struct classfile *cf = arguments->cf;
    const struct cp_entry *handle = &cf->cp[arguments->bootstrap->handle], *member = &cf->cp[handle->a];
    const struct cp_entry *name_and_type = &cf->cp[member->b];
    return handle->kind == REF_INVOKE_STATIC && member->tag == CP_METHODREF &&
           slice_is(cp_name(cf, member->a), owner) && slice_is(cp_utf8(cf, name_and_type->a), name) &&
           slice_is(cp_utf8(cf, name_and_type->b), descriptor);
}
