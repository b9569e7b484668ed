/* Fields. The slow forms resolve, initialise the class of a static, and become quick. */
#include "program/link/resolve.h"
#include "vm/access/owner.h"
#include "vm/explore/mask.h"
#include "vm/explore/observe.h"
#include "vm/explore/watched.h"
#include "vm/interp/handler.h"
#include "vm/interp/init.h"
#include "vm/interp/raise.h"
#include "vm/interp/superinsn.h"
#include "vm/listen/listen.h"

/* System.in, out and err are final, and can be set. */
static bool is_stream_of_system(const struct vm *vm, const struct field *f) {
    const char *name = f->name->text;
    return f->holder == vm->known.System &&
           (strcmp(name, "in") == 0 || strcmp(name, "out") == 0 || strcmp(name, "err") == 0);
}

static u16 flags_of(const struct vm *vm, const struct field *f) {
    u32 flags = 0;
    if (vm->explore.watched.count && watched_field(vm, f)) flags |= FIELD_WATCHED;
    if (f->access & ACC_VOLATILE) flags |= FIELD_VOLATILE;
    if (((f->access & ACC_FINAL) && !is_stream_of_system(vm, f)) || mask_has(vm, f)) flags |= FIELD_FINAL;
    if (owner_is_field(f)) flags |= FIELD_OWNER;
    flags |= f->holder->module ? FIELD_JDK : FIELD_OWN;
    if (f->type == 'L' || f->type == '[') flags |= FIELD_REF;
    return (u16)flags;
}

static bool is_wide(char type) { return type == 'J' || type == 'D'; }
static bool is_narrow(char type) { return type == 'Z' || type == 'B' || type == 'C' || type == 'S'; }

static NOINLINE struct field *resolve(struct thread *t, const struct insn *pc, struct frame *fp, bool is_static,
                                      bool write) {
    struct link_error error = {0};
    struct field *f = resolve_field(t->vm->program, fp->method, (u16)pc->b, is_static, write, &error);
    if (!f) throw_link(t, &error);
    return f;
}

HANDLER(GETFIELD) {
    SYNC();
    struct field *f = resolve(t, pc, fp, false, false);
    if (!f) UNWIND();
    insn_quicken(pc, is_wide(f->type) ? OP_GETFIELD64 : OP_GETFIELD32, flags_of(t->vm, f), f->offset);
    superinsn_form_before(fp->method->code, pc);
    GO();
}

HANDLER(PUTFIELD) {
    SYNC();
    struct field *f = resolve(t, pc, fp, false, true);
    if (!f) UNWIND();
    if (is_narrow(f->type)) insn_quicken(pc, OP_PUTFIELDNARROW, (u16)(flags_of(t->vm, f) | f->type << 8), f->offset);
    else insn_quicken(pc, is_wide(f->type) ? OP_PUTFIELD64 : OP_PUTFIELD32, flags_of(t->vm, f), f->offset);
    superinsn_form_before(fp->method->code, pc);
    GO();
}

static void get_static_value(struct thread *t, const struct field *f, u32 **sp) {
    (*sp)[0] = t->statics[f->offset];
    if (is_wide(f->type)) (*sp)[1] = t->statics[f->offset + 1];
    *sp += is_wide(f->type) ? 2 : 1;
}

static void put_static_value(struct thread *t, const struct field *f, u32 **sp) {
    *sp -= is_wide(f->type) ? 2 : 1;
    if (t->vm->undo) undo_statics(t->vm, f->holder);
    u32 v = (*sp)[0];
    t->statics[f->offset] = is_narrow(f->type) ? narrow_word(v, (u32)f->type) : v;
    if (is_wide(f->type)) t->statics[f->offset + 1] = (*sp)[1];
    if (t->vm->undo && (flags_of(t->vm, f) & FIELD_REF)) share(t->vm, v);
}

/* What the class's own initialiser does makes events, too. */
static void emit_static(struct thread *t, const struct field *f, bool write) {
    u32 flags = flags_of(t->vm, f);
    if (t->vm->listener && flags & t->vm->listener->fields) listen_access(t, 0, f->offset, flags, write, 0);
}

/* A static field becomes quick only when its class is initialised for good: an access from within the
 * running initialiser is carried out without quickening. */
HANDLER(GETSTATIC) {
    SYNC();
    struct field *f = resolve(t, pc, fp, true, false);
    if (!f) UNWIND();
    enum init_result ready = init_ensure(t, f->holder);
    if (ready == INIT_THROWN) UNWIND();
    if (ready == INIT_PUSHED) RESUME();
    if (ready == INIT_RUNNING) {
        emit_static(t, f, false);
        get_static_value(t, f, &sp);
        NEXT();
    }
    insn_quicken(pc, is_wide(f->type) ? OP_GETSTATIC64 : OP_GETSTATIC32, flags_of(t->vm, f), f->offset);
    GO();
}

HANDLER(PUTSTATIC) {
    SYNC();
    struct field *f = resolve(t, pc, fp, true, true);
    if (!f) UNWIND();
    enum init_result ready = init_ensure(t, f->holder);
    if (ready == INIT_THROWN) UNWIND();
    if (ready == INIT_PUSHED) RESUME();
    if (ready == INIT_RUNNING) {
        emit_static(t, f, true);
        put_static_value(t, f, &sp);
        NEXT();
    }
    if (is_narrow(f->type)) insn_quicken(pc, OP_PUTSTATICNARROW, (u16)(flags_of(t->vm, f) | f->type << 8), f->offset);
    else insn_quicken(pc, is_wide(f->type) ? OP_PUTSTATIC64 : OP_PUTSTATIC32, flags_of(t->vm, f), f->offset);
    GO();
}

