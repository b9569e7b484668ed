#include "vm/interp/call.h"

#include "base/map.h"
#include "base/memory.h"
#include "program/link/model.h"
#include "program/link/resolve.h"
#include "program/synth/stub.h"
#include "vm/interp/fatal.h"
#include "vm/interp/predecode.h"
#include "vm/interp/raise.h"
#include "vm/interp/thread_stack.h"
#include "vm/listen/juc_locks.h"
#include "vm/native.h"

enum { OPCODE_INVOKEVIRTUAL = 182, OPCODE_INVOKEINTERFACE = 185 };

/* ---- preparing ---- */

static struct code *native_code(struct program *program) {
    return arena_alloc(program_arena(program), sizeof(struct code));
}

/* An override keeps its bytecode, for NATIVE_BYTECODE. */
static int prepare_override(struct thread *t, struct method *m) {
    struct link_error error = {0};
    struct code *code = m->cf->code.at ? predecode(t->vm->program, m, &error) : native_code(t->vm->program);
    if (!code) return throw_link(t, &error);
    code->native = true;
    m->code = code;
    return 0;
}

/* What the natives of a class are about, if that says more than their names. */
static const char *what_is_missing(const char *holder) {
    static const char *const network[] = {"java/net/",
                                          "sun/net/",
                                          "jdk/net/",
                                          "sun/nio/ch/Net",
                                          "sun/nio/ch/Socket",
                                          "sun/nio/ch/EPoll",
                                          "sun/nio/ch/Datagram",
                                          "sun/nio/ch/UnixDomainSockets"};
    for (u32 i = 0; i < sizeof network / sizeof *network; i++)
        if (strncmp(holder, network[i], strlen(network[i])) == 0) return "networking is not supported: ";
    return strncmp(holder, "java/lang/Process", 17) == 0 ? "starting processes is not supported: " : "";
}

/* V4: named, with the Java stack that led to it; never a silent default. */
static int report_missing(struct thread *t, const struct method *m) {
    const char *holder = m->holder->name->text, *what = what_is_missing(holder);
    vm_fatal(t->vm, t, "%snative method %s.%s%s has no implementation%s", what, holder, m->name->text,
             m->descriptor->text, *what ? "" : " (--models can provide one)");
    return -1;
}

struct method *call_resolved(struct thread *t, int *opcode) {
    const struct method *in = t->fp->method;
    const struct code *code = in->code;
    if (!code->offsets || !code->cf.code.at || t->native) return NULL;
    u32 offset = code->offsets[t->pc - code->insns];
    if (offset + 2 >= code->cf.code.length) return NULL;
    const u8 *at = code->cf.code.at + offset;
    *opcode = at[0];
    if (at[0] < OPCODE_INVOKEVIRTUAL || at[0] > OPCODE_INVOKEINTERFACE) return NULL;
    struct link_error ignored = {0};
    return resolve_method(t->vm->program, in->holder, (u16)(at[1] << 8 | at[2]), at[0], &ignored);
}

/* The message names the method that the instruction resolved to, and the one selected when that is another. */
static int throw_abstract(struct thread *t, struct method *m) {
    struct link_error error = {0};
    int opcode;
    struct method *resolved = call_resolved(t, &opcode);
    struct class *receiver = m->arg_slots ? class_of(t->vm, (t->sp - m->arg_slots)[0]) : m->holder;
    bool fits = resolved && !method_is_static(resolved) && class_is_subclass(receiver, resolved->holder);
    select_virtual(receiver, fits ? resolved : m, &error);
    return throw_link(t, &error);
}

/* 1: the method has a model; -1: that cannot be. */
static int prepare_modelled(struct thread *t, struct method *m) {
    struct link_error error = {0};
    struct method *model;
    int found = model_find(t->vm->program, m, &model, &error);
    if (found < 0) {
        vm_fatal(t->vm, t, "%s: %s", error.throwable, error.message);
        return -1;
    }
    if (!found) return 0;
    m->native = (void (*)(void))native_model;
    return prepare_override(t, m) < 0 ? -1 : 1;
}

