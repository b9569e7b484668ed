#include "vm/explore/loop_watch.h"

#include "classfile/bytecode.h"
#include "vm/explore/observe.h"
#include "vm/explore/seam.h"
#include "vm/interp/handler.h"
#include "vm/link/handle_access.h"
#include "vm/native.h"

/* ---- where it goes ---- */

enum { LAST_LOCAL = 63 };

static struct bytecode_access locals_at(const struct solo_loop *loop, u32 offset, u64 *bits) {
    struct bytecode b;
    struct bytecode_access access = {0};
    if (bytecode_decode(loop->method->code->cf.code, offset, &b)) access = bytecode_access(&b);
    *bits = access.slots ? (u64)1 << (access.index < LAST_LOCAL ? access.index : LAST_LOCAL) : 0;
    return access;
}

/* The only instruction that can follow. The interpreter may take some of them in one go, which are not reported then:
 * at most MOST_AT_ONCE. */
enum { MOST_AT_ONCE = 8 };
static bool next_in_line(const struct solo_loop *loop, u32 *at) {
    struct bytecode b;
    if (!bytecode_decode(loop->method->code->cf.code, *at, &b) || bytecode_is_switch(&b)) return false;
    bool falls = bytecode_falls_through(&b), branches = bytecode_branches(&b);
    if (falls == branches) return false;
    *at = falls ? b.next : (u32)b.value;
    return true;
}

u64 loop_watch_locals(const struct solo_loop *loop) {
    u64 all = 0, bits;
    for (u32 i = 0; i < loop->offsets.count; i++) {
        u32 at = loop->offsets.items[i], count = 0;
        do
            if (locals_at(loop, at, &bits).writes) all |= bits;
        while (++count < MOST_AT_ONCE && next_in_line(loop, &at));
    }
    return all;
}

static void note_locals(struct loop_watch *w, u32 offset) {
    u64 bits;
    struct bytecode_access access = locals_at(w->loop, offset, &bits);
    if (access.reads && (bits & w->set & ~w->set_since)) w->takes = true;
    if (access.writes && access.index < LAST_LOCAL) w->set_since |= bits;
    w->kept += access.writes;
}

/* The operand stack is empty. */
static void begin_statement(struct loop_watch *w) {
    if (w->kept == w->statement.kept && w->seen.count > w->statement.seen) w->seen.count = w->statement.seen;
    if (w->kept == w->statement.kept) w->takes = w->statement.takes;
    w->statement.seen = w->seen.count;
    w->statement.kept = w->kept;
    w->statement.takes = w->takes;
}

/* True: the loop decides there. */
static bool note_decision(struct loop_watch *w, u32 offset) {
    const struct loop_decision *d = NULL;
    for (u32 i = 0; i < w->decisions->count && !d; i++)
        if (w->decisions->items[i].at == offset) d = &w->decisions->items[i];
    if (!d) return false;
    for (u32 i = 0; i < w->seen.count; i++)
        w->loop->places.items[w->seen.items[i]].decides |= (d->ways & LOOP_LEFT) != 0;
    w->is_blind |= (d->ways & LOOP_LEFT) && w->takes;
    w->loop->serves |= (d->ways & LOOP_SERVES) && w->seen.count;
    w->seen.count = 0;
    w->set_since = 0;
    w->takes = w->statement.takes = false;
    w->statement.seen = 0;
    return true;
}

/* From the instruction that was reported last to the one at this offset. */
static void catch_up(struct loop_watch *w, u32 offset, bool is_empty) {
    u32 at = w->last;
    for (u32 i = 0; i < MOST_AT_ONCE && at != offset; i++) {
        if (i) note_locals(w, at);
        if (note_decision(w, at) || !next_in_line(w->loop, &at)) break;
    }
    w->last = offset;
    if (is_empty) begin_statement(w);
    note_locals(w, offset);
}

static void note_instruction(struct loop_watch *w, const struct thread *t) {
    struct solo_loop *loop = w->loop;
    const struct frame *f = t->fp;
    if (f->depth > loop->depth) return;
    if (f->depth < loop->depth) {
        loop->offsets.count = 0;
        loop->depth = f->depth;
    }
    loop->method = f->method;
    u32 offset = f->method->code->offsets[t->pc - f->method->code->insns];
    if (w->decisions && offset != w->last) catch_up(w, offset, t->sp == frame_operands(t->fp));
    for (u32 i = 0; i < loop->offsets.count; i++)
        if (loop->offsets.items[i] == offset) return;
    vec_push(&loop->offsets, offset);
}

/* ---- what it looks at ---- */

static bool is_shared(const struct vm *vm, ref object) { return !object || (vm->heap.flags[object] & OBJECT_SHARED); }

static u32 bytes_of(const struct vm *vm, ref object, u32 slot) {
    const struct class *c =
        object ? class_of((struct vm *)(uintptr_t)vm, object) : program_classes(vm->program)[vm->statics.owner[slot]];
    for (; c && !c->is_array; c = c->super)
        for (u32 i = 0; i < c->field_count; i++)
            if (c->fields[i].offset == slot && !(c->fields[i].access & ACC_STATIC) == (object != 0))
                return c->fields[i].type == 'J' || c->fields[i].type == 'D' ? 8 : 4;
    return 0;
}

