#include "vm/heap/box.h"

#include "program/link/resolve.h"
#include "vm/heap/alloc.h"

static const struct {
    char type;
    const char *class_name, *descriptor;
} boxes[] = {{'Z', "java/lang/Boolean", "Z"}, {'B', "java/lang/Byte", "B"},    {'C', "java/lang/Character", "C"},
             {'S', "java/lang/Short", "S"},   {'I', "java/lang/Integer", "I"}, {'J', "java/lang/Long", "J"},
             {'F', "java/lang/Float", "F"},   {'D', "java/lang/Double", "D"}};

static bool is_wide(char type) { return type == 'J' || type == 'D'; }

ref box_new(struct thread *t, char type, u64 value) {
    for (u32 i = 0; i < 8; i++) {
        if (boxes[i].type != type) continue;
        struct link_error ignored = {0};
        struct class *c = program_class_named(t->vm->program, LOADER_BOOT, boxes[i].class_name, &ignored);
        struct field *f = c ? find_field(c, "value", boxes[i].descriptor) : NULL;
        ref r = f ? alloc_object(t, c) : 0;
        if (r && is_wide(type)) set64(object_at(t->vm, r), f->offset, value);
        else if (r) set32(object_at(t->vm, r), f->offset, (u32)value);
        return r;
    }
    return 0;
}

char box_read(struct vm *vm, ref object, u64 *value) {
    struct class *c = class_of(vm, object);
    for (u32 i = 0; i < 8; i++) {
        if (c->loader != LOADER_BOOT || strcmp(c->name->text, boxes[i].class_name) != 0) continue;
        struct field *f = find_field(c, "value", boxes[i].descriptor);
        const struct object *o = object_at(vm, object);
        *value = is_wide(boxes[i].type) ? get64(o, f->offset) : get32(o, f->offset);
        return boxes[i].type;
    }
    return 0;
}

static u64 from_float(float v) {
    u32 bits;
    memcpy(&bits, &v, 4);
    return bits;
}
static u64 from_double(double v) {
    u64 bits;
    memcpy(&bits, &v, 8);
    return bits;
}

/* Where in this order a type stands says what it widens to: everything after it, but nothing widens to char. */
static int rank(char type) {
    const char *order = "BSIJFD", *at = strchr(order, type);
    return type == 'C' ? 1 : at ? (int)(at - order) : -1;
}

bool box_widen(char from, char to, u64 *value) {
    if (from == to) return true;
    if (rank(from) < 0 || rank(to) <= rank(from) || to == 'C') return false;
    i64 whole = from == 'J' ? (i64)*value : (i64)(i32)*value;
    float single;
    memcpy(&single, value, 4);
    switch (to) {
    case 'J': *value = (u64)whole; break;
    case 'F': *value = from_float((float)whole); break;
    case 'D': *value = from_double(from == 'F' ? (double)single : (double)whole); break;
    default: *value = (u32)whole; break;
    }
    return true;
}
