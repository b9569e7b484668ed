#include "program/signature.h"

#include <string.h>

#include "classfile/descriptor_walk.h"

enum { MOST_SLOTS = 255, MOST_DIMENSIONS = 255 };

/* Where the type that starts here ends, or NULL if there is none. */
static const char *end_of_type(const char *at) {
    const char *start = at;
    while (*at == '[') at++;
    if (at - start > MOST_DIMENSIONS || *at == 0) return NULL;
    if (*at != 'L') return strchr("BCDFIJSZ", *at) ? at + 1 : NULL;
    const char *end = strchr(at, ';');
    return end && end > at + 1 ? end + 1 : NULL;
}

bool type_is_valid(const char *type) {
    const char *end = end_of_type(type);
    return end && *end == 0;
}

static const char *copy_text(struct arena *arena, const char *from, const char *to) {
    size_t length = (size_t)(to - from);
    char *copy = arena_alloc(arena, length + 1);
    memcpy(copy, from, length);
    return copy;
}

/* The parameters' number, or -1; *end is the closing parenthesis. */
static i64 count_parameters(const char *descriptor, const char **end) {
    if (*descriptor != '(') return -1;
    i64 count = 0;
    const char *at = descriptor + 1;
    for (; *at && *at != ')'; count++)
        if (!(at = end_of_type(at))) return -1;
    *end = at;
    return *at == ')' ? count : -1;
}

int signature_parse(struct arena *arena, const char *descriptor, struct signature *out, struct diag *diag) {
    const char *close = NULL;
    i64 count = count_parameters(descriptor, &close);
    if (count < 0 || count > MOST_SLOTS || !(strcmp(close + 1, "V") == 0 || type_is_valid(close + 1)))
        return diag_set(diag, "malformed method descriptor %.200s", descriptor);
    out->count = (u32)count;
    out->parameters = arena_alloc(arena, (size_t)count * sizeof *out->parameters);
    out->result = arena_string(arena, close + 1);
    out->slots = 0;
    const char *at = descriptor + 1;
    for (u32 i = 0; i < out->count; i++) {
        const char *end = end_of_type(at);
        out->parameters[i] = copy_text(arena, at, end);
        out->slots += type_slots(out->parameters[i]);
        at = end;
    }
    return out->slots > MOST_SLOTS ? diag_set(diag, "too many arguments: %.200s", descriptor) : 0;
}

struct signature signature_with_receiver(struct arena *arena, const struct signature *signature, const char *type) {
    struct signature longer = *signature;
    longer.parameters = arena_alloc(arena, (signature->count + 1) * sizeof *longer.parameters);
    longer.parameters[0] = type;
    if (signature->count)
        memcpy(longer.parameters + 1, signature->parameters, signature->count * sizeof *longer.parameters);
    longer.count++;
    longer.slots += type_slots(type);
    return longer;
}

bool type_is_reference(const char *type) { return descriptor_is_ref(*type); }

u32 type_slots(const char *type) { return descriptor_slots(*type); }

bool type_same(const char *a, const char *b) { return strcmp(a, b) == 0; }

const char *type_class_name(struct arena *arena, const char *reference_type) {
    if (*reference_type == '[') return reference_type;
    return copy_text(arena, reference_type + 1, reference_type + strlen(reference_type) - 1);
}

const char *type_of_class(struct arena *arena, const char *class_name) {
    return *class_name == '[' ? class_name : arena_printf(arena, "L%s;", class_name);
}
