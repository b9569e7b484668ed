#include "explain/step_boundary.h"

#include <assert.h>
#include <stdlib.h>

#include "base/map.h"
#include "base/memory.h"
#include "program/link/resolve.h"
#include "vm/explore/control.h"
#include "vm/explore/inspect.h"
#include "vm/interp/init.h"

struct step_boundary {
    struct vm *vm;
    struct map *passes; /* (instruction, depth) -> how often the step came to it */
    const struct schedule_step *until;
    u32 passed;              /* how often it came to that place */
    const struct insn *last; /* the last instruction, and its depth */
    u32 last_depth;
    struct VEC(u32) ranks; /* threads in the order of their starts */
};

struct step_boundary *step_boundary_new(struct vm *vm) {
    struct step_boundary *s = memory_zero(1, sizeof *s);
    s->vm = vm;
    s->passes = map_new();
    return s;
}

void step_boundary_free(struct step_boundary *s) {
    if (!s) return;
    map_free(s->passes);
    vec_free(&s->ranks);
    free(s);
}

/* ---- places ---- */

static u64 key_of(const struct insn *pc, u32 depth) { return (u64)(uintptr_t)pc ^ (u64)depth << 48; }

/* A class that is made while the program runs has another name each time: the part that does not change. */
static size_t steady_length(const struct class *c) {
    const char *mark = c->is_hidden ? strstr(c->name->text, "$$") : NULL;
    if (!mark && c->is_hidden) mark = strrchr(c->name->text, '/');
    return mark ? (size_t)(mark - c->name->text) : strlen(c->name->text);
}

static bool is_method(const struct method *m, const char *text) {
    size_t holder = steady_length(m->holder), name = strlen(m->name->text);
    return strncmp(text, m->holder->name->text, holder) == 0 && text[holder] == '.' &&
           strncmp(text + holder + 1, m->name->text, name) == 0 &&
           strcmp(text + holder + 1 + name, m->descriptor->text) == 0;
}

static u32 offset_of(const struct thread *t) {
    const struct code *code = t->fp->method->code;
    return code->offsets[t->pc - code->insns];
}

static bool is_at(const struct thread *t, const struct schedule_step *place) {
    return t->fp->depth == place->depth && offset_of(t) == place->offset && is_method(t->fp->method, place->method);
}

/* ---- steps ---- */

void step_boundary_step(struct step_boundary *s, const struct schedule_step *until) {
    if (map_count(s->passes)) {
        map_free(s->passes);
        s->passes = map_new();
    }
    s->until = until;
    s->passed = 0;
    s->last = NULL;
}

/* Does it become a quick instruction, which then comes again, before it does anything? */
static bool is_slow(const struct insn *pc) {
    switch (pc->op) {
    case OP_GETFIELD:
    case OP_PUTFIELD:
    case OP_GETSTATIC:
    case OP_PUTSTATIC:
    case OP_INVOKEVIRTUAL:
    case OP_INVOKESPECIAL:
    case OP_INVOKESTATIC:
    case OP_INVOKEINTERFACE:
    case OP_NEW: return true;
    default: return false;
    }
}

/* The class that a quick instruction asks about before it does anything. */
static const struct class *class_to_initialise(const struct thread *t) {
    switch (t->pc->op) {
    case OP_CALLSTATIC: return t->methods[t->pc->b]->holder;
    case OP_NEWQUICK: return t->classes[t->pc->b];
    case OP_GETSTATIC32:
    case OP_GETSTATIC64:
    case OP_PUTSTATIC32:
    case OP_PUTSTATIC64:
    case OP_PUTSTATICNARROW: return inspect_static_owner(t->vm, t->pc->b);
    default: return NULL;
    }
}

/* Does it come again after an initialiser? An instruction that was executed before, on another path of a search, is
 * quick already; in a new process it is not. So this does not count, either. */
static bool is_initialising(const struct thread *t) {
    const struct class *c = class_to_initialise(t);
    const u32 *status = c ? inspect_static(t->vm, c->statics_start) : NULL;
    if (!status || *status == INIT_STATUS_DONE || *status == INIT_STATUS_FAILED) return false;
    return *status == INIT_STATUS_NONE || status[1] != t->id + 1; /* the owner goes on */
}

