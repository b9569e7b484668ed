/* method.h - a method of a linked class. */
#ifndef HAVELOCK_PROGRAM_METHOD_H
#define HAVELOCK_PROGRAM_METHOD_H

#include "base/hash.h"
#include "program/class.h"

enum { VTABLE_NONE = -1 };

/* Facts about a method that the VM asks often. */
enum method_flag {
    METHOD_INIT = 1,             /* <init> */
    METHOD_CLINIT = 2,           /* the class initialiser */
    METHOD_POLYMORPHIC = 4,      /* signature polymorphic: MethodHandle.invoke..., VarHandle.get... */
    METHOD_CALLER_SENSITIVE = 8, /* @CallerSensitive */
    METHOD_HIDDEN = 16,          /* @Hidden or made by the VM: not shown in stack traces */
    METHOD_OVERPASS = 32,        /* a place-holder that throws; linking makes none (see link.h) */
    METHOD_UNOBSERVED = 64,      /* of the JDK: others care for nothing it does (see library.h) */
    METHOD_OPERATION = 128,      /* of the JDK: does one thing, as others see it (likewise) */
    METHOD_LOCK = 256,           /* likewise, and touches nothing but the lock it belongs to */
    METHOD_SCANS = 512,          /* of ForkJoinPool: starts each scan for work at another place; predecode.c pins it */
    METHOD_UNLISTED = 1024,      /* made by the VM: reflection does not show it */
    METHOD_APART = 2048,         /* of the JDK: no operation, and no part of one that calls it */
    METHOD_PASSES_ON = 4096,     /* of the JDK: accesses arrays for whoever calls it (see library.h) */
    METHOD_GROUPS = 8192,        /* with METHOD_UNOBSERVED: as long as nobody looks at thread groups */
    METHOD_IDLE = 16384,         /* of a pool: is about workers without a task, see idle_worker.h */
    METHOD_CUT = 32768           /* every access is a step: of an operation, or of what one that is cut, too, calls */
};

struct code; /* pre-decoded instructions: belongs to the VM layer */

struct method {
    u32 id;
    struct class *holder;
    const struct sym *name, *descriptor;
    const struct cf_member *cf;
    u16 access;
    u16 flags;
    u16 arg_slots;        /* 4-byte slots of the arguments, receiver included; long and double take two */
    char return_type;     /* descriptor character: V Z B C S I J F D L [ */
    i32 vtable_index;     /* VTABLE_NONE: call it as it is (static, private, final, initialisers), except an interface
                             method that is neither static nor private: select_interface, whatever the instruction */
    struct code *code;    /* NULL until first needed */
    void (*native)(void); /* C body of a native or overridden method; cast by the VM */
    u32 native_flags;     /* the VM's notes about it */
    void (*native_alternatives)(void); /* likewise: how many ways to carry it out, see vm/native.h */
};

/* Where a declared method lies in class.method_index, masked. */
static inline u32 method_hash(const struct sym *name, const struct sym *descriptor) {
    u64 mixed = hash_spread((uintptr_t)name) + (u64)(uintptr_t)descriptor * HASH_FACTOR_2;
    return (u32)(mixed >> 32);
}

static inline bool method_is_static(const struct method *m) { return m->access & ACC_STATIC; }

#endif
