/* Array loads and stores. */
#include "vm/explore/observe.h"
#include "vm/interp/handler.h"
#include "vm/interp/raise.h"
#include "vm/link/java_names.h"

static NOINLINE void throw_index(REGISTERS) {
    u32 index = sp[0], length = sp[1];
    sp += 2;
    THROW("java/lang/ArrayIndexOutOfBoundsException", "Index %d out of bounds for length %d", (i32)index, (i32)length);
}

/* The unwinder discards the operands, so they may be overwritten with what the message needs. */
#define CHECK(array, index) \
    do { \
        if (UNLIKELY(!(array))) THROW_NULL(); \
        u32 length_ = objs[array]->length; \
        if (UNLIKELY((index) >= length_)) { \
            u32 index_ = (index); \
            sp -= 2; \
            sp[0] = index_; \
            sp[1] = length_; \
            TAIL throw_index(t, pc, sp, fp, ops, objs); \
        } \
    } while (0)

#define LOAD(name, type, width, store) \
    HANDLER(name) { \
        ref array = sp[-2]; \
        u32 index = sp[-1]; \
        CHECK(array, index); \
        type v; \
        memcpy(&v, objs[array]->data + (u64)index * sizeof v, sizeof v); \
        store; \
        sp += (width)-2; \
        NEXT(); \
    }

LOAD(ALOAD32, u32, 1, sp[-2] = v)
LOAD(ALOAD64, u64, 2, store64(sp - 2, v))
LOAD(ALOAD8, i8, 1, sp[-2] = (u32)(i32)v)
LOAD(ALOADU16, u16, 1, sp[-2] = v)
LOAD(ALOAD16, i16, 1, sp[-2] = (u32)(i32)v)

#define STORE(name, type, width, value) \
    HANDLER(name) { \
        ref array = sp[-2 - (width)]; \
        u32 index = sp[-1 - (width)]; \
        CHECK(array, index); \
        type v = (type)(value); \
        memcpy(objs[array]->data + (u64)index * sizeof v, &v, sizeof v); \
        sp -= 2 + (width); \
        NEXT(); \
    }

STORE(ASTORE32, u32, 1, sp[-1])
STORE(ASTORE64, u64, 2, load64(sp - 2))
STORE(ASTORE16, u16, 1, sp[-1])

HANDLER(ASTORE8) { /* byte and boolean arrays; a boolean keeps one bit */
    ref array = sp[-3];
    u32 index = sp[-2];
    CHECK(array, index);
    u32 v = sp[-1];
    struct object *o = objs[array];
    if (v > 1 && t->classes[o->class_id]->element_type == 'Z') v &= 1;
    o->data[index] = (u8)v;
    sp -= 3;
    NEXT();
}

static NOINLINE void throw_store(REGISTERS) {
    char name[512];
    class_external_name(class_of(t->vm, sp[-1]), name, sizeof name);
    THROW("java/lang/ArrayStoreException", "%s", name);
}

HANDLER(ASTOREREF) {
    ref array = sp[-3], value = sp[-1];
    u32 index = sp[-2];
    CHECK(array, index);
    struct object *o = objs[array];
    if (value) {
        const struct class *element = t->classes[o->class_id]->component;
        const struct class *actual = t->classes[objs[value]->class_id];
        if (UNLIKELY(actual != element && !class_is_subclass(actual, element)))
            TAIL throw_store(t, pc, sp, fp, ops, objs);
    }
    words(o)[index] = value;
    sp -= 3;
    NEXT();
}

HANDLER(ARRAYLENGTH) {
    ref array = sp[-1];
    if (UNLIKELY(!array)) THROW_NULL();
    sp[-1] = objs[array]->length;
    NEXT();
}

/* Observed: a shared array's elements are visible, and a write is saved first. */
#define OBSERVED_LOAD(name) \
    LISTENED(name); \
    OBSERVED(name) { \
        OBSERVE_ACCESS(sp[-2], sp[-1], false, false); \
        CARRY_OUT(name); \
    }
#define OBSERVED_STORE(name, width) \
    LISTENED(name); \
    OBSERVED(name) { \
        ref array = sp[-2 - (width)]; \
        OBSERVE_ACCESS(array, sp[-1 - (width)], true, false); \
        if (array) undo_object(t->vm, array); \
        CARRY_OUT(name); \
    }

OBSERVED_LOAD(ALOAD32)
OBSERVED_LOAD(ALOAD64)
OBSERVED_LOAD(ALOAD8)
OBSERVED_LOAD(ALOADU16)
OBSERVED_LOAD(ALOAD16)
OBSERVED_STORE(ASTORE32, 1)
OBSERVED_STORE(ASTORE64, 2)
OBSERVED_STORE(ASTORE8, 1)
OBSERVED_STORE(ASTORE16, 1)

LISTENED(ASTOREREF);
OBSERVED(ASTOREREF) {
    ref array = sp[-3];
    OBSERVE_ACCESS(array, sp[-2], true, false);
    if (array) {
        undo_object(t->vm, array);
        share_through(t->vm, array, sp[-1]);
    }
    CARRY_OUT(ASTOREREF);
}
