#include "vm/listen/display_names.h"

#include <stdlib.h>

#include "base/arena.h"
#include "base/map.h"
#include "base/memory.h"
#include "program/link/resolve.h"
#include "vm/heap/java_string.h"
#include "vm/heap/place.h"
#include "vm/interp/thread_object.h"
#include "vm/link/java_names.h"

enum { LONGEST_STRING = 40 };

struct display_names {
    struct vm *vm;
    struct arena *arena;
    struct VEC(u32) ranks;            /* by reference: rank + 1, 0: none so far */
    struct map *counters;             /* class number (counter_of) -> how many have a rank */
    struct map *classes;              /* class number -> name */
    struct map *names;                /* reference -> what it was called when it was first mentioned */
    struct VEC(const char *) threads; /* by thread number; NULL so far */
    struct VEC(const char *) former;  /* names of threads whose number is another's now */
};

struct display_names *display_names_new(struct vm *vm) {
    struct display_names *display_names = memory_zero(1, sizeof *display_names);
    display_names->vm = vm;
    display_names->arena = arena_new();
    display_names->counters = map_new();
    display_names->classes = map_new();
    display_names->names = map_new();
    return display_names;
}

void display_names_free(struct display_names *display_names) {
    if (!display_names) return;
    arena_free(display_names->arena);
    vec_free(&display_names->ranks);
    map_free(display_names->counters);
    map_free(display_names->classes);
    map_free(display_names->names);
    vec_free(&display_names->threads);
    vec_free(&display_names->former);
    free(display_names);
}

struct vm *display_names_vm(const struct display_names *display_names) {
    return display_names->vm;
}

/* ---- classes ---- */

/* Where the short form of a class name begins: after the package and the enclosing classes. A name that begins
 * with a digit (a class without a name, or a local one) keeps the class around it. */
static const char *short_form(const char *name) {
    const char *slash = strrchr(name, '/'), *start = slash ? slash + 1 : name;
    for (const char *p = start; *p; p++)
        if (*p == '$' && p > start && p[1] && p[1] != '$' && (p[1] < '0' || p[1] > '9')) start = p + 1;
    return start;
}

static bool is_shared_name(struct vm *vm, const struct class *c, const char *name) {
    struct class **classes = program_arrivals(vm->program);
    for (u32 i = 0, count = program_arrival_count(vm->program); i < count; i++)
        if (classes[i] != c && !classes[i]->module && !classes[i]->is_array && !classes[i]->is_hidden &&
            strcmp(short_form(classes[i]->name->text), name) == 0)
            return true;
    return false;
}

static const char *new_class_name(struct display_names *display_names, const struct class *c) {
    char name[300];
    if (c->is_array)
        return arena_printf(display_names->arena, "%s[]", display_names_class(display_names, c->component));
    const char *lambda = c->is_hidden ? strstr(c->name->text, "$$") : NULL;
    if (lambda) {
        const char *slash = strrchr(c->name->text, '/');
        const char *start = slash && slash < lambda ? slash + 1 : c->name->text;
        for (const char *p = start; p < lambda; p++)
            if (*p == '/') start = p + 1;
        return arena_printf(display_names->arena, "%.*s.lambda", (int)(lambda - start), start);
    }
    const char *brief = short_form(c->name->text);
    if (!is_shared_name(display_names->vm, c, brief)) return arena_string(display_names->arena, brief);
    class_external_name(c, name, sizeof name);
    return arena_string(display_names->arena, name);
}

const char *display_names_class(struct display_names *display_names, const struct class *c) {
    u64 known;
    if (map_get(display_names->classes, c->id, &known)) return (const char *)(uintptr_t)known;
    const char *name = new_class_name(display_names, c);
    map_put(display_names->classes, c->id, (u64)(uintptr_t)name);
    return name;
}

/* ---- threads ---- */

