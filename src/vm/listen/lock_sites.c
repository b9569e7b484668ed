#include "vm/listen/lock_sites.h"

#include <string.h>

#include "classfile/bytecode.h"
#include "classfile/code.h"
#include "vm/listen/juc_locks.h"

struct looker {
    lock_sites_visit *visit;
    void *context;
    const struct method *method;
    struct cf_code code;
};

static i32 instruction_at(const struct method *m, u32 offset) {
    const struct code *code = m->code;
    for (u32 i = 0; code && code->offsets && i < code->count; i++)
        if (code->offsets[i] == offset) return (i32)i;
    return -1;
}

static void report(struct looker *l, u32 offset, bool entry) {
    int line = code_line(&l->code, offset);
    struct lock_site site = {l->method, offset, instruction_at(l->method, offset), entry, line > 0 ? line : 0};
    l->visit(l->context, &site);
}

static struct slice utf8(const struct classfile *cf, u16 index) {
    return index < cf->cp_count ? cp_utf8(cf, index) : (struct slice){0};
}

/* Does the instruction call a method that takes a lock of the library? */
static bool takes_library_lock(const struct classfile *cf, const struct bytecode *b) {
    bool calls = b->op == BC_invokevirtual || b->op == BC_invokeinterface;
    if (!calls || b->operand >= cf->cp_count) return false;
    const struct cp_entry *member = &cf->cp[b->operand];
    if ((member->tag != CP_METHODREF && member->tag != CP_INTERFACE_METHODREF) || member->a >= cf->cp_count ||
        member->b >= cf->cp_count)
        return false;
    struct slice holder = utf8(cf, cf->cp[member->a].a), name = utf8(cf, cf->cp[member->b].a);
    return juc_locks_takes(holder, name);
}

static void look(struct looker *l) {
    struct bytecode b;
    const struct classfile *cf = l->method->holder->cf;
    if (l->method->access & ACC_SYNCHRONIZED) report(l, 0, true);
    for (u32 at = 0; at < l->code.code.length && bytecode_decode(l->code.code, at, &b); at = b.next)
        if (b.op == BC_monitorenter || takes_library_lock(cf, &b)) report(l, at, false);
}

static void look_at_class(struct looker *l, const struct class *c) {
    struct diag ignored;
    for (u32 i = 0; i < c->method_count; i++) {
        l->method = c->methods[i];
        if (!l->method->cf || !l->method->cf->code.at) continue;
        struct arena *scratch = arena_new();
        if (code_parse(scratch, c->cf, l->method->cf, &l->code, &ignored) == 0) look(l);
        arena_free(scratch);
    }
}

void lock_sites_each(struct vm *vm, lock_sites_visit *visit, void *context) {
    struct class **classes = program_arrivals(vm->program);
    struct looker l = {.visit = visit, .context = context};
    for (u32 i = 0, count = program_arrival_count(vm->program); i < count; i++)
        if (!classes[i]->module && classes[i]->cf && !classes[i]->is_hidden) look_at_class(&l, classes[i]);
}
