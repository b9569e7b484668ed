/* variable.h - the field or array element that a variable handle stands for. */
#ifndef HAVELOCK_VM_LINK_VARIABLE_H
#define HAVELOCK_VM_LINK_VARIABLE_H

#include "vm/heap/place.h"
#include "vm/link/handle_site.h"

enum variable_kind { OTHER_VARIABLE, INSTANCE_FIELD, STATIC_FIELD, ARRAY_ELEMENT, LAZY_STATIC_FIELD };

/* What objects of one VarHandle class mean; belongs to the program. */
struct variable_shape {
    const struct class *c;
    enum variable_kind kind;
    bool writable;
    char type;        /* Z B S C I J F D L */
    u32 offset, base; /* byte offsets of fieldOffset, base */
    u32 object_type;  /* of receiverType or arrayType, 0: none */
    u32 value_type;   /* of fieldType, 0: none */
    u32 target;       /* lazy ones: of target, which is meant once the class in object_type is initialised */
};

struct variable {
    char type;
    bool writable;
    ref object;          /* statics: the mirror */
    u64 offset;          /* as place.h has it */
    u32 coordinates;     /* parameters, and as many words */
    struct class *value; /* references: what may be stored */
};

static inline bool variable_is_static(const struct variable *v) { return v->offset >= PLACE_STATIC; }

/* Is the object null, or an instance of the class? */
static inline bool variable_accepts(struct vm *vm, ref r, const struct class *c) {
    return !r || class_is_subclass(class_of(vm, r), c);
}

/* The handle that is meant (a lazy one stands for another), and its shape. */
const struct variable_shape *variable_meant(struct vm *vm, struct handle_site *site, ref *handle);

/* What it stands for, with these arguments; false where it is no plain field or element, or something is wrong with
 * the arguments. */
bool variable_find(struct vm *vm, const struct variable_shape *shape, const struct handle_site *site, ref handle,
                   const u32 *args, struct variable *out);

/* Its slot, as access_slots.h has it. */
u32 variable_slot(const struct variable *v, const u32 *args);

/* Both at once: the place that an operation of the site is about. */
bool variable_place(struct vm *vm, struct handle_site *site, ref handle, const u32 *args, ref *object, u32 *slot);

/* Is it an access like any other, or an atomic one? */
bool variable_access_is_plain(const struct handle_site *site);

#endif
