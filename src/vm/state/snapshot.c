#include "vm/state/snapshot.h"

#include <stdlib.h>

#include "base/map.h"
#include "classfile/descriptor.h"
#include "program/definition.h"
#include "program/synth/stub.h"
#include "vm/interp/call.h"
#include "vm/interp/init.h"
#include "vm/interp/predecode.h"
#include "vm/interp/thread_slots.h"
#include "vm/link/class_loading.h"
#include "vm/state/restore.h"

/* One word at the start of each part; numbers are little-endian words of this machine. */
enum part {
    PART_CLASS = 1,
    PART_ARRAY,
    PART_DEFINED,
    PART_STUB,
    PART_NUMBERS,
    PART_ETERNAL,
    PART_TABLES,
    PART_COMPONENT,
    PART_SHOWN,
    PART_END
};

static const char magic[8] = "HVSTATE1";

/* ---- raw reading and writing ---- */

static void put(FILE *out, const void *bytes, size_t length) { fwrite(bytes, 1, length, out); }
static void put32(FILE *out, u32 v) { put(out, &v, 4); }
static void put64(FILE *out, u64 v) { put(out, &v, 8); }
static void put_bytes(FILE *out, const void *bytes, u32 length) {
    put32(out, length);
    put(out, bytes, length);
}

struct reader {
    FILE *in;
    bool failed;
    struct arena *arena;
};

static void get(struct reader *r, void *bytes, size_t length) {
    if (!r->failed && fread(bytes, 1, length, r->in) == length) return;
    r->failed = true;
    memset(bytes, 0, length);
}
static u32 get32_from(struct reader *r) {
    u32 v;
    get(r, &v, 4);
    return v;
}
static u64 get64_from(struct reader *r) {
    u64 v;
    get(r, &v, 8);
    return v;
}
static struct slice get_bytes(struct reader *r) {
    u32 length = get32_from(r);
    if (length > (u32)1 << 28) r->failed = true;
    if (r->failed) return (struct slice){NULL, 0};
    u8 *bytes = arena_alloc(r->arena, length + 1u);
    get(r, bytes, length);
    return (struct slice){bytes, length};
}

/* ---- classes and stubs, in the order of their numbers ---- */

static void write_class(struct vm *vm, const struct class *c, FILE *out) {
    (void)vm;
    if (c->is_array) {
        put32(out, PART_ARRAY);
        put32(out, c->component->id);
    } else if (c->is_hidden || c->definition) {
        put32(out, PART_DEFINED);
        put32(out, c->loader);
        put32(out, c->host ? c->host->id : UINT32_MAX);
        put32(out, (u32)c->is_trusted | (u32)(c->nest_host == c) << 1);
        put32(out, c->super->id);
        put32(out, c->interface_count);
        for (u32 i = 0; i < c->interface_count; i++) put32(out, c->interfaces[i]->id);
        put_bytes(out, c->cf->bytes.at, (u32)c->cf->bytes.length);
    } else {
        put32(out, PART_CLASS);
        put32(out, c->loader);
        put_bytes(out, c->name->text, c->name->length);
    }
}

static void write_stub(const struct method *m, FILE *out) {
    const struct code *code = m->code;
    put32(out, PART_STUB);
    put_bytes(out, m->name->text, m->name->length);
    put_bytes(out, m->descriptor->text, m->descriptor->length);
    put32(out, m->arg_slots);
    put32(out, (u32)code->max_locals << 16 | code->max_stack);
    put32(out, code->stands_for ? code->stands_for->id : UINT32_MAX);
    put_bytes(out, code->insns, code->count * (u32)sizeof(struct insn));
}

static bool is_stub(const struct method *m) {
    return m->name->text[0] == '<' && !m->cf->name && (m->flags & METHOD_HIDDEN);
}

static void write_program(struct vm *vm, FILE *out) {
    struct program *p = vm->program;
    u32 next = vm->base.methods;
    for (u32 i = vm->base.classes; i < program_class_count(p); i++) {
        const struct class *c = program_classes(p)[i];
        u32 first = c->method_count ? c->methods[0]->id : next;
        for (; next < first && is_stub(program_methods(p)[next]); next++) write_stub(program_methods(p)[next], out);
        write_class(vm, c, out);
        if (c->method_count) next = c->methods[c->method_count - 1]->id + 1;
    }
    for (; next < program_method_count(p); next++) write_stub(program_methods(p)[next], out);
}

