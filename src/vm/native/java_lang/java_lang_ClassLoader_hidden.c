/* Classes that look-up objects define: Lookup.defineHiddenClass, and what the JDK generates for method handles. */
#include "base/hash.h"
#include "base/map.h"
#include "classfile/renamed.h"
#include "program/link/resolve.h"
#include "program/synth/synth_target.h"
#include "vm/interp/init.h"
#include "vm/interp/raise.h"
#include "vm/link/class_define.h"
#include "vm/link/definitions.h"
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

/* What a hidden class is made of. */
struct recipe {
    struct class *host;
    struct slice bytes;
    bool is_nestmate;
    u32 occurrence; /* so many of the same stand already */
    u64 key;        /* in vm->link.made: -> number of the class. Those of the same recipe have the next keys */
};

static const u64 KEY_HIDDEN = (u64)5 << 57;

static u64 hash(const struct recipe *r) {
    u64 hash = hash_bytes(HASH_BYTES_START, &r->host->id, sizeof r->host->id);
    return hash_bytes(hash ^ r->is_nestmate, r->bytes.at, r->bytes.length) >> 8;
}

/* The name of a hidden class is its file's with a suffix that no other class has. */
static struct slice with_suffix(struct arena *arena, struct slice bytes, u32 number) {
    struct slice renamed;
    if (classfile_renamed(arena, bytes, arena_printf(arena, "/0x%016x", number), &renamed)) return renamed;
    return (struct slice){arena_copy(arena, bytes.at, bytes.length), bytes.length};
}

static bool is_made_by(const struct class *c, const struct recipe *r) {
    if (c->host != r->host || (c->nest_host != c) != r->is_nestmate) return false;
    struct arena *scratch = arena_new();
    struct slice bytes = with_suffix(scratch, r->bytes, c->id);
    bool same = bytes.length == c->cf->bytes.length && memcmp(bytes.at, c->cf->bytes.at, bytes.length) == 0;
    arena_free(scratch);
    return same;
}

/* One that was made on another path, and does not stand on this one. */
static struct class *find_hidden(struct vm *vm, struct recipe *r) {
    u64 known;
    for (r->key = KEY_HIDDEN | hash(r); map_get(vm->link.made, r->key, &known); r->key++) {
        struct class *c = program_classes(vm->program)[known];
        if (!is_made_by(c, r)) continue;
        if (!definitions_stands(vm, c)) return c;
        r->occurrence++;
    }
    return NULL;
}

static u32 number_of(struct program *program, const struct recipe *r) {
    u32 head[] = {r->host->id, r->is_nestmate, r->occurrence};
    struct arena *scratch = arena_new();
    u8 *key = arena_alloc(scratch, sizeof head + r->bytes.length);
    memcpy(key, head, sizeof head);
    memcpy(key + sizeof head, r->bytes.at, r->bytes.length);
    u32 number = program_next_class(program, key, sizeof head + r->bytes.length);
    arena_free(scratch);
    return number;
}

static struct class *make_hidden(struct thread *t, const struct recipe *r) {
    struct program *program = t->vm->program;
    struct link_error error = {0};
    struct slice kept = with_suffix(program_arena(program), r->bytes, number_of(program, r));
    struct class *c = program_define(program, r->host->loader, kept, r->host, &error);
    if (!c) return throw_link(t, &error), NULL;
    if (!r->host->module) c->verified = c->is_trusted = false; /* only the JDK's own are trusted */
    if (!r->is_nestmate) c->nest_host = c;
    init_prepare_statics(t->vm);
    return c;
}

static struct class *define_hidden(struct thread *t, struct class *host, struct slice bytes, u32 flags) {
    struct vm *vm = t->vm;
    struct recipe r = {.host = host, .bytes = bytes, .is_nestmate = flags & FLAG_NESTMATE};
    struct class *c = vm->undo ? find_hidden(vm, &r) : NULL;
    if (!c) {
        c = make_hidden(t, &r);
        if (!c) return NULL;
        if (vm->undo) map_put(vm->link.made, r.key, c->id);
    }
    definitions_arrive(vm, c);
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
