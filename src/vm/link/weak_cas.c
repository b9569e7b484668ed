#include "vm/link/weak_cas.h"

#include "classfile/bytecode.h"
#include "classfile/code.h"
#include "vm/caveats.h"
#include "vm/link/handle_access.h"
#include "vm/native.h"

static bool is_of_application(const struct thread *t) {
    const struct class *c = t->fp->method->holder;
    return t->vm->undo && !c->module && !c->is_trusted;
}

/* Does a branch lead back across this instruction? */
static bool is_in_loop(const struct cf_code *code, u32 offset) {
    struct bytecode b;
    for (u32 at = 0; at < code->code.length && bytecode_decode(code->code, at, &b); at = b.next)
        if (b.at >= offset && bytecode_branches(&b) && b.value >= 0 && (u32)b.value <= offset) return true;
    return false;
}

static bool is_retried(const struct thread *t) {
    const struct method *m = t->fp->method;
    struct arena *arena = arena_new();
    struct cf_code code;
    struct diag diag;
    bool retried = code_parse(arena, m->holder->cf, m->cf, &code, &diag) == 0 &&
                   is_in_loop(&code, m->code->offsets[t->pc - m->code->insns]);
    arena_free(arena);
    return retried;
}

bool weak_cas_may_fail(struct thread *t) { return is_of_application(t) && (t->vm->options.spurious || !is_retried(t)); }

bool weak_cas_is_next(struct thread *t) {
    return t->pc->op == OP_CALLHANDLE && weak_cas_is_named(handle_site_at(t)->name) && weak_cas_may_fail(t);
}

bool weak_cas_fails(struct thread *t) {
    if (weak_cas_may_fail(t)) return native_alternative(t->vm) != 0;
    if (is_of_application(t)) caveat_note(t, CAVEAT_WEAK_CAS);
    return false;
}