bool step_boundary_instruction(struct step_boundary *s, struct thread *t) {
    if (s->until) control_open(s->vm);
    if (is_slow(t->pc) || is_initialising(t)) return false;
    bool again = t->pc == s->last && t->fp->depth == s->last_depth;
    s->last = t->pc;
    s->last_depth = t->fp->depth;
    if (s->until) {
        if (s->until->stop != SCHEDULE_STOP_BEFORE || !is_at(t, s->until)) return false;
        s->passed += !again;
        return s->passed == s->until->passes && t->h.stage == s->until->part;
    }
    u64 passes = 0;
    map_get(s->passes, key_of(t->pc, t->fp->depth), &passes);
    if (!again) map_put(s->passes, key_of(t->pc, t->fp->depth), passes + 1);
    return false;
}

static enum schedule_stop stop_of(const struct thread *t, enum outcome outcome) {
    if (outcome != OUTCOME_STEP && outcome != OUTCOME_UNCAUGHT) return SCHEDULE_STOP_OVER;
    if (t->stop == STOP_ENDED) return SCHEDULE_STOP_ENDED;
    return t->stop == STOP_BLOCKED ? SCHEDULE_STOP_BLOCKED : SCHEDULE_STOP_BEFORE;
}

void step_boundary_stopped(struct step_boundary *s, struct thread *t, enum outcome outcome, struct arena *arena,
                           struct schedule_step *out) {
    u64 passes = 0;
    assert(!s->until || s->passed <= s->until->passes);
    out->stop = stop_of(t, outcome);
    out->method = "-";
    out->offset = out->depth = out->passes = out->part = 0;
    if (out->stop == SCHEDULE_STOP_OVER || out->stop == SCHEDULE_STOP_ENDED) return;
    const struct method *m = t->fp->method;
    map_get(s->passes, key_of(t->pc, t->fp->depth), &passes);
    out->method = arena_printf(arena, "%.*s.%s%s", (int)steady_length(m->holder), m->holder->name->text, m->name->text,
                               m->descriptor->text);
    out->offset = offset_of(t);
    out->depth = t->fp->depth;
    out->passes = (u32)passes;
    out->part = out->stop == SCHEDULE_STOP_BEFORE ? t->h.stage : 0;
}

/* ---- threads ---- */

static bool is_ranked(const struct step_boundary *s, u32 thread) {
    for (u32 i = 0; i < s->ranks.count; i++)
        if (s->ranks.items[i] == thread) return true;
    return false;
}

static u64 java_number(struct vm *vm, u32 thread) {
    const struct field *f = find_field(inspect_known(vm)->Thread, "tid", "J");
    u64 number = thread;
    if (f) memcpy(&number, (const u8 *)object_at(vm, inspect_thread(vm, thread)->h.object) + f->offset, 8);
    return number;
}

/* Those started since the last look; several of them in the order in which they were made. */
static void rank_new_ones(struct step_boundary *s) {
    u32 first = s->ranks.count;
    for (u32 i = 0; i < inspect_thread_count(s->vm); i++) {
        const struct thread *t = inspect_thread(s->vm, i);
        if (!t->h.object || t->h.state == THREAD_NEW || is_ranked(s, i)) continue;
        u32 at = s->ranks.count;
        vec_push(&s->ranks, i);
        for (; at > first && java_number(s->vm, s->ranks.items[at - 1]) > java_number(s->vm, i); at--)
            s->ranks.items[at] = s->ranks.items[at - 1];
        s->ranks.items[at] = i;
    }
}

i64 step_boundary_rank(struct step_boundary *s, u32 thread) {
    rank_new_ones(s);
    for (u32 i = 0; i < s->ranks.count; i++)
        if (s->ranks.items[i] == thread) return i;
    return -1;
}

i64 step_boundary_ranked(struct step_boundary *s, u32 rank) {
    rank_new_ones(s);
    return rank < s->ranks.count ? (i64)s->ranks.items[rank] : -1;
}
