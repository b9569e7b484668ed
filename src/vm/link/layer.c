#include "vm/link/layer.h"

#include "base/map.h"
#include "program/link/resolve.h"
#include "program/synth/synth_layer.h"
#include "vm/interp/init.h"
#include "vm/interp/raise.h"

static const u64 KEY_LAYER = (u64)1 << 58; /* in vm->link.made: the number of the class */

static struct class *define(struct thread *t) {
    struct program *program = t->vm->program;
    struct link_error error = {0};
    struct slice bytes;
    struct diag diag;
    struct class *host = program_class_named(program, LOADER_BOOT, "jdk/internal/loader/BuiltinClassLoader", &error);
    if (!host) return throw_link(t, &error), NULL;
    if (synth_layer(program_arena(program), &bytes, &diag) < 0)
        return throw_new(t, "java/lang/InternalError", "%s", diag.text), NULL;
    program_next_class(program, SYNTH_LAYER_CLASS, strlen(SYNTH_LAYER_CLASS));
    struct class *c = program_define(program, LOADER_BOOT, bytes, host, &error);
    if (!c) return throw_link(t, &error), NULL;
    program_record_initiating(program, LOADER_BOOT, c); /* so that a search can name it */
    init_prepare_statics(t->vm);
    return c;
}

/* A VM that was restored from a file has the class, but not under its name. */
static struct class *find(const struct program *program) {
    u32 count = program_arrival_count(program);
    for (u32 i = 0; i < count; i++) {
        struct class *c = program_arrivals(program)[i];
        if (strcmp(c->name->text, SYNTH_LAYER_CLASS) == 0) return c;
    }
    return NULL;
}

static struct class *layer_class(struct thread *t) {
    u64 known;
    if (map_get(t->vm->link.made, KEY_LAYER, &known)) return program_classes(t->vm->program)[known];
    struct class *c = find(t->vm->program);
    if (!c) c = define(t);
    if (c) map_put(t->vm->link.made, KEY_LAYER, c->id);
    return c;
}

int layer_define(struct vm *vm) { return layer_class(vm->threads.list.items[0]) ? 0 : -1; }

enum native_status layer_ensure(struct thread *t) {
    struct class *c = layer_class(t);
    if (!c) return NATIVE_THROWN;
    switch (init_ensure(t, c)) {
    case INIT_PUSHED: return NATIVE_AGAIN;
    case INIT_THROWN: return NATIVE_THROWN;
    default: return NATIVE_DONE;
    }
}

bool layer_is_coming(struct thread *t) {
    u64 known;
    if (!map_get(t->vm->link.made, KEY_LAYER, &known)) return false;
    struct class *c = program_classes(t->vm->program)[known];
    if (t->vm->statics.words[c->statics_start] != INIT_STATUS_RUNNING) return false;
    return init_ensure(t, c) == INIT_RUNNING;
}

struct method *layer_method(struct thread *t, const char *name, const char *descriptor) {
    struct class *c = layer_class(t);
    return c ? find_method(c, name, descriptor) : NULL;
}
