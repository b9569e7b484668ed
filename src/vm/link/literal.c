#include "vm/link/literal.h"

#include "base/map.h"
#include "classfile/descriptor_walk.h"
#include "classfile/opcodes.h"
#include "program/link/resolve.h"
#include "vm/heap/java_string.h"
#include "vm/interp/raise.h"
#include "vm/link/constant.h"
#include "vm/link/mirror.h"

u32 literal_number(struct vm *vm, ref r) {
    u64 number;
    if (map_get(vm->link.literal_ids, r, &number)) return (u32)number;
    vm->link.literals[vm->link.literal_count] = r;
    map_put(vm->link.literal_ids, r, vm->link.literal_count);
    return vm->link.literal_count++;
}

static int resolve_string(struct thread *t, struct class *c, u16 index) {
    ref r = java_string_literal(t->vm, cp_name(c->cf, index));
    if (!r) return throw_memory(t);
    insn_quicken(t->pc, OP_LITERAL, 0, literal_number(t->vm, r));
    return 0;
}

static int resolve_mirror(struct thread *t, struct class *c, u16 index) {
    struct link_error error = {0};
    struct class *named = resolve_class(t->vm->program, c, index, &error);
    if (!named) return throw_link(t, &error);
    if (!mirror_of(t->vm, named)) return throw_memory(t);
    insn_quicken(t->pc, OP_MIRROR, 0, named->id);
    return 0;
}

/* The index that the instruction had before it was quickened. */
static u16 index_in_code(const struct thread *t) {
    const struct code *code = t->fp->method->code;
    const u8 *at = code->cf.code.at + code->offsets[t->pc - code->insns];
    return at[0] == BC_ldc ? at[1] : (u16)(at[1] << 8 | at[2]);
}

/* Computed by Java code: the value lies in a slot. */
static int resolve_computed(struct thread *t, struct class *c, u16 index) {
    struct link_cell slot;
    switch (constant_slot(t, c, index, &slot)) {
    case CONSTANT_THROWN: return -1;
    case CONSTANT_PUSHED: return 0;
    default: break;
    }
    const struct cp_entry *e = &c->cf->cp[index];
    char type = e->tag == CP_DYNAMIC ? (char)cp_utf8(c->cf, c->cf->cp[e->b].b).at[0] : 'L';
    insn_quicken(t->pc, OP_CONDY, (u16)descriptor_slots(type), slot.value);
    return 0;
}

int literal_resolve(struct thread *t) {
    struct class *c = t->fp->method->holder;
    u16 index = t->pc->op == OP_CONDY ? index_in_code(t) : (u16)t->pc->b;
    switch (c->cf->cp[index].tag) {
    case CP_STRING: return resolve_string(t, c, index);
    case CP_CLASS: return resolve_mirror(t, c, index);
    case CP_METHOD_TYPE:
    case CP_METHOD_HANDLE:
    case CP_DYNAMIC: return resolve_computed(t, c, index);
    default: return throw_new(t, "java/lang/ClassFormatError", "constant %u cannot be loaded", index);
    }
}
