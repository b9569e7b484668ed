#include "vm/link/handle_access.h"

#include <assert.h>

#include "vm/link/variable.h"

struct handle_site *handle_site_at(struct thread *t) {
    assert(t->pc->op == OP_CALLHANDLE);
    return handle_site_of(t->vm->program, t->fp->method->holder, (u16)t->pc->b);
}

bool handle_pending(struct thread *t, ref *object, u32 *slot, bool *write) {
    struct handle_site *site = handle_site_at(t);
    if (site->kind != HANDLE_VARIABLE) return false;
    const u32 *args = t->sp - site->words;
    *write = site->action != VARIABLE_GET;
    return variable_place(t->vm, site, args[-1], args, object, slot);
}

bool handle_is_plain(struct thread *t) { return variable_access_is_plain(handle_site_at(t)); }