static u32 bearers_of(const struct display_names *display_names, const char *name) {
    u32 count = 0;
    for (u32 i = 0; i < display_names->threads.count; i++)
        if (display_names->threads.items[i] && strcmp(display_names->threads.items[i], name) == 0) count++;
    for (u32 i = 0; i < display_names->former.count; i++) count += strcmp(display_names->former.items[i], name) == 0;
    return count;
}

void display_names_thread_anew(struct display_names *display_names, u32 thread) {
    if (thread >= display_names->threads.count || !display_names->threads.items[thread]) return;
    vec_push(&display_names->former, display_names->threads.items[thread]);
    display_names->threads.items[thread] = NULL;
}

const char *display_names_thread(struct display_names *display_names, u32 thread) {
    while (display_names->threads.count <= thread) vec_push(&display_names->threads, NULL);
    if (display_names->threads.items[thread]) return display_names->threads.items[thread];
    struct thread *t = display_names->vm->threads.list.items[thread];
    char name[200] = "?";
    if (t->h.object) thread_display_name(t, name, sizeof name);
    const char *label = arena_string(display_names->arena, name);
    for (u32 n = 2; bearers_of(display_names, label); n++)
        label = arena_printf(display_names->arena, "%s (%u)", name, n);
    return display_names->threads.items[thread] = label;
}

/* ---- objects ---- */

/* Each lambda is a class of its own; those of one class are all called the same. */
static u64 counter_of(struct display_names *display_names, const struct class *c) {
    u64 hash = 14695981039346656037u;
    if (!c->is_hidden) return c->id;
    for (const char *p = display_names_class(display_names, c); *p; p++) hash = (hash ^ (u8)*p) * 1099511628211u;
    return hash | 1ull << 63;
}

void display_names_made(struct display_names *display_names, ref r) {
    u64 rank = 0, counter = counter_of(display_names, class_of(display_names->vm, r));
    map_get(display_names->counters, counter, &rank);
    map_put(display_names->counters, counter, rank + 1);
    while (display_names->ranks.count <= r) vec_push(&display_names->ranks, 0);
    display_names->ranks.items[r] = (u32)rank + 1;
}

void display_names_forget(struct display_names *display_names, ref r) {
    map_remove(display_names->names, r);
    if (r < display_names->ranks.count) display_names->ranks.items[r] = 0;
}

static const char *string_label(struct display_names *display_names, ref r) {
    char *text = java_string_utf8(display_names->vm, r);
    size_t length = strlen(text);
    bool cut = length > LONGEST_STRING;
    if (cut)
        for (length = LONGEST_STRING; length && ((u8)text[length] & 0xC0) == 0x80;) length--;
    for (size_t i = 0; i < length; i++)
        if ((u8)text[i] < ' ') text[i] = ' ';
    const char *label = arena_printf(display_names->arena, "\"%.*s%s\"", (int)length, text, cut ? "..." : "");
    free(text);
    return label;
}

static const char *unquoted(struct display_names *display_names, ref r) {
    char *text = java_string_utf8(display_names->vm, r);
    const char *copy = arena_string(display_names->arena, text);
    free(text);
    return copy;
}

static bool refers_to(const struct object *o, const struct class *c, ref r) {
    for (u32 i = 0; i < c->ref_count; i++)
        if (get32(o, c->refs[i]) == r) return true;
    return false;
}

/* The object of the enclosing class that holds r as a part; 0: none. */
static ref whole_of(struct vm *vm, ref r) {
    const struct class *c = class_of(vm, r);
    const char *name = c->name->text, *end = strchr(name, '$');
    if (!c->module || c->is_hidden || c->is_array || !end) return 0;
    for (ref o = 1; o < vm->heap.next; o++) {
        if (!(vm->heap.flags[o] & OBJECT_LIVE)) continue;
        const struct class *outer = class_of(vm, o);
        if (strncmp(outer->name->text, name, (size_t)(end - name)) == 0 && !outer->name->text[end - name] &&
            refers_to(object_at(vm, o), outer, r))
            return o;
    }
    return 0;
}