/* What the application calls to look at something: the receiver of the outermost method of the library. */
static ref looked_through(struct thread *t) {
    struct frame *outer = NULL;
    for (struct frame *f = t->fp; f && f->method->holder->module; f = frame_caller(f)) outer = f;
    bool has_receiver = outer && frame_caller(outer) && !method_is_static(outer->method);
    ref receiver = has_receiver ? frame_locals(outer)[0] : 0;
    return receiver && is_shared(t->vm, receiver) ? receiver : 0;
}

static void note_place(struct loop_watch *w, struct thread *t, ref object, u32 slot, bool inside) {
    struct solo_loop *loop = w->loop;
    u32 i = 0;
    if (!is_shared(t->vm, object) || slot >= SLOT_FINALS) return;
    u32 bytes = bytes_of(t->vm, object, slot);
    if (!bytes && !object) return;
    if (!bytes) slot = 0; /* an element */
    while (i < loop->places.count &&
           (loop->places.items[i].at.object != object || loop->places.items[i].at.slot != slot))
        i++;
    if (i == loop->places.count)
        vec_push(&loop->places, ((struct loop_place){.at = {object, slot, bytes}, .is_inside = inside}));
    loop->places.items[i].is_inside &= inside;
    if (!loop->places.items[i].through) loop->places.items[i].through = looked_through(t);
    vec_push(&w->seen, i);
}

/* ---- instructions ---- */

static bool is_final_read(const struct insn *pc) {
    switch (pc->op) {
    case OP_GETFIELD32:
    case OP_GETFIELD64:
    case OP_GETSTATIC32:
    case OP_GETSTATIC64: return pc->a & FIELD_FINAL;
    default: return false;
    }
}

/* A write of the value that is there already is one, but for what compares first. */
static void note_write(struct loop_watch *w, struct thread *t, const struct pending *p, bool inside) {
    bool compares = t->pc->op == OP_CALLHANDLE && handle_site_at(t)->action != VARIABLE_SET;
    if (inside || compares) note_place(w, t, p->object, p->slot, inside);
    else if (is_shared(t->vm, p->object)) w->acts = true;
}

static bool is_visible_native(const struct method *m) {
    u32 hidden = NATIVE_OVERRIDE | ((u32)-1 << NATIVE_TOUCH_SHIFT);
    return m->native_flags & ~hidden;
}

static void note_accesses(struct loop_watch *w, struct thread *t, const struct method *m, bool inside) {
    struct access accesses[MOST_ACCESSES];
    u32 count = access_of_native(t, m, t->sp - m->arg_slots, accesses);
    for (u32 i = 0; i < count; i++) note_place(w, t, accesses[i].object, accesses[i].slot, inside);
}

/* What belongs to nobody (the clock, output, files) counts as shared. */
static void note_others(struct loop_watch *w, struct thread *t, const struct method *m, bool inside) {
    struct access accesses[MOST_ACCESSES];
    u32 count = access_of_native(t, m, t->sp - m->arg_slots, accesses);
    for (u32 i = 0; i < count; i++) {
        const struct access *a = &accesses[i];
        bool is_read = a->kind == ACCESS_READ && (a->object || a->slot < SLOT_FINALS);
        if (is_read || inside) note_place(w, t, a->object, a->slot, inside);
        else w->acts |= is_shared(t->vm, a->object);
    }
}

static void note_native(struct loop_watch *w, struct thread *t, const struct method *m, bool inside) {
    if (!is_visible_native(m)) return;
    switch (native_touch(m)) {
    case TOUCH_NOTHING:
    case TOUCH_FENCE_READ:
    case TOUCH_FENCE_WRITE:
    case TOUCH_FENCE: break;
    case TOUCH_JOIN:
    case TOUCH_LIFE_READ: w->loop->looks_at_life = true; break;
    case TOUCH_WAIT:
    case TOUCH_PAUSE: note_place(w, t, t->h.object, t->vm->known.Thread_interrupted, inside); break;
    case TOUCH_PLACE_READ:
    case TOUCH_FIELD_READ:
    case TOUCH_ELEMENT_READ:
    case TOUCH_WHOLE_READ: note_accesses(w, t, m, inside); break;
    case TOUCH_PLACE_WRITE:
        w->kept += !inside;
        if (inside || strncmp(m->name->text, "put", 3) != 0) note_accesses(w, t, m, inside);
        else w->acts = true;
        break;
    default: note_others(w, t, m, inside);
    }
}

bool loop_watch_instruction(void *context, struct thread *t) {
    struct loop_watch *w = context;
    ref lock;
    note_instruction(w, t);
    bool inside = library_op_on_lock(t->vm, t->fp, &lock) != NULL;
    struct pending p = pending_at(t);
    switch (p.operation) {
    case OPERATION_READ:
        if (!is_final_read(t->pc)) note_place(w, t, p.object, p.slot, inside);
        break;
    case OPERATION_WRITE:
        w->kept += !inside;
        note_write(w, t, &p, inside);
        break;
    case OPERATION_CALL:
        if (p.called && p.called->native && p.called->code && p.called->code->native)
            note_native(w, t, p.called, inside);
        break;
    case OPERATION_LOCK: w->acts |= native_prints(p.called); break;
    case OPERATION_INIT:
    case OPERATION_END: w->acts = true; break;
    default: break;
    }
    return false;
}
