#include "vm/link/callsite.h"

#include <string.h>

#include "base/map.h"
#include "program/link/declaring.h"
#include "program/link/resolve.h"
#include "program/name_links.h"
#include "program/synth/lambda_check.h"
#include "program/synth/site.h"
#include "program/synth/site_arguments.h"
#include "vm/heap/alloc.h"
#include "vm/interp/call.h"
#include "vm/interp/init.h"
#include "vm/interp/raise.h"
#include "vm/interp/thread_stack.h"
#include "vm/link/constant.h"
#include "vm/link/literal.h"
#include "vm/link/mirror.h"
#include "vm/link/reflect_type.h"
#include "vm/link/synth_cache.h"

/* vm->link.made: key -> number of the method to call; with KEY_OBJECT: -> the one object that the site gives. */
static const u64 KEY_OBJECT = (u64)1 << 62;

/* -> number of the method that invokes the target of the site's CallSite. */
static const u64 KEY_OTHER = (u64)3 << 61;

static u64 key_of(const struct thread *t) {
    return (u64)t->fp->method->id << 32 | (u32)(t->pc - t->fp->method->code->insns);
}

/* Before JDK 21 the name has a number: HotSpot counts the lambdas that it links. */
static const char *class_name(struct thread *t, u64 key) {
    struct program *program = t->vm->program;
    const struct class *caller = t->fp->method->holder;
    u32 number = program_next_class(program, &key, sizeof key);
    char count[16] = "";
    if (program_jdk_version(program) < 21)
        snprintf(count, sizeof count, "$%u", caller->module || t->vm->undo ? number : t->vm->link.lambdas + 1);
    return arena_printf(program_arena(program), "%s$$Lambda%s/0x%016x", caller->name->text, count, number);
}

/* A site that cannot be what a compiler makes is left to the JDK's own bootstrap methods: they know what to throw. */
static void synthesise(struct thread *t, u64 key, struct site *site) {
    struct class *caller = t->fp->method->holder;
    struct program *program = t->vm->program;
    struct arena *arena = program_arena(program);
    struct diag diag;
    const char *name = class_name(t, key);
    u16 index = (u16)t->pc->b;
    if (site_synthesise(arena, caller->cf, index, name, program_jdk_version(program), site, &diag) < 0)
        *site = (struct site){.kind = SITE_OTHER};
    if (site->kind == SITE_LAMBDA && !caller->module) t->vm->link.lambdas++;
}

/* The text of a record begins with its simple name, which only a member that its class admits has. */
static bool has_simple_name(struct program *program, struct class *c, struct link_error *error) {
    const struct inner_class *entry = declaring_entry(c);
    if (!entry || !entry->outer) return true;
    struct class *outer = resolve_class(program, c, entry->outer, error);
    return outer && declaring_admits(outer, c, true);
}

static bool is_sound(struct thread *t, const struct site *site, struct link_error *error) {
    struct class *caller = t->fp->method->holder;
    struct program *program = t->vm->program;
    u16 index = (u16)t->pc->b;
    if (site->kind == SITE_OTHER) return true;
    if (site->kind == SITE_LAMBDA) return lambda_is_sound(program, caller, index, error);
    return site_names_exist(program, caller, index, error) &&
           (site->kind != SITE_RECORD || !strstr(site->descriptor, ")Ljava/lang/String;") ||
            has_simple_name(program, caller, error));
}

/* Makes an unsound site one that is left to the JDK. -1: a loader has to be asked for a class first. */
static int check(struct thread *t, struct site *site) {
    struct link_error error = {0};
    bool sound = is_sound(t, site, &error);
    if (!sound && error.loader) return throw_link(t, &error);
    if (!sound) *site = (struct site){.kind = SITE_OTHER};
    return 0;
}

