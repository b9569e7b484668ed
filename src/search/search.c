#include "search/search.h"

#include <stdlib.h>
#include <time.h>

/* One state on the search stack: how to come back to it, and which of its choices were taken. */
struct level {
    struct space_mark mark;
    u32 first, count; /* its choices, in search.choices */
    u32 next;
};

struct search {
    struct space *space;
    struct vm *vm;
    const struct search_limits *limits;
    struct search_result *result;
    struct VEC(struct level) levels;
    struct VEC(u32) choices;
    search_progress *progress;
    void *context;
    double start;
    const char *too_deep; /* a limit that cut off branches without ending the search */
};

static double cpu_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static u64 stack_bytes(const struct search *s) {
    return s->levels.capacity * sizeof(struct level) + s->choices.capacity * sizeof(u32);
}

static void update_stats(struct search *s) {
    struct search_stats *stats = &s->result->stats;
    stats->seconds = cpu_now() - s->start;
    stats->bytes = space_bytes(s->space) + stack_bytes(s);
}

/* ---- what a state is ---- */

static void push_level(struct search *s, u32 state) {
    u32 count = seam_choices(s->vm, NULL, 0), first = s->choices.count;
    struct level level = {space_mark(s->space, state), first, count, 0};
    for (u32 i = 0; i < count; i++) vec_push(&s->choices, 0);
    if (count) seam_choices(s->vm, s->choices.items + first, count);
    vec_push(&s->levels, level);
    if (s->levels.count > s->result->stats.deepest) s->result->stats.deepest = s->levels.count;
}

static bool is_assertion(struct vm *vm) {
    for (const struct class *c = class_of(vm, vm->uncaught); c; c = c->super)
        if (strcmp(c->name->text, "java/lang/AssertionError") == 0) return true;
    return false;
}

/* What the step that led here says, if it ends the search. */
static bool found_by_step(struct search *s, enum outcome outcome) {
    switch (outcome) {
    case OUTCOME_UNCAUGHT: s->result->end = is_assertion(s->vm) ? SEARCH_ASSERTION : SEARCH_UNCAUGHT; return true;
    case OUTCOME_FATAL: s->result->end = SEARCH_FATAL; return true;
    default: return false;
    }
}

static bool is_deadlock(struct search *s) {
    return seam_choices(s->vm, NULL, 0) == 0 && seam_unfinished(s->vm);
}

/* ---- limits ---- */

static const char *limit_hit(struct search *s) {
    const struct search_limits *limits = s->limits;
    if (limits->states && s->result->stats.states >= limits->states) return "--max-states";
    if ((s->result->stats.transitions & 1023) == 0) {
        update_stats(s);
        if (s->progress) s->progress(s->context, &s->result->stats);
        if (limits->seconds > 0 && s->result->stats.seconds > limits->seconds) return "--max-time";
    }
    return NULL;
}

static bool end_with_bound(struct search *s, const char *bound) {
    s->result->end = SEARCH_BOUND;
    s->result->bound = bound;
    return true;
}

/* ---- the search ---- */

static void note_schedule(struct search *s) {
    for (u32 i = 0; i < s->levels.count; i++) {
        const struct level *level = &s->levels.items[i];
        if (level->next) vec_push(&s->result->schedule, s->choices.items[level->first + level->next - 1]);
    }
}

/* Takes the next choice of the topmost state. True: the search is over, and the VM stands where it ended. */
static bool advance(struct search *s, struct level *level) {
    u32 thread = s->choices.items[level->first + level->next++], state;
    enum outcome outcome = seam_step(s->vm, thread);
    s->result->stats.transitions++;
    if (found_by_step(s, outcome)) return true;
    enum visit visit = space_visit(s->space, &state);
    if (visit == VISIT_FULL) return end_with_bound(s, "--max-memory");
    if (visit == VISIT_NEW) {
        s->result->stats.states++;
        if (is_deadlock(s)) {
            s->result->end = SEARCH_DEADLOCK;
            return true;
        }
        if (!s->limits->depth || s->levels.count < s->limits->depth) {
            push_level(s, state);
            return false;
        }
        s->too_deep = "--max-depth";
    }
    space_undo(s->space, level->mark);
    return false;
}

static void back_up(struct search *s) {
    struct level top = vec_pop(&s->levels);
    s->choices.count = top.first;
    if (s->levels.count) space_undo(s->space, s->levels.items[s->levels.count - 1].mark);
}

static void walk(struct search *s) {
    while (s->levels.count) {
        struct level *level = &s->levels.items[s->levels.count - 1];
        const char *bound = limit_hit(s);
        if (bound && end_with_bound(s, bound)) return;
        if (level->next == level->count) back_up(s);
        else if (advance(s, level)) {
            note_schedule(s);
            return;
        }
    }
    if (s->too_deep) end_with_bound(s, s->too_deep);
}

void search_run(struct space *space, const struct search_limits *limits, search_progress *progress, void *context,
                struct search_result *result) {
    *result = (struct search_result){.end = SEARCH_CLEAN};
    struct search s = {.space = space, .vm = space->vm, .limits = limits, .result = result, .progress = progress,
                       .context = context, .start = cpu_now()};
    u32 state;
    seam_mark(s.vm);
    if (cursor_commit(space->cursor, &state) == INTERNED_FULL) end_with_bound(&s, "--max-memory");
    else {
        result->stats.states = 1;
        push_level(&s, state);
        walk(&s);
    }
    update_stats(&s);
    vec_free(&s.levels);
    vec_free(&s.choices);
}

void search_result_free(struct search_result *result) { vec_free(&result->schedule); }