int call_prepare(struct thread *t, struct method *m) {
    struct program *program = t->vm->program;
    bool no_body = (m->access & ACC_ABSTRACT) && !(m->access & ACC_NATIVE);
    if (no_body || (m->flags & METHOD_OVERPASS)) return throw_abstract(t, m);
    int modelled = prepare_modelled(t, m);
    if (modelled) return modelled < 0 ? -1 : 0;
    if (native_bind(m) || ((t->vm->listener || t->vm->options.listened) && juc_locks_bind(m)))
        return prepare_override(t, m);
    if (m->access & ACC_NATIVE) return report_missing(t, m);
    struct link_error error = {0};
    struct code *code = predecode(program, m, &error);
    if (!code) return throw_link(t, &error);
    m->code = code;
    return 0;
}

/* ---- natives that call ---- */

/* A body that loads its arguments, calls m and returns what it returns: for callees that cannot simply be pushed
 * because they are native, synchronized, or need their class initialised. */
static struct method *bridge_shown_as(struct thread *t, struct method *m, struct method *stands_for) {
    struct program *program = t->vm->program;
    u64 known, key = (u64)1 << 63 | (u64)(stands_for ? stands_for->id + 1 : 0) << 32 | m->id;
    if (map_get(t->vm->link.made, key, &known)) return t->methods[known];
    u32 words = m->arg_slots;
    u16 ops[260];
    for (u32 i = 0; i < words; i++) ops[i] = OP_LOAD32;
    ops[words] = method_is_static(m) ? OP_CALLSTATIC : OP_CALLFINAL;
    ops[words + 1] = m->return_type == 'V' ? OP_RETURN : strchr("JD", m->return_type) ? OP_RETURN64 : OP_RETURN32;
    struct method *bridge = program_stub(program, "<bridge>", m->descriptor->text, key);
    bridge->arg_slots = m->arg_slots;
    bridge->code = predecode_stub(program, ops, words + 2);
    bridge->code->max_locals = (u16)words;
    bridge->code->max_stack = (u16)(words + 2);
    for (u32 i = 0; i < words; i++) bridge->code->insns[i].a = (u16)(words - i);
    bridge->code->insns[words].a = m->arg_slots;
    bridge->code->insns[words].b = m->id;
    bridge->code->stands_for = stands_for;
    map_put(t->vm->link.made, key, bridge->id);
    return bridge;
}

static struct method *bridge_to(struct thread *t, struct method *m) { return bridge_shown_as(t, m, NULL); }

static int push_with(struct thread *t, struct method *m, const u32 *args, u32 *at, u16 flags) {
    ptrdiff_t offset = at - t->stack;
    u32 copy[256];
    memcpy(copy, args, m->arg_slots * sizeof(u32));
    if (!m->code && call_prepare(t, m) < 0) return -1;
    if (m->code->native || m->code->synchronized) m = bridge_to(t, m);
    if (stack_grow(t, m->arg_slots + 16u) < 0) return -1;
    at = t->stack + offset;
    memcpy(at, copy, m->arg_slots * sizeof(u32));
    return stack_push(t, m, at, flags);
}

int call_beginning(struct thread *t, struct method *m, const u32 *args) {
    return push_with(t, m, args, t->sp, FRAME_RETRY);
}

int call_in_place(struct thread *t, struct method *m, u32 *args) {
    if (!m->code && call_prepare(t, m) < 0) return -1;
    if (m->code->native || m->code->synchronized) m = bridge_to(t, m);
    return stack_push(t, m, args, 0);
}

static enum native_status failed(const struct thread *t) { return t->stop ? NATIVE_STOP : NATIVE_THROWN; }

enum native_status call_replace(struct thread *t, struct method *m, const u32 *args) {
    return push_with(t, m, args, t->sp - t->native->arg_slots, 0) < 0 ? failed(t) : NATIVE_CALLED;
}

enum native_status call_through(struct thread *t, struct method *m, const u32 *args) {
    if (!m->code && call_prepare(t, m) < 0) return failed(t);
    return call_replace(t, bridge_shown_as(t, m, t->native), args);
}

enum native_status call_on_top(struct thread *t, struct method *m, const u32 *args) {
    return push_with(t, m, args, t->sp, FRAME_RETRY) < 0 ? failed(t) : NATIVE_AGAIN;
}