ref display_names_whole(struct display_names *display_names, ref r) {
    ref whole = whole_of(display_names->vm, r);
    return whole ? whole : r;
}

static const char *ranked_label(struct display_names *display_names, ref r) {
    if (r >= display_names->ranks.count || !display_names->ranks.items[r]) display_names_made(display_names, r);
    return arena_printf(display_names->arena, "%s#%u",
                        display_names_class(display_names, class_of(display_names->vm, r)),
                        display_names->ranks.items[r] - 1);
}

/* The static final field of the application that holds the object; NULL: none does. */
static const char *field_that_holds(struct display_names *display_names, ref r) {
    struct vm *vm = display_names->vm;
    struct class **classes = program_arrivals(vm->program);
    for (u32 i = 0; i < vm->statics.ready; i++)
        for (u32 k = 0; !classes[i]->module && k < classes[i]->field_count; k++) {
            const struct field *f = &classes[i]->fields[k];
            bool constant = (f->access & (ACC_STATIC | ACC_FINAL)) == (ACC_STATIC | ACC_FINAL);
            if (constant && (f->type == 'L' || f->type == '[') && vm->statics.words[f->offset] == r)
                return arena_printf(display_names->arena, "%s.%s", display_names_class(display_names, classes[i]),
                                    f->name->text);
        }
    return NULL;
}

/* The final field of the object's class, which is the application's, that holds r; NULL: none does. */
static const struct field *own_field_with(struct vm *vm, ref object, ref r) {
    const struct class *c = class_of(vm, object);
    if (c->module || c->is_hidden || c->is_array || !refers_to(object_at(vm, object), c, r)) return NULL;
    for (; c && !c->module; c = c->super)
        for (u32 i = 0; i < c->field_count; i++) {
            const struct field *f = &c->fields[i];
            bool constant = (f->access & (ACC_STATIC | ACC_FINAL | ACC_SYNTHETIC)) == ACC_FINAL;
            if (constant && (f->type == 'L' || f->type == '[') && get32(object_at(vm, object), f->offset) == r)
                return f;
        }
    return NULL;
}

/* An object of the JDK's classes says little by its class: "Box#0.lock" is more than "Object#3". NULL: no object of the
 * application holds it for good, or several do. */
static const char *place_in_application(struct display_names *display_names, ref r) {
    struct vm *vm = display_names->vm;
    const struct field *field = NULL;
    ref holder = 0;
    if (!class_of(vm, r)->module || class_of(vm, r)->is_hidden) return NULL;
    for (ref o = 1; o < vm->heap.next; o++) {
        if ((vm->heap.flags[o] & (OBJECT_LIVE | OBJECT_BASE)) != OBJECT_LIVE) continue;
        const struct field *found = own_field_with(vm, o, r);
        if (found && field) return NULL;
        if (found) field = found, holder = o;
    }
    return field ? arena_printf(display_names->arena, "%s.%s", display_names_object(display_names, holder),
                                field->name->text)
                 : NULL;
}

static const char *stream_name(const struct vm *vm, ref r) {
    if (r == vm->known.out) return "System.out";
    return r == vm->known.err ? "System.err" : NULL;
}

static const char *name_of(struct display_names *display_names, ref r) {
    u64 known;
    if (map_get(display_names->names, r, &known)) return (const char *)(uintptr_t)known;
    const char *name = stream_name(display_names->vm, r);
    if (!name) name = field_that_holds(display_names, r);
    if (!name) name = place_in_application(display_names, r);
    if (!name) name = ranked_label(display_names, r);
    map_put(display_names->names, r, (u64)(uintptr_t)name);
    return name;
}