/* What stands in traces instead of a method whose class was made up; stubs know it by themselves. */
static void write_shown(struct vm *vm, FILE *out) {
    for (u32 i = vm->base.methods; i < program_method_count(vm->program); i++) {
        const struct method *m = program_methods(vm->program)[i];
        if (is_stub(m) || !m->code || !m->code->stands_for) continue;
        put32(out, PART_SHOWN);
        put32(out, i);
        put32(out, m->code->stands_for->id);
    }
}

static int read_shown(struct vm *vm, struct reader *r) {
    u32 number = get32_from(r), shown = get32_from(r), count = program_method_count(vm->program);
    if (r->failed || number >= count || shown >= count) return -1;
    struct method *m = program_methods(vm->program)[number];
    if (!m->code && call_prepare(vm->threads.list.items[0], m) < 0) return -1;
    m->code->stands_for = program_methods(vm->program)[shown];
    return 0;
}

static bool is_text(struct slice bytes) { return bytes.length && strlen((const char *)bytes.at) == bytes.length; }

static int read_stub(struct vm *vm, struct reader *r) {
    struct slice name_bytes = get_bytes(r), descriptor_bytes = get_bytes(r);
    const char *name = (const char *)name_bytes.at, *descriptor = (const char *)descriptor_bytes.at;
    u32 slots = get32_from(r), sizes = get32_from(r), shown = get32_from(r), words;
    struct slice insns = get_bytes(r);
    u32 count = (u32)(insns.length / sizeof(struct insn));
    if (r->failed || !count || count > 1000 || insns.length % sizeof(struct insn)) return -1;
    if (!is_text(name_bytes) || !is_text(descriptor_bytes)) return -1;
    if (method_descriptor_syntax(descriptor_bytes, name_bytes, 61, &words) != SYNTAX_GOOD) return -1;
    if (strcmp(name, "<record>") == 0) return class_loading_recorder(vm) ? 0 : -1; /* it has native code */
    struct method *m = program_stub(vm->program, name, descriptor, 0);
    u16 *ops = arena_alloc(r->arena, count * sizeof(u16));
    m->arg_slots = (u16)slots;
    m->code = predecode_stub(vm->program, ops, count);
    memcpy(m->code->insns, insns.at, insns.length);
    m->code->max_locals = (u16)(sizes >> 16);
    m->code->max_stack = (u16)sizes;
    if (shown != UINT32_MAX && shown < program_method_count(vm->program))
        m->code->stands_for = program_methods(vm->program)[shown];
    return 0;
}

/* The numbers of the classes that were the supertypes of the one that is being read. */
struct supertypes VEC(u32);

static bool is_supertype(void *context, const struct class *version) {
    const struct supertypes *known = context;
    for (u32 i = 0; i < known->count; i++)
        if (known->items[i] == version->id) return true;
    return false;
}

/* Which classes stand is read later: here its supertypes do. */
static struct class *read_defined(struct program *p, struct reader *r, u32 number) {
    struct supertypes supertypes = {0};
    struct link_error error = {0};
    u32 loader = get32_from(r), host = get32_from(r), flags = get32_from(r);
    vec_push(&supertypes, get32_from(r));
    for (u32 left = get32_from(r); left && !r->failed; left--) vec_push(&supertypes, get32_from(r));
    struct slice bytes = get_bytes(r);
    if (r->failed) return vec_free(&supertypes), NULL;
    struct slice kept = {arena_copy(program_arena(p), bytes.at, bytes.length), bytes.length};
    struct definition_view view = definition_set_view(p, (struct definition_view){is_supertype, NULL, &supertypes});
    struct class *c = program_define(p, loader, kept, host < number ? program_classes(p)[host] : NULL, &error);
    definition_set_view(p, view);
    vec_free(&supertypes);
    if (c && c->is_hidden && !(flags & 1)) c->verified = c->is_trusted = false;
    if (c && c->is_hidden && (flags & 2)) c->nest_host = c;
    return c;
}

static int read_class(struct vm *vm, struct reader *r, enum part part) {
    struct program *p = vm->program;
    struct link_error error = {0};
    u32 number = program_class_count(p);
    const struct class *made = NULL;
    if (part == PART_ARRAY) {
        u32 component = get32_from(r);
        if (component < number) made = program_array_of(p, program_classes(p)[component]);
    } else if (part == PART_DEFINED) made = read_defined(p, r, number);
    else {
        u32 loader = get32_from(r);
        struct slice name = get_bytes(r);
        if (!r->failed) made = program_class(p, loader, sym_intern(program_symbols(p), name.at, name.length), &error);
    }
    return made && made->id == number ? 0 : -1;
}

/* ---- objects that are not components of their own, and tables ---- */

