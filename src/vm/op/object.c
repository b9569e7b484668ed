/* Allocation, type checks, throwing. */
#include "program/link/resolve.h"
#include "vm/caveats.h"
#include "vm/explore/observe.h"
#include "vm/heap/alloc.h"
#include "vm/heap/gc.h"
#include "vm/interp/handler.h"
#include "vm/interp/init.h"
#include "vm/interp/raise.h"
#include "vm/link/java_names.h"

/* What a failed allocation does: collect once, then OutOfMemoryError. */
static NOINLINE void out_of_memory(REGISTERS) {
    SYNC();
    if (!t->gc_tried) {
        t->gc_tried = true;
        gc_collect_softly(t->vm);
        GO();
    }
    t->gc_tried = false;
    throw_memory(t);
    UNWIND();
}

#define COLLECT_IF_DUE() \
    do { \
        if (UNLIKELY(heap_is_due(&t->vm->heap))) { \
            SYNC(); \
            gc_collect(t->vm); \
        } \
    } while (0)

#define KEEP(r) \
    do { \
        if (UNLIKELY(!(r))) TAIL out_of_memory(t, pc, sp, fp, ops, objs); \
        t->gc_tried = false; \
    } while (0)

/* The class that an instruction names; NULL: an exception was raised. Apart from the handlers, which could not end in a
 * jump with this variable on their stacks: they would grow with every instruction that is resolved. */
static NOINLINE struct class *resolve(struct thread *t, const struct insn *pc) {
    struct link_error error = {0};
    struct class *c = resolve_class(t->vm->program, t->fp->method->holder, (u16)pc->b, &error);
    if (!c) throw_link(t, &error);
    return c;
}

/* The same for a class to make an instance of. */
static NOINLINE struct class *class_to_make(struct thread *t, const struct insn *pc) {
    struct class *c = resolve(t, pc);
    char name[512];
    if (!c || !(c->access & (ACC_ABSTRACT | ACC_INTERFACE))) return c;
    class_external_name(c, name, sizeof name);
    return throw_new(t, "java/lang/InstantiationError", "%s", name), NULL;
}

HANDLER(NEW) {
    COLLECT_IF_DUE();
    SYNC();
    struct class *c = class_to_make(t, pc);
    if (!c) UNWIND();
    enum init_result ready = init_ensure(t, c);
    if (ready == INIT_THROWN) UNWIND();
    if (ready == INIT_PUSHED) RESUME();
    if (c->has_finalizer) caveat_note_in_search(t, CAVEAT_FINALIZERS);
    else if (ready == INIT_READY) {
        insn_quicken(pc, OP_NEWQUICK, 0, c->id);
        GO();
    }
    ref r = alloc_object(t, c);
    KEEP(r);
    *sp++ = r;
    NEXT();
}

HANDLER(NEWQUICK) {
    COLLECT_IF_DUE();
    SYNC();
    ref r = alloc_object(t, t->classes[pc->b]);
    KEEP(r);
    *sp++ = r;
    NEXT();
}

static NOINLINE void throw_negative(REGISTERS) { THROW("java/lang/NegativeArraySizeException", "%d", (i32)sp[-1]); }

static NOINLINE void throw_too_large(REGISTERS) {
    SYNC();
    throw_new(t, "java/lang/OutOfMemoryError", "Requested array size exceeds VM limit");
    UNWIND();
}

#define NEW_ARRAY(array_class) \
    do { \
        COLLECT_IF_DUE(); \
        i32 length = (i32)sp[-1]; \
        if (UNLIKELY(length < 0)) TAIL throw_negative(t, pc, sp, fp, ops, objs); \
        if (UNLIKELY(length > ARRAY_MAX)) TAIL throw_too_large(t, pc, sp, fp, ops, objs); \
        SYNC(); \
        ref r = alloc_array(t, (array_class), (u32)length); \
        KEEP(r); \
        sp[-1] = r; \
        NEXT(); \
    } while (0)

/* a = descriptor character of the element */
HANDLER(NEWARRAY) {
    insn_quicken(pc, OP_ANEWARRAYQUICK, 0, array_class(t->vm, (char)pc->a)->id);
    GO();
}

