#include "vm/literal.h"

#include "base/map.h"
#include "program/resolve.h"
#include "vm/condy.h"
#include "vm/methodtype.h"
#include "vm/mirror.h"
#include "vm/raise.h"
#include "vm/string.h"

u32 literal_number(struct vm *vm, ref r) {
    u64 number;
    if (map_get(vm->literal_ids, r, &number)) return (u32)number;
    vm->literals[vm->literal_count] = r;
    map_put(vm->literal_ids, r, vm->literal_count);
    return vm->literal_count++;
}

static int resolve_string(struct thread *t, struct class *c, u16 index) {
    ref r = string_literal(t->vm, cp_name(c->cf, index));
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

int literal_resolve(struct thread *t) {
    struct class *c = t->fp->method->holder;
    if (t->pc->op == OP_CONDY) return condy_resolve(t);
    u16 index = (u16)t->pc->b;
    switch (c->cf->cp[index].tag) {
    case CP_STRING: return resolve_string(t, c, index);
    case CP_CLASS: return resolve_mirror(t, c, index);
    case CP_METHOD_TYPE: return methodtype_literal(t, c, index);
    case CP_METHOD_HANDLE: return methodhandle_literal(t, c, index);
    case CP_DYNAMIC: return condy_resolve(t);
    default: return throw_new(t, "java/lang/ClassFormatError", "constant %u cannot be loaded", index);
    }
}
