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
