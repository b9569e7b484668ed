#include "vm/class_define.h"

#include <stdlib.h>

#include "program/resolve.h"
#include "vm/class_loading.h"
#include "vm/class_request.h"
#include "vm/init.h"
#include "vm/mirror.h"
#include "vm/observe.h"
#include "vm/raise.h"

/* Is the file about another class than asked for? Says so as HotSpot does. */
static int check_name(struct thread *t, const struct sym *name, struct slice bytes) {
    struct arena *arena = arena_new();
    enum classfile_fault fault = CLASSFILE_OK;
    struct diag diag = {{0}};
    struct classfile_request request = {.name = {(const u8 *)name->text, name->length}, .max_major = CLASSFILE_NEWEST};
    struct classfile *cf = classfile_read_header(arena, bytes, &request, &fault, &diag);
    arena_free(arena);
    if (cf || fault != CLASSFILE_NOT_A_CLASS) return 0;
    return throw_new(t, "java/lang/NoClassDefFoundError", "%s", diag.text);
}

/* A search that went back may define the same class again. */
static struct class *defined_before(struct thread *t, u32 loader, const struct sym *name, struct slice bytes) {
    struct class *c = name && t->vm->undo ? program_loaded(t->vm->program, loader, name) : NULL;
    bool same = c && c->loader == loader && c->cf && c->cf->bytes.length == bytes.length &&
                memcmp(c->cf->bytes.at, bytes.at, bytes.length) == 0;
    return same ? c : NULL;
}

static struct class *define(struct thread *t, u32 loader, const struct sym *name, struct slice bytes) {
    struct class *c = defined_before(t, loader, name, bytes);
    if (c) return c;
    struct program *program = t->vm->program;
    struct link_error error = {0};
    struct slice kept = {arena_copy(program_arena(program), bytes.at, bytes.length), bytes.length};
    c = program_define(program, loader, kept, NULL, &error);
    if (!c) throw_link(t, &error);
    return c;
}

/* The mirror of a class of a run-time loader names that loader and its unnamed module. */
static void adopt(struct vm *vm, ref mirror, ref loader) {
    struct field *unnamed = find_field(vm->known.ClassLoader, "unnamedModule", "Ljava/lang/Module;");
    ref module = get32(object_at(vm, loader), unnamed->offset);
    undo_object(vm, mirror);
    set32(object_at(vm, mirror), vm->known.Class_classLoader, loader);
    set32(object_at(vm, mirror), vm->known.Class_module, module);
    if (vm->undo) {
        share(vm, loader);
        share(vm, module);
    }
}

enum native_status class_define(struct thread *t, ref loader, ref name, struct slice bytes, ref *out) {
    struct vm *vm = t->vm;
    const struct sym *wanted = name ? class_request_name(vm, name) : NULL;
    if (wanted && check_name(t, wanted, bytes) < 0) return NATIVE_THROWN;
    u32 number = class_loading_number(vm, loader);
    struct class *c = define(t, number, wanted, bytes);
    if (!c) return NATIVE_THROWN;
    init_prepare_statics(vm);
    *out = mirror_of(vm, c);
    if (number > LOADER_APP) adopt(vm, *out, loader);
    return NATIVE_DONE;
}
