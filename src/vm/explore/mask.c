#include "vm/explore/mask.h"

#include "program/link/resolve.h"

struct masked {
    const char *class_name, *field, *descriptor;
};

/* Idempotent caches: recomputing gives the same value, so it does not matter whether it is there. */
static const struct masked fields[] = {
    {"java/lang/String", "hash", "I"},
    {"java/lang/String", "hashIsZero", "Z"},
    {"java/lang/Class", "name", "Ljava/lang/String;"},
    {"java/lang/Class", "packageName", "Ljava/lang/String;"},
    {NULL, NULL, NULL},
};

bool mask_has(const struct vm *vm, const struct field *f) {
    if (f->holder != vm->known.String && f->holder != vm->known.Class) return false;
    for (u32 i = 0; fields[i].class_name; i++)
        if (strcmp(fields[i].class_name, f->holder->name->text) == 0 && strcmp(fields[i].field, f->name->text) == 0)
            return true;
    return false;
}

void mask_object(struct vm *vm, const struct class *c, u8 *data) {
    if (c != vm->known.String && c != vm->known.Class) return;
    for (u32 i = 0; fields[i].class_name; i++) {
        if (strcmp(fields[i].class_name, c->name->text) != 0) continue;
        const struct field *f = find_field((struct class *)(uintptr_t)c, fields[i].field, fields[i].descriptor);
        if (f) memset(data + f->offset - OBJECT_HEADER_BYTES, 0, 4);
    }
}

void mask_statics(struct vm *vm, const struct class *c, u8 *words) { (void)vm, (void)c, (void)words; }