static void write_objects(struct vm *vm, FILE *out) {
    struct heap *heap = &vm->heap;
    put32(out, PART_NUMBERS);
    put32(out, heap->next);
    for (u32 i = vm->base.objects; i < heap->next; i++) put(out, &heap->identities[i], sizeof heap->identities[i]);
    for (u32 i = vm->base.objects; i < heap->next; i++) {
        if (!(heap->flags[i] & OBJECT_ETERNAL)) continue;
        const struct object *o = heap->objects[i];
        put32(out, PART_ETERNAL);
        put32(out, i);
        put32(out, o->class_id);
        put32(out, o->length);
        put_bytes(out, o->data, (u32)(object_bytes(vm, o) - OBJECT_HEADER_BYTES));
    }
}

static int read_numbers(struct vm *vm, struct reader *r) {
    u32 next = get32_from(r);
    if (next < vm->heap.next || next >= vm->heap.max_number) return -1;
    for (u32 i = vm->base.objects; i < next; i++) {
        struct identity id;
        get(r, &id, sizeof id);
        if (r->failed || id.occurrence >= next) return -1;
        if (id.site && heap_number_of(&vm->heap, id) != i) return -1;
        if (!id.site) vm->heap.next = i + 1;
    }
    return 0;
}

static int read_eternal(struct vm *vm, struct reader *r) {
    u32 number = get32_from(r), class_id = get32_from(r), length = get32_from(r);
    struct slice data = get_bytes(r);
    if (r->failed || class_id >= program_class_count(vm->program) || !number || number >= vm->heap.next) return -1;
    if (vm->heap.flags[number] & OBJECT_LIVE) return vm->heap.objects[number]->class_id == class_id ? 0 : -1;
    struct object *o = heap_revive(&vm->heap, number, class_id, length, data.length + OBJECT_HEADER_BYTES);
    if (!o || object_bytes(vm, o) != data.length + OBJECT_HEADER_BYTES) return -1;
    memcpy(o->data, data.at, data.length);
    vm->heap.flags[number] = OBJECT_LIVE | OBJECT_ETERNAL | OBJECT_BASE | OBJECT_SHARED;
    return 0;
}

static void write_map(struct map *map, FILE *out) {
    size_t at = 0;
    u64 key, value;
    put32(out, (u32)map_count(map));
    while (map_next(map, &at, &key, &value)) put64(out, key), put64(out, value);
}

static void read_map(struct map *map, struct reader *r) {
    for (u32 count = get32_from(r); count && !r->failed; count--) {
        u64 key = get64_from(r), value = get64_from(r);
        map_put(map, key, value);
    }
}

static void write_tables(struct vm *vm, FILE *out) {
    u32 classes = program_class_count(vm->program);
    put32(out, PART_TABLES);
    write_map(vm->link.made, out);
    write_map(vm->strings.interned, out);
    write_map(vm->threads.ids, out);
    put_bytes(out, vm->link.mirrors, classes * 4);
    put_bytes(out, vm->strings.list.items, vm->strings.list.count * 4);
    put32(out, vm->threads.list.count);
}

static bool is_live(struct vm *vm, u64 r, const struct class *c) {
    return r && r < vm->heap.next && (vm->heap.flags[r] & OBJECT_LIVE) && class_is_subclass(class_of(vm, (ref)r), c);
}

/* A string has its characters, and others refer to what there is. */
static bool eternal_fits(struct vm *vm, const struct object *o) {
    const struct class *c = program_classes(vm->program)[o->class_id];
    if (c == vm->known.String) {
        ref value = get32(o, vm->known.String_value);
        return value && value < vm->heap.next && (vm->heap.flags[value] & OBJECT_LIVE) &&
               class_of(vm, value)->element_type == 'B';
    }
    for (u32 i = 0; !c->is_array && i < c->ref_count; i++)
        if (get32(o, c->refs[i]) >= vm->heap.next) return false;
    return true;
}

/* Nothing may lead beyond what there is, or to something else than everybody relies on. */
static bool tables_fit(struct vm *vm, u32 threads) {
    size_t at = 0;
    for (u32 i = vm->base.objects; i < vm->heap.next; i++)
        if ((vm->heap.flags[i] & OBJECT_ETERNAL) && !eternal_fits(vm, vm->heap.objects[i])) return false;
    u64 key, value;
    for (u32 i = 0; i < program_class_count(vm->program); i++) {
        ref mirror = vm->link.mirrors[i];
        if (mirror && (!is_live(vm, mirror, vm->known.Class) || vm->heap.objects[mirror]->length != i)) return false;
    }
    while (map_next(vm->strings.interned, &at, &key, &value))
        if (!is_live(vm, value, vm->known.String)) return false;
    for (u32 i = 0; i < vm->strings.list.count; i++)
        if (!is_live(vm, vm->strings.list.items[i], vm->known.String)) return false;
    for (at = 0; map_next(vm->threads.ids, &at, &key, &value);)
        if (value >= threads || key >= vm->heap.next) return false;
    return threads >= vm->threads.list.count && threads <= map_count(vm->threads.ids);
}

