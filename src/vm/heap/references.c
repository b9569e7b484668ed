#include "vm/heap/references.h"

#include "vm/interp/framestate.h"

void object_references(struct vm *vm, ref r, reference_visitor visit, void *context) {
    const struct object *o = object_at(vm, r);
    const struct class *c = program_classes(vm->program)[o->class_id];
    if (!c->is_array)
        for (u32 i = 0; i < c->ref_count; i++) visit(context, get32(o, c->refs[i]));
    else if (c->element_type == 'L' || c->element_type == '[')
        for (u32 i = 0; i < o->length; i++) visit(context, ((const u32 *)(const void *)o->data)[i]);
}

/* ---- frames ---- */

void frame_references(struct thread *t, struct frame *f, const struct insn *pc, u32 *top, reference_visitor visit,
                      void *context) {
    const u32 *locals = frame_locals(f), *operands = frame_operands(f);
    u32 height = (u32)(top - operands);
    struct frame_masks masks = framestate_masks(t->vm, f, pc, height);
    for (u32 i = 0; i < f->locals; i++)
        if (masks.refs[i / 64] >> i % 64 & 1) visit(context, locals[i]);
    for (u32 i = 0; i < height; i++)
        if (masks.refs[(f->locals + i) / 64] >> (f->locals + i) % 64 & 1) visit(context, operands[i]);
}

/* A local that nobody will read holds nothing, nor does a number that looks like the reference. */
static bool frame_holds(struct thread *t, struct frame *f, const struct insn *pc, const u32 *top, u32 word) {
    const u32 *operands = frame_operands(f);
    u32 height = (u32)(top - operands), count = f->locals + height;
    if (f->lock == word) return true;
    for (u32 i = 0; i < count; i++) {
        u32 held = i < f->locals ? frame_locals(f)[i] : operands[i - f->locals];
        if (held == word && framestate_masks(t->vm, f, pc, height).refs[i / 64] >> i % 64 & 1) return true;
    }
    return false;
}

bool stack_holds(struct thread *t, ref word) {
    const struct insn *pc = t->pc;
    const u32 *top = t->sp;
    for (struct frame *f = t->fp; f; f = frame_caller(f)) {
        if (frame_holds(t, f, pc, top, word)) return true;
        top = frame_locals(f);
        if (frame_caller(f)) pc = frame_caller(f)->pc;
    }
    return false;
}
