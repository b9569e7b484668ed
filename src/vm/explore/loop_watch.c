#include "vm/explore/loop_watch.h"

#include "vm/explore/observe.h"
#include "vm/explore/seam.h"
#include "vm/interp/handler.h"
#include "vm/link/handle_access.h"
#include "vm/native.h"

/* ---- where it goes ---- */

static void note_instruction(struct loop_watch *w, const struct thread *t) {
    struct solo_loop *loop = w->loop;
    const struct frame *f = t->fp;
    if (f->depth > w->depth) return;
    if (f->depth < w->depth) {
        loop->offsets.count = 0;
        w->depth = f->depth;
    }
    loop->method = f->method;
    u32 offset = f->method->code->offsets[t->pc - f->method->code->insns];
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

static void note_place(struct loop_watch *w, struct vm *vm, ref object, u32 slot, bool inside) {
    struct solo_loop *loop = w->loop;
    if (!is_shared(vm, object) || slot >= SLOT_FINALS) return;
    u32 bytes = bytes_of(vm, object, slot);
    if (!bytes && !object) return;
    if (!bytes) slot = 0; /* an element */
    for (u32 i = 0; i < loop->places.count; i++) {
        struct loop_place *p = &loop->places.items[i];
        if (p->at.object != object || p->at.slot != slot) continue;
        p->is_inside &= inside;
        return;
    }
    vec_push(&loop->places, ((struct loop_place){.at = {object, slot, bytes}, .is_inside = inside}));
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
    if (inside || compares) note_place(w, t->vm, p->object, p->slot, inside);
    else if (is_shared(t->vm, p->object)) w->acts = true;
}

static bool is_visible_native(const struct method *m) {
    u32 hidden = NATIVE_OVERRIDE | ((u32)-1 << NATIVE_TOUCH_SHIFT);
    return m->native_flags & ~hidden;
}

static void note_accesses(struct loop_watch *w, struct thread *t, const struct method *m, bool inside) {
    struct access accesses[MOST_ACCESSES];
    u32 count = access_of_native(t, m, t->sp - m->arg_slots, accesses);
    for (u32 i = 0; i < count; i++) note_place(w, t->vm, accesses[i].object, accesses[i].slot, inside);
}

/* What belongs to nobody (the clock, output, files) counts as shared. */
static void note_others(struct loop_watch *w, struct thread *t, const struct method *m, bool inside) {
    struct access accesses[MOST_ACCESSES];
    u32 count = access_of_native(t, m, t->sp - m->arg_slots, accesses);
    for (u32 i = 0; i < count; i++) {
        const struct access *a = &accesses[i];
        bool is_read = a->kind == ACCESS_READ && (a->object || a->slot < SLOT_FINALS);
        if (is_read || inside) note_place(w, t->vm, a->object, a->slot, inside);
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
    case TOUCH_PAUSE: note_place(w, t->vm, t->h.object, t->vm->known.Thread_interrupted, inside); break;
    case TOUCH_PLACE_READ:
    case TOUCH_FIELD_READ:
    case TOUCH_ELEMENT_READ:
    case TOUCH_WHOLE_READ: note_accesses(w, t, m, inside); break;
    case TOUCH_PLACE_WRITE:
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
        if (!is_final_read(t->pc)) note_place(w, t->vm, p.object, p.slot, inside);
        break;
    case OPERATION_WRITE: note_write(w, t, &p, inside); break;
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