/* The value in an Integer, a Boolean, ...; NULL: it is no such object. */
static const char *boxed_value(struct display_names *display_names, ref r) {
    static const char *const boxes[] = {"java/lang/Integer",   "java/lang/Long",  "java/lang/Boolean",
                                        "java/lang/Character", "java/lang/Short", "java/lang/Byte",
                                        "java/lang/Float",     "java/lang/Double"};
    const struct class *c = class_of(display_names->vm, r);
    bool is_box = false;
    for (u32 i = 0; i < sizeof boxes / sizeof *boxes && c->module; i++) is_box |= strcmp(c->name->text, boxes[i]) == 0;
    for (u32 i = 0; is_box && i < c->field_count; i++) {
        const struct field *f = &c->fields[i];
        if (f->access & ACC_STATIC || strcmp(f->name->text, "value") != 0) continue;
        struct place place = place_of(display_names->vm, r, f->offset, false);
        return display_names_value(display_names, f->type, place_read(&place, f->type));
    }
    return NULL;
}

const char *display_names_object(struct display_names *display_names, ref r) {
    struct vm *vm = display_names->vm;
    if (!r) return "null";
    if (!(vm->heap.flags[r] & OBJECT_LIVE)) return "a collected object";
    const struct class *c = class_of(vm, r);
    if (c == vm->known.String) return string_label(display_names, r);
    if (c == vm->known.Class)
        return arena_printf(display_names->arena, "%s.class",
                            display_names_class(display_names, program_classes(vm->program)[object_at(vm, r)->length]));
    if (class_is_subclass(c, vm->known.Thread)) {
        struct thread *t = thread_of_object(vm, r);
        u64 number;
        if (t) return display_names_thread(display_names, t->id);
        if (vm->threads.ids && map_get(vm->threads.ids, r, &number) && number < display_names->threads.count &&
            display_names->threads.items[number])
            return display_names->threads.items[number];
        ref name = get32(object_at(vm, r), vm->known.Thread_name);
        const char *text = name ? unquoted(display_names, name) : "";
        if (*text) return text;
    }
    const char *boxed = boxed_value(display_names, r);
    if (boxed) return boxed;
    return name_of(display_names, display_names_whole(display_names, r));
}

/* ---- values ---- */

static const char *character(struct display_names *display_names, u32 c) {
    if (c >= ' ' && c < 0x7F) return arena_printf(display_names->arena, "'%c'", (char)c);
    return arena_printf(display_names->arena, "'\\u%04x'", c & 0xFFFF);
}

static const char *real(struct display_names *display_names, double value, int digits) {
    const char *text = arena_printf(display_names->arena, "%.*g", digits, value);
    return strpbrk(text, ".einf") ? text : arena_printf(display_names->arena, "%s.0", text);
}

/* "DAYS"; NULL: it is no constant of an enum. */
static const char *enum_constant(struct display_names *display_names, ref r) {
    struct vm *vm = display_names->vm;
    if (!r || !(vm->heap.flags[r] & OBJECT_LIVE)) return NULL;
    struct class *c = class_of(vm, r);
    while (c && strcmp(c->name->text, "java/lang/Enum") != 0) c = c->super;
    const struct field *f = c ? find_field(c, "name", "Ljava/lang/String;") : NULL;
    ref name = f ? get32(object_at(vm, r), f->offset) : 0;
    return name ? unquoted(display_names, name) : NULL;
}

const char *display_names_value(struct display_names *display_names, char type, u64 value) {
    float narrow;
    double wide;
    switch (type) {
    case 'Z': return value & 1 ? "true" : "false";
    case 'C': return character(display_names, (u32)value);
    case 'J': return arena_printf(display_names->arena, "%lld", (long long)value);
    case 'F': memcpy(&narrow, &value, 4); return real(display_names, (double)narrow, 9);
    case 'D': memcpy(&wide, &value, 8); return real(display_names, wide, 17);
    case 'L':
        if (enum_constant(display_names, (ref)value)) return enum_constant(display_names, (ref)value);
        return display_names_object(display_names, (ref)value);
    case '[': return display_names_object(display_names, (ref)value);
    default: return arena_printf(display_names->arena, "%d", (i32)(u32)value);
    }
}