/* The method that does what the call site does, in a class of its own. */
static struct method *define(struct thread *t, const struct site *site) {
    struct class *caller = t->fp->method->holder;
    struct link_error error = {0};
    struct class *c = program_define(t->vm->program, caller->loader, site->bytes, caller, &error);
    if (!c) return throw_link(t, &error), NULL;
    name_links_note_supertypes(t->vm->program, caller, c);
    init_prepare_statics(t->vm);
    struct method *m = find_method(c, site->method, site->descriptor);
    m->flags |= METHOD_UNLISTED;
    return m;
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

/* ---- call sites made by Java code ---- */

static const struct link_cell_filler CALL_SITE = {"java/lang/invoke/CallSite", "makeSite",
                                                  "(Ljava/lang/invoke/MethodHandle;Ljava/lang/String;Ljava/lang/invoke/"
                                                  "MethodType;Ljava/lang/Object;Ljava/lang/Class;)"
                                                  "Ljava/lang/invoke/CallSite;",
                                                  'L'};

/* A static method that takes the call's arguments and then the CallSite, and invokes its target. References are
 * Objects here: nothing is converted. */
static int write_invoker(struct arena *arena, struct slice descriptor, struct slice *out, struct diag *diag) {
    struct signature signature;
    if (signature_parse(arena, argument_text(arena, descriptor), &signature, diag) < 0) return -1;
    char *types = arena_alloc(arena, signature.count * 18 + 1), *at = types;
    for (u32 i = 0; i < signature.count; i++) {
        if (type_is_reference(signature.parameters[i])) signature.parameters[i] = "Ljava/lang/Object;";
        at += sprintf(at, "%s", signature.parameters[i]);
    }
    if (type_is_reference(signature.result)) signature.result = "Ljava/lang/Object;";
    struct writer *writer = synth_class(SYNTH_MAJOR, "java/lang/invoke/CallSite$$Invoker");
    const char *called = arena_printf(arena, "(%sLjava/lang/invoke/CallSite;)%s", types, signature.result);
    struct emitter *e = writer_method(writer, ACC_PUBLIC | ACC_STATIC, "call", called);
    emit_load(e, "L", signature.slots);
    emit_invoke(e, BC_invokevirtual, "java/lang/invoke/CallSite", "getTarget", "()Ljava/lang/invoke/MethodHandle;",
                false);
    for (u32 i = 0, local = 0; i < signature.count; local += type_slots(signature.parameters[i++]))
        emit_load(e, signature.parameters[i], local);
    emit_invoke(e, BC_invokevirtual, "java/lang/invoke/MethodHandle", "invokeBasic",
                arena_printf(arena, "(%s)%s", types, signature.result), false);
    emit_return(e, signature.result);
    return writer_finish(writer, arena, out, diag);
}

static struct method *invoker_of(struct thread *t, struct slice descriptor) {
    struct arena *arena = arena_new();
    struct slice bytes;
    struct diag diag;
    struct method *m = NULL;
    if (write_invoker(arena, descriptor, &bytes, &diag) == 0) m = synth_cache_method(t, bytes);
    else throw_new(t, "java/lang/BootstrapMethodError", "%s", diag.text);
    arena_free(arena);
    return m;
}

/* Calls the bootstrap method, once what it is given has been computed. */
static int make_site(struct thread *t, struct class *caller, const struct link_cell *slot) {
    const struct cp_entry *cp = caller->cf->cp, *e = &cp[t->pc->b], *nat = &cp[e->b];
    ref handle, type, arguments;
    enum constant_result found = constant_bootstrap(t, caller, &caller->cf->bootstraps[e->a], &handle, &arguments);
    if (found == CONSTANT_READY)
        found = constant_method_type(t, caller, SLOT_TYPE | t->pc->b, cp_utf8(caller->cf, nat->b), &type);
    if (found != CONSTANT_READY) return found == CONSTANT_PUSHED ? 0 : -1;
    u32 args[] = {handle, reflect_utf8(t->vm, caller, nat->a), type, arguments, mirror_of(t->vm, caller)};
    return link_cell_fill(t, slot, args);
}

static int execute(struct thread *t, struct method *invoker, ref site) {
    u32 *args = t->sp - (invoker->arg_slots - 1);
    if (stack_grow(t, 1) < 0) return -1;
    args = t->sp - (invoker->arg_slots - 1);
    t->sp[0] = site;
    return call_in_place(t, invoker, args);
}

static int call_site(struct thread *t, struct method *invoker) {
    struct link_cell slot;
    const struct method *m = t->fp->method;
    u32 insn = (u32)(t->pc - m->code->insns);
    if (link_cell_open(t, link_cell_of_instruction(m, insn), &CALL_SITE, &slot) < 0) return -1;
    switch (link_cell_state(t->vm, &slot)) {
    case LINK_CELL_FULL: return execute(t, invoker, t->vm->statics.words[slot.value]);
    case LINK_CELL_FAILED: return link_cell_throw(t, &slot);
    default: return make_site(t, m->holder, &slot);
    }
}

static int link_other(struct thread *t, u64 key) {
    const struct classfile *cf = t->fp->method->holder->cf;
    struct method *m = invoker_of(t, cp_utf8(cf, cf->cp[cf->cp[t->pc->b].b].b));
    if (!m) return -1;
    map_put(t->vm->link.made, KEY_OTHER | key, m->id);
    return call_site(t, m);
}

/* ---- linking ---- */

static int link(struct thread *t, u64 key) {
    struct site site;
    synthesise(t, key, &site);
    if (check(t, &site) < 0) return -1;
    if (site.kind == SITE_OTHER) return link_other(t, key);
    struct method *m = define(t, &site);
    if (!m) return -1;
    if (!site.is_constant) {
        map_put(t->vm->link.made, key, m->id);
        return quicken_call(t, m);
    }
    ref r = alloc_eternal(t->vm, m->holder, 0);
    if (!r) return throw_memory(t);
    map_put(t->vm->link.made, KEY_OBJECT | key, r);
    return quicken_object(t, r);
}

int callsite_link(struct thread *t) {
    u64 key = key_of(t), known;
    if (map_get(t->vm->link.made, KEY_OBJECT | key, &known)) return quicken_object(t, (ref)known);
    if (map_get(t->vm->link.made, KEY_OTHER | key, &known)) return call_site(t, t->methods[known]);
    if (map_get(t->vm->link.made, key, &known)) return quicken_call(t, t->methods[known]);
    return link(t, key);
}
