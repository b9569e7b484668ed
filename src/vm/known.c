#include "vm/known.h"

#include "program/link/resolve.h"

static struct class *load(struct program *program, const char *name, struct diag *diag) {
    struct link_error error = {0};
    struct class *c = program_class_named(program, LOADER_BOOT, name, &error);
    if (!c) diag_set(diag, "the JDK image has no usable %s: %s %s", name, error.throwable, error.message);
    return c;
}

static int place(struct class *c, const char *name, const char *descriptor, u32 *out, struct diag *diag) {
    struct field *f = find_field(c, name, descriptor);
    if (!f) return diag_set(diag, "this JDK is not supported: %s has no field %s %s", c->name->text, name, descriptor);
    *out = f->offset;
    return 0;
}

static void place_if_there(struct class *c, const char *name, const char *descriptor, u32 *out) {
    struct field *f = find_field(c, name, descriptor);
    *out = f ? f->offset : 0;
}

static int locate(struct class *c, const char *name, const char *descriptor, struct method **out, struct diag *diag) {
    *out = find_method(c, name, descriptor);
    if (!*out)
        return diag_set(diag, "this JDK is not supported: %s has no method %s%s", c->name->text, name, descriptor);
    return 0;
}

static void load_field_holder(struct known *known, struct program *program) {
    struct link_error ignored = {0};
    if (!known->Thread_holder) return;
    known->FieldHolder = program_class_named(program, LOADER_BOOT, "java/lang/Thread$FieldHolder", &ignored);
    if (!known->FieldHolder) return;
    place_if_there(known->FieldHolder, "group", "Ljava/lang/ThreadGroup;", &known->Holder_group);
    place_if_there(known->FieldHolder, "priority", "I", &known->Holder_priority);
    place_if_there(known->FieldHolder, "daemon", "Z", &known->Holder_daemon);
    place_if_there(known->FieldHolder, "threadStatus", "I", &known->Holder_status);
}

int known_load(struct known *known, struct program *program, struct diag *diag) {
#define CLASS(member, name) \
    if (!(known->member = load(program, name, diag))) return -1;
#define FIELD(member, of, name, descriptor) \
    if (place(known->of, name, descriptor, &known->member, diag) < 0) return -1;
#define OPTIONAL_FIELD(member, of, name, descriptor) place_if_there(known->of, name, descriptor, &known->member);
#define METHOD(member, of, name, descriptor) \
    if (locate(known->of, name, descriptor, &known->member, diag) < 0) return -1;
#include "vm/known.def"
#undef CLASS
#undef FIELD
#undef OPTIONAL_FIELD
#undef METHOD
    load_field_holder(known, program);
    return 0;
}