static int read_tables(struct vm *vm, struct reader *r) {
    read_map(vm->link.made, r);
    read_map(vm->strings.interned, r);
    read_map(vm->threads.ids, r);
    struct slice mirrors = get_bytes(r), strings = get_bytes(r);
    if (r->failed || mirrors.length > program_class_count(vm->program) * 4u) return -1;
    memcpy(vm->link.mirrors, mirrors.at, mirrors.length);
    vm->strings.list.count = 0;
    for (size_t i = 0; i + 4 <= strings.length; i += 4) {
        ref string;
        memcpy(&string, strings.at + i, 4);
        vec_push(&vm->strings.list, string);
    }
    u32 threads = get32_from(r);
    if (r->failed || !tables_fit(vm, threads)) return -1;
    init_prepare_statics(vm); /* not earlier: their string constants are among the interned ones now */
    return thread_slots_make(vm, threads);
}

/* ---- components ---- */

struct component_writer {
    struct vm *vm;
    FILE *out;
};

static void write_component(void *context, struct component_key c) {
    struct component_writer *w = context;
    u32 length;
    const void *bytes = seam_read(w->vm, c, &length);
    put32(w->out, PART_COMPONENT);
    put32(w->out, c.kind);
    put64(w->out, c.key);
    put_bytes(w->out, bytes, length);
}

static int read_component(struct vm *vm, struct reader *r) {
    u32 kind = get32_from(r);
    struct component_key c = {kind, get64_from(r)};
    struct slice bytes = get_bytes(r);
    return r->failed ? -1 : restore_component(vm, c, bytes);
}

/* ---- the file ---- */

static void write_head(struct vm *vm, FILE *out) {
    put(out, magic, sizeof magic);
    put32(out, (u32)program_jdk_version(vm->program));
    put32(out, vm->base.classes);
    put32(out, vm->base.methods);
    put32(out, vm->base.objects);
}

static bool head_fits(struct vm *vm, struct reader *r) {
    char found[8];
    get(r, found, sizeof found);
    bool same = memcmp(found, magic, sizeof magic) == 0;
    same &= get32_from(r) == (u32)program_jdk_version(vm->program);
    same &= get32_from(r) == vm->base.classes;
    same &= get32_from(r) == vm->base.methods;
    same &= get32_from(r) == vm->base.objects;
    return same && !r->failed;
}

static void write_names(struct vm *vm, FILE *out) {
    write_head(vm, out);
    write_program(vm, out);
    write_objects(vm, out);
    write_tables(vm, out);
    write_shown(vm, out);
}

static int write_end(FILE *out, struct diag *diag) {
    put32(out, PART_END);
    return ferror(out) ? diag_set(diag, "writing the state failed") : 0;
}

int snapshot_write_names(struct vm *vm, FILE *out, struct diag *diag) {
    write_names(vm, out);
    return write_end(out, diag);
}

int snapshot_write(struct vm *vm, FILE *out, struct diag *diag) {
    struct component_writer writer = {vm, out};
    write_names(vm, out);
    seam_each(vm, write_component, &writer);
    return write_end(out, diag);
}

static int read_part(struct vm *vm, struct reader *r, enum part part) {
    switch (part) {
    case PART_CLASS:
    case PART_ARRAY:
    case PART_DEFINED: return read_class(vm, r, part);
    case PART_STUB: return read_stub(vm, r);
    case PART_NUMBERS: return read_numbers(vm, r);
    case PART_ETERNAL: return read_eternal(vm, r);
    case PART_TABLES: return read_tables(vm, r);
    case PART_COMPONENT: return read_component(vm, r);
    case PART_SHOWN: return read_shown(vm, r);
    default: return -1;
    }
}

int snapshot_read(struct vm *vm, FILE *in, struct diag *diag) {
    struct reader r = {.in = in, .arena = arena_new()};
    int result = head_fits(vm, &r) ? 0 : diag_set(diag, "the state belongs to another JDK, class path or program");
    while (result == 0) {
        enum part part = get32_from(&r);
        if (part == PART_END && !r.failed) break;
        if (r.failed || read_part(vm, &r, part) < 0)
            result = diag_set(diag, "the state is damaged or does not match (part %u at offset %ld)", part, ftell(in));
    }
    arena_free(r.arena);
    return result;
}
