/* Classes that look-up objects define: Lookup.defineHiddenClass, and what the JDK generates for method handles. */
#include "classfile/renamed.h"
#include "program/link/resolve.h"
#include "program/synth/synth_target.h"
#include "vm/interp/init.h"
#include "vm/interp/raise.h"
#include "vm/link/class_define.h"
#include "vm/link/mirror.h"
#include "vm/link/synth_cache.h"
#include "vm/state/undo.h"

enum { FLAG_NESTMATE = 1, FLAG_HIDDEN = 2 };

/* static Class call(Class c) { UNSAFE.ensureClassInitialized(c); return c; } */
static struct method *initialiser(struct thread *t) {
    struct arena *arena = arena_new();
    struct writer *writer = synth_class(SYNTH_MAJOR, "java/lang/invoke/Initialise");
    struct emitter *e = writer_method(writer, ACC_PUBLIC | ACC_STATIC, "call", "(Ljava/lang/Class;)Ljava/lang/Class;");
    emit_field(e, BC_getstatic, "java/lang/invoke/MethodHandleStatics", "UNSAFE", "Ljdk/internal/misc/Unsafe;");
    emit_load(e, "L", 0);
    emit_invoke(e, BC_invokevirtual, "jdk/internal/misc/Unsafe", "ensureClassInitialized", "(Ljava/lang/Class;)V",
                false);
    emit_load(e, "L", 0);
    emit_return(e, "L");
    struct slice bytes;
    struct diag diag;
    struct method *m = NULL;
    if (writer_finish(writer, arena, &bytes, &diag) == 0) m = synth_cache_method(t, bytes);
    else throw_new(t, "java/lang/InternalError", "%s", diag.text);
    arena_free(arena);
    return m;
}

/* The name of a hidden class is its file's with a suffix that no other class has. */
static struct class *define_hidden(struct thread *t, struct class *host, struct slice bytes, u32 flags) {
    struct program *program = t->vm->program;
    struct arena *arena = program_arena(program);
    struct link_error error = {0};
    struct slice kept;
    u32 number = program_next_class(program, bytes.at, bytes.length);
    if (!classfile_renamed(arena, bytes, arena_printf(arena, "/0x%016x", number), &kept))
        kept = (struct slice){arena_copy(arena, bytes.at, bytes.length), bytes.length};
    struct class *c = program_define(program, host->loader, kept, host, &error);
    if (!c) return throw_link(t, &error), NULL;
    if (!host->module) c->verified = c->is_trusted = false; /* only the JDK's own are trusted */
    if (!(flags & FLAG_NESTMATE)) c->nest_host = c;
    init_prepare_statics(t->vm);
    return c;
}

static void set_class_data(struct vm *vm, ref mirror, ref data) {
    struct field *f = find_field(vm->known.Class, "classData", "Ljava/lang/Object;");
    if (!f || !data) return;
    undo_object(vm, mirror);
    set32(object_at(vm, mirror), f->offset, data);
}

/* (loader, lookup, name, bytes, offset, length, domain, initialize, flags, classData) */
static enum native_status defineClass0(struct thread *t, u32 *args, u32 *result) {
    struct vm *vm = t->vm;
    if (!args[1] || !args[3]) return throw_new(t, "java/lang/NullPointerException", NULL), NATIVE_THROWN;
    const struct object *array = object_at(vm, args[3]);
    if ((u64)args[4] + args[5] > array->length)
        return throw_new(t, "java/lang/ArrayIndexOutOfBoundsException", NULL), NATIVE_THROWN;
    struct slice bytes = {array->data + args[4], args[5]};
    if (args[8] & FLAG_HIDDEN) {
        struct class *c = define_hidden(t, mirror_class(vm, args[1]), bytes, args[8]);
        if (!c) return NATIVE_THROWN;
        result[0] = mirror_of(vm, c);
    } else {
        enum native_status status = class_define(t, args[0], args[2], bytes, result);
        if (status != NATIVE_DONE) return status;
    }
    set_class_data(vm, result[0], args[9]);
    if (!args[7]) return NATIVE_DONE;
    struct method *initialise = initialiser(t);
    return initialise ? call_replace(t, initialise, result) : NATIVE_THROWN;
}

static const struct native_entry entries[] = {{"defineClass0", NULL, defineClass0, 0}, {NULL, NULL, NULL, 0}};
const struct native_class java_lang_ClassLoader_hidden_natives = {"java/lang/ClassLoader", entries};
