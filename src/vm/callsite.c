#include "vm/callsite.h"

#include "base/map.h"
#include "program/resolve.h"
#include "program/site.h"
#include "vm/alloc.h"
#include "vm/init.h"
#include "vm/literal.h"
#include "vm/raise.h"

/* vm->call_sites: key -> number of the method to call; with KEY_OBJECT: -> the one object that the site gives. */
static const u64 KEY_OBJECT = (u64)1 << 62;

static u64 key_of(const struct thread *t) {
    return (u64)t->fp->method->id << 32 | (u32)(t->pc - t->fp->method->code->insns);
}

static int refuse(struct thread *t, const struct classfile *cf, const struct bootstrap_method *bootstrap) {
    const struct cp_entry *member = &cf->cp[cf->cp[bootstrap->handle].a], *nat = &cf->cp[member->b];
    struct slice owner = cp_name(cf, member->a), name = cp_utf8(cf, nat->a);
    vm_fatal(t->vm, t, "invokedynamic with the bootstrap method %.*s.%.*s is not supported", (int)owner.length,
             (const char *)owner.at, (int)name.length, (const char *)name.at);
    return -1;
}

static int synthesise(struct thread *t, struct site *site) {
    struct class *caller = t->fp->method->holder;
    struct program *program = t->vm->program;
    struct arena *arena = program_arena(program);
    struct diag diag;
    const char *name = arena_printf(arena, "%s$$Lambda/0x%016x", caller->name->text, program_class_count(program));
    u16 index = (u16)t->pc->b;
    if (site_synthesise(arena, caller->cf, index, name, program_jdk_version(program), site, &diag) < 0)
        return throw_new(t, "java/lang/BootstrapMethodError", "%s", diag.text);
    return 0;
}

/* The method that does what the call site does, in a class of its own. */
static struct method *define(struct thread *t, const struct site *site) {
    struct class *caller = t->fp->method->holder;
    struct link_error error = {0};
    struct class *c = program_define(t->vm->program, caller->loader, site->bytes, caller, &error);
    if (!c) return throw_link(t, &error), NULL;
    init_prepare_statics(t->vm);
    return find_method(c, site->method, site->descriptor);
}

/* A lambda that captures nothing is one object for ever. */
static int quicken_object(struct thread *t, ref r) {
    insn_quicken(t->pc, OP_LITERAL, 0, literal_number(t->vm, r));
    return 0;
}

static int quicken_call(struct thread *t, const struct method *m) {
    insn_quicken(t->pc, OP_CALLSTATIC, m->arg_slots, m->id);
    return 0;
}

static int link(struct thread *t, u64 key) {
    struct site site;
    if (synthesise(t, &site) < 0) return -1;
    const struct classfile *cf = t->fp->method->holder->cf;
    if (site.kind == SITE_OTHER) return refuse(t, cf, &cf->bootstraps[cf->cp[t->pc->b].a]);
    struct method *m = define(t, &site);
    if (!m) return -1;
    if (!site.is_constant) {
        map_put(t->vm->call_sites, key, m->id);
        return quicken_call(t, m);
    }
    ref r = alloc_eternal(t->vm, m->holder, 0);
    if (!r) return throw_memory(t);
    map_put(t->vm->call_sites, KEY_OBJECT | key, r);
    return quicken_object(t, r);
}

int callsite_link(struct thread *t) {
    u64 key = key_of(t), known;
    if (map_get(t->vm->call_sites, KEY_OBJECT | key, &known)) return quicken_object(t, (ref)known);
    if (map_get(t->vm->call_sites, key, &known)) return quicken_call(t, t->methods[known]);
    return link(t, key);
}