HANDLER(GETFIELD32) {
    ref r = sp[-1];
    if (UNLIKELY(!r)) THROW_NULL();
    sp[-1] = get32(objs[r], pc->b);
    NEXT();
}

HANDLER(GETFIELD64) {
    ref r = sp[-1];
    if (UNLIKELY(!r)) THROW_NULL();
    store64(sp - 1, get64(objs[r], pc->b));
    sp++;
    NEXT();
}

HANDLER(PUTFIELD32) {
    ref r = sp[-2];
    if (UNLIKELY(!r)) THROW_NULL();
    set32(objs[r], pc->b, sp[-1]);
    sp -= 2;
    NEXT();
}

HANDLER(PUTFIELD64) {
    ref r = sp[-3];
    if (UNLIKELY(!r)) THROW_NULL();
    set64(objs[r], pc->b, load64(sp - 2));
    sp -= 3;
    NEXT();
}

HANDLER(PUTFIELDNARROW) {
    ref r = sp[-2];
    if (UNLIKELY(!r)) THROW_NULL();
    set32(objs[r], pc->b, narrow_word(sp[-1], pc->a >> 8));
    sp -= 2;
    NEXT();
}

HANDLER(GETSTATIC32) {
    *sp++ = t->statics[pc->b];
    NEXT();
}

HANDLER(GETSTATIC64) {
    store64(sp, load64(&t->statics[pc->b]));
    sp += 2;
    NEXT();
}

HANDLER(PUTSTATIC32) {
    t->statics[pc->b] = *--sp;
    NEXT();
}

HANDLER(PUTSTATIC64) {
    sp -= 2;
    store64(&t->statics[pc->b], load64(sp));
    NEXT();
}

HANDLER(PUTSTATICNARROW) {
    t->statics[pc->b] = narrow_word(*--sp, pc->a >> 8);
    NEXT();
}

/* Observed. */
#define OBSERVED_GET(name) \
    LISTENED(name); \
    OBSERVED(name) { \
        if (!IS_SETTLED_FINAL(pc->a)) OBSERVE_ACCESS(sp[-1], pc->b, false, pc->a &FIELD_VOLATILE); \
        CARRY_OUT(name); \
    }
#define OBSERVED_PUT(name, width) \
    LISTENED(name); \
    OBSERVED(name) { \
        ref r = sp[-1 - (width)]; \
        if (UNLIKELY(pc->a & FIELD_WATCHED)) { \
            if (r) OBSERVE_WATCHED(r, pc->b, pc->a &FIELD_VOLATILE); \
        } else if (!IS_SETTLED_FINAL(pc->a)) OBSERVE_ACCESS(r, pc->b, true, pc->a &FIELD_VOLATILE); \
        if (r) { \
            if (UNLIKELY(pc->a & FIELD_FINAL)) OBSERVE_FINAL_WRITE(r, pc->a); \
            if (UNLIKELY(pc->a & FIELD_OWNER)) owner_change(t, r, pc->b, sp[-1]); \
            undo_object(t->vm, r); \
            if (pc->a & FIELD_REF) share_through(t->vm, r, sp[-1]); \
        } \
        CARRY_OUT(name); \
    }

OBSERVED_GET(GETFIELD32)
OBSERVED_GET(GETFIELD64)
OBSERVED_PUT(PUTFIELD32, 1)
OBSERVED_PUT(PUTFIELD64, 2)
OBSERVED_PUT(PUTFIELDNARROW, 1)

/* An initialisation seen earlier may have been undone since: a static access asks each time. */
#define OBSERVED_STATIC(name, write, save) \
    LISTENED(name); \
    OBSERVED(name) { \
        struct class *c = t->classes[t->vm->statics.owner[pc->b]]; \
        if (UNLIKELY(t->statics[c->statics_start] != INIT_STATUS_DONE)) { \
            SYNC(); \
            enum init_result ready = init_ensure(t, c); \
            if (ready == INIT_THROWN) UNWIND(); \
            if (ready == INIT_PUSHED) RESUME(); \
        } else OBSERVE_INITIALISED(c); \
        if (UNLIKELY((write) && (pc->a & FIELD_WATCHED))) OBSERVE_WATCHED(0, pc->b, pc->a &FIELD_VOLATILE); \
        else if (!IS_SETTLED_STATIC_FINAL(pc->a)) OBSERVE_STATIC(pc->b, write, pc->a &FIELD_VOLATILE); \
        save; \
        CARRY_OUT(name); \
    }

#define SAVE_STATIC (undo_statics(t->vm, c), (void)((pc->a & FIELD_REF) && (share(t->vm, sp[-1]), 0)))

OBSERVED_STATIC(GETSTATIC32, false, (void)0)
OBSERVED_STATIC(GETSTATIC64, false, (void)0)
OBSERVED_STATIC(PUTSTATIC32, true, SAVE_STATIC)
OBSERVED_STATIC(PUTSTATIC64, true, SAVE_STATIC)
OBSERVED_STATIC(PUTSTATICNARROW, true, SAVE_STATIC)