HANDLER(ANEWARRAY) {
    SYNC();
    struct class *c = resolve(t, pc);
    if (!c) UNWIND();
    insn_quicken(pc, OP_ANEWARRAYQUICK, 0, program_array_of(t->vm->program, c)->id);
    GO();
}

HANDLER(ANEWARRAYQUICK) { NEW_ARRAY(t->classes[pc->b]); }

/* a = dimensions, b = cp index. Dimensions are checked before anything is allocated. */
HANDLER(MULTIANEWARRAY) {
    COLLECT_IF_DUE();
    SYNC();
    struct class *c = resolve(t, pc);
    if (!c) UNWIND();
    u32 *dimensions = sp - pc->a;
    for (u32 i = 0; i < pc->a; i++)
        if ((i32)dimensions[i] < 0) THROW("java/lang/NegativeArraySizeException", "%d", (i32)dimensions[i]);
    ref r = alloc_multi(t, c, pc->a, dimensions);
    KEEP(r);
    sp = dimensions;
    *sp++ = r;
    NEXT();
}

HANDLER(ATHROW) {
    ref r = sp[-1];
    if (UNLIKELY(!r)) THROW_NULL();
    SYNC();
    throw_ref(t, r);
    UNWIND();
}

static NOINLINE void throw_cast(REGISTERS) {
    SYNC();
    char text[1024];
    java_names_cast_message(t->vm, class_of(t->vm, sp[-1]), t->classes[pc->b], text, sizeof text);
    throw_new(t, "java/lang/ClassCastException", "%s", text);
    UNWIND();
}

#define RESOLVE_TYPE(quick) \
    do { \
        SYNC(); \
        struct class *c = resolve(t, pc); \
        if (!c) UNWIND(); \
        insn_quicken(pc, quick, 0, c->id); \
        GO(); \
    } while (0)

/* null passes without resolving anything */
HANDLER(CHECKCAST) {
    if (!sp[-1]) NEXT();
    RESOLVE_TYPE(OP_CHECKCASTQUICK);
}

/* a of the quick forms: the number of a class whose instances pass, plus 1; 0: none so far. The first one found stays.
 */
static void remember_passing(const struct insn *pc, const struct class *c) {
    if (!pc->a && c->id < UINT16_MAX) insn_quicken(pc, pc->op, (u16)(c->id + 1), pc->b);
}

static NOINLINE void check_cast(REGISTERS) {
    const struct class *c = t->classes[objs[sp[-1]]->class_id];
    if (UNLIKELY(!class_is_subclass(c, t->classes[pc->b]))) TAIL throw_cast(t, pc, sp, fp, ops, objs);
    remember_passing(pc, c);
    NEXT();
}

HANDLER(CHECKCASTQUICK) {
    ref r = sp[-1];
    if (r) {
        u32 id = objs[r]->class_id;
        if (UNLIKELY(id != pc->b && id + 1 != pc->a)) TAIL check_cast(t, pc, sp, fp, ops, objs);
    }
    NEXT();
}

HANDLER(INSTANCEOF) {
    if (!sp[-1]) NEXT();
    RESOLVE_TYPE(OP_INSTANCEOFQUICK);
}

static NOINLINE void ask_instance(REGISTERS) {
    const struct class *c = t->classes[objs[sp[-1]]->class_id];
    sp[-1] = class_is_subclass(c, t->classes[pc->b]);
    if (sp[-1]) remember_passing(pc, c);
    NEXT();
}

HANDLER(INSTANCEOFQUICK) {
    ref r = sp[-1];
    if (r) {
        u32 id = objs[r]->class_id;
        if (UNLIKELY(id != pc->b && id + 1 != pc->a)) TAIL ask_instance(t, pc, sp, fp, ops, objs);
        sp[-1] = 1;
    }
    NEXT();
}

LISTENED(NEWQUICK);
OBSERVED(NEWQUICK) { /* the initialisation seen when it was quickened may have been undone */
    struct class *c = t->classes[pc->b];
    if (UNLIKELY(!init_done(t->vm, c))) {
        SYNC();
        enum init_result ready = init_ensure(t, c);
        if (ready == INIT_THROWN) UNWIND();
        if (ready == INIT_PUSHED) RESUME();
    } else OBSERVE_INITIALISED(c);
    CARRY_OUT(NEWQUICK);
}
