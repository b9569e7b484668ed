#include "search/reduce/dpor.h"

#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"
#include "search/reduce/dpor_summaries.h"
#include "vm/explore/inspect.h"

/* For each level of the stack. */
struct site {
    u32 summaries; /* events seen on paths from here */
    u32 order;     /* in dpor.open */
    u32 events;    /* of the step now tried from here: from here on in dpor.events */
    u32 starts;    /* likewise in dpor.starts */
    bool passes;   /* by that step time passes */
};

struct start {
    u32 parent, child;
};

struct open_state {
    u32 state, level; /* state 0: not stored */
};

struct dpor {
    struct vm *vm;
    struct dfs_stack *stack;
    struct dpor_trace *trace;
    struct dpor_summaries *summaries;
    struct VEC(struct site) sites;
    struct VEC(struct dpor_event) events;
    struct VEC(struct start) starts;
    struct VEC(u32) left; /* by state: the summary of one that was left; OPEN | order of one that was not */
    struct VEC(struct open_state) open; /* states of components that are not complete, in the order they were met */
    struct VEC(u32) roots;              /* orders of the levels that begin a component, as far as is known */
    u32 pending;                        /* events that threads cannot carry out now, after the last step */
};

#define OPEN 0x80000000u

struct dpor *dpor_new(struct vm *vm, struct dfs_stack *stack) {
    struct dpor *r = memory_zero(1, sizeof *r);
    r->vm = vm;
    r->stack = stack;
    r->trace = dpor_trace_new(vm);
    r->summaries = dpor_summaries_new();
    return r;
}

void dpor_free(struct dpor *r) {
    if (!r) return;
    dpor_trace_free(r->trace);
    dpor_summaries_free(r->summaries);
    vec_free(&r->sites);
    vec_free(&r->events);
    vec_free(&r->starts);
    vec_free(&r->left);
    vec_free(&r->open);
    vec_free(&r->roots);
    free(r);
}

u64 dpor_bytes(const struct dpor *r) {
    return dpor_trace_bytes(r->trace) + dpor_summaries_bytes(r->summaries) + r->left.capacity * sizeof(u32) +
           r->open.capacity * sizeof(struct open_state) + r->sites.capacity * sizeof(struct site) +
           r->events.capacity * sizeof(struct dpor_event);
}

static struct site *top_site(struct dpor *r) {
    assert(r->sites.count);
    return &r->sites.items[r->sites.count - 1];
}

static void set_left(struct dpor *r, u32 state, u32 value) {
    while (r->left.count <= state) vec_push(&r->left, 0);
    r->left.items[state] = value;
}

/* ---- races ---- */

struct racer {
    struct dpor *r;
    u32 thread;
};

/* The racing thread must also come before that step: it is tried there, or a thread that it depends on, or all. */
static void add_to_backtrack_set(void *context, u32 step, u32 ignored) {
    const struct racer *racer = context;
    struct dpor *r = racer->r;
    struct dfs_stack *stack = r->stack;
    struct level *level = &stack->levels.items[step - 1];
    u32 chosen = UINT32_MAX;
    (void)ignored;
    if (level->full) return;
    for (u32 i = 0; i < level->count; i++) {
        u32 q = stack->choices.items[level->first + i].thread;
        if (q != racer->thread && dpor_trace_known(r->trace, racer->thread, q) <= step) continue;
        if (stack->tried.items[level->first + i] != NOT_TRIED) return;
        if (chosen == UINT32_MAX || q == racer->thread) chosen = q;
    }
    if (chosen != UINT32_MAX) dfs_stack_try(stack, level, chosen);
    else dfs_stack_try_all(stack, level);
}

static void reverse_races(struct dpor *r, const struct dpor_event *event) {
    struct racer racer = {r, event->thread};
    dpor_trace_races(r->trace, event, add_to_backtrack_set, &racer);
}

/* ---- steps ---- */

static u32 next_events(struct dpor *r, u32 thread, struct dpor_event *out) {
    struct access accesses[MOST_ACCESSES];
    u32 count = seam_accesses(r->vm, thread, accesses), locks = seam_locks_held(r->vm, thread);
    for (u32 i = 0; i < count; i++) out[i] = (struct dpor_event){thread, locks, accesses[i]};
    return count;
}

static bool can_race(const struct dpor_event *e) {
    return e->access.kind == ACCESS_READ || e->access.kind == ACCESS_WRITE;
}

void dpor_before(struct dpor *r, struct choice choice) {
    struct dpor_event events[MOST_ACCESSES];
    assert(r->sites.count == r->stack->levels.count && dpor_trace_steps(r->trace) + 1 == r->sites.count);
    assert(r->events.count == top_site(r)->events);
    top_site(r)->passes = seam_passes_time(r->vm, choice);
    if (top_site(r)->passes) {
        vec_push(&r->events, ((struct dpor_event){choice.thread, 0, {0, (u32)SLOT_ALL, ACCESS_WRITE}}));
        return;
    }
    u32 count = next_events(r, choice.thread, events);
    for (u32 i = 0; i < count; i++) {
        reverse_races(r, &events[i]);
        vec_push(&r->events, events[i]);
    }
}

/* The thread stands before something it cannot do now, and may never do. */
static void note_blocked(struct dpor *r, u32 thread) {
    struct dpor_event events[MOST_ACCESSES];
    u32 count = next_events(r, thread, events);
    for (u32 i = 0; i < count; i++) {
        if (!can_race(&events[i])) continue;
        reverse_races(r, &events[i]);
        r->pending = dpor_summaries_with(r->summaries, r->pending, &events[i]);
    }
}

/* Main, at its end, waits for the others; unless it could have ended the program already. */
static bool is_blocked(const struct thread *t, bool could) {
    return t->h.object && t->h.state != THREAD_ENDED && t->h.state != THREAD_NEW &&
           (could || t->h.state != THREAD_DESTROY);
}

/* What the step read on the way, after the operation it began with. */
static void note_besides(struct dpor *r, u32 thread) {
    u32 count, first = r->events.count;
    const struct access *noted = seam_noted(r->vm, &count);
    for (u32 i = 0; i < count; i++) {
        struct dpor_event event = {thread, 0, noted[i]};
        reverse_races(r, &event);
        vec_push(&r->events, event);
    }
    if (count) dpor_trace_extend(r->trace, r->events.items + first, count);
}

/* What the step made possible or impossible for each thread. A thread that must stand back for another's atomic section
 * is not blocked by anything that could race: what it would do must be tried before the step. */
void dpor_after(struct dpor *r, struct choice choice) {
    const struct level *level = dfs_stack_top(r->stack);
    u32 mover = choice.thread, first = top_site(r)->events;
    assert(r->sites.count == r->stack->levels.count && dpor_trace_steps(r->trace) + 1 == r->sites.count);
    dpor_trace_push(r->trace, mover, r->events.items + first, r->events.count - first);
    note_besides(r, mover);
    r->pending = 0;
    for (u32 i = 0; i < inspect_thread_count(r->vm); i++) {
        if (top_site(r)->passes && i != mover) dpor_trace_enable(r->trace, i);
        bool could = dfs_stack_enabled(r->stack, level, i), can = seam_enabled(r->vm, i);
        if (can && !could && i != mover) {
            dpor_trace_enable(r->trace, i);
            if (seam_pending(r->vm, i).operation == OPERATION_BEGIN) vec_push(&r->starts, ((struct start){mover, i}));
        }
        if (could && i != mover && seam_stands_back(r->vm, i)) dfs_stack_try_all(r->stack, dfs_stack_top(r->stack));
        else if (!can && (could || i == mover) && is_blocked(inspect_thread(r->vm, i), could && i != mover))
            note_blocked(r, i);
    }
}

void dpor_not_taken(struct dpor *r) { r->events.count = top_site(r)->events; }

/* The summary of the top level grows by what comes after the last step, and by the step itself. */
static void absorb(struct dpor *r, u32 after) {
    struct site *site = top_site(r);
    for (u32 i = site->starts; i < r->starts.count; i++)
        after = dpor_summaries_before_start(r->summaries, after, r->starts.items[i].child, r->starts.items[i].parent);
    for (u32 i = site->events; i < r->events.count && !site->passes; i++)
        if (can_race(&r->events.items[i])) after = dpor_summaries_with(r->summaries, after, &r->events.items[i]);
    site->summaries = dpor_summaries_union(r->summaries, site->summaries, after);
}

void dpor_back(struct dpor *r) {
    assert(dpor_trace_steps(r->trace) == r->sites.count);
    dpor_trace_pop(r->trace);
    r->events.count = top_site(r)->events;
    r->starts.count = top_site(r)->starts;
}

/* ---- states ---- */

static bool is_private(struct dpor *r, u32 thread) {
    struct dpor_event events[MOST_ACCESSES];
    u32 count = next_events(r, thread, events);
    for (u32 i = 0; i < count; i++)
        if (can_race(&events[i]) && !dpor_trace_is_private(r->trace, &events[i])) return false;
    return true;
}

/* The first thread to try: one whose next places no other thread has ever accessed, else the one that ran last. Any
 * choice is sound; a good one saves states. */
static void choose_first(struct dpor *r) {
    struct level *level = dfs_stack_top(r->stack);
    u32 last = r->events.count ? r->events.items[r->events.count - 1].thread : 0, chosen = UINT32_MAX;
    for (u32 i = 0; i < level->count; i++) {
        u32 thread = r->stack->choices.items[level->first + i].thread;
        if (i && thread == r->stack->choices.items[level->first + i - 1].thread) continue;
        if (chosen == UINT32_MAX || thread == last) chosen = thread;
        if (!is_private(r, thread)) continue;
        chosen = thread;
        break;
    }
    if (chosen != UINT32_MAX) dfs_stack_try(r->stack, level, chosen);
}

void dpor_enter(struct dpor *r, u32 state) {
    struct site site = {
        .summaries = r->pending, .order = r->open.count, .events = r->events.count, .starts = r->starts.count};
    assert(r->stack->levels.count == r->sites.count + 1);
    vec_push(&r->roots, r->open.count);
    vec_push(&r->open, ((struct open_state){state, r->sites.count}));
    vec_push(&r->sites, site);
    if (state) set_left(r, state, OPEN | site.order);
    choose_first(r);
}

/* A step from the top leads to a state that was not left: all levels from there on are on a cycle. */
static void close_cycle(struct dpor *r, u32 order) {
    u32 root;
    while ((root = r->roots.items[r->roots.count - 1]) > order) {
        dfs_stack_try_all(r->stack, &r->stack->levels.items[r->open.items[root].level]);
        r->roots.count--;
    }
    dfs_stack_try_all(r->stack, &r->stack->levels.items[r->open.items[root].level]);
}

static void race_with_summary(struct dpor *r, u32 set) {
    for (u32 i = 0; i < dpor_summaries_count(r->summaries, set); i++) {
        struct dpor_event event = dpor_summaries_event(r->summaries, set, i);
        reverse_races(r, &event);
    }
}

void dpor_again(struct dpor *r, u32 state) {
    assert(state && state < r->left.count);
    u32 left = r->left.items[state];
    if (left & OPEN) close_cycle(r, left & ~OPEN);
    else race_with_summary(r, left);
    absorb(r, left & OPEN || top_site(r)->passes ? 0 : left);
}

void dpor_end(struct dpor *r, u32 state) {
    if (state) set_left(r, state, r->pending);
    absorb(r, top_site(r)->passes ? 0 : r->pending);
}

/* A component is complete when its first level is left: its states have all their events in common. What they do may
 * race with the path to it, whichever way it went inside. */
static void complete(struct dpor *r, const struct site *site, u32 from) {
    bool cyclic = r->open.count > site->order + 1;
    for (u32 i = from; i < r->open.count; i++)
        if (r->open.items[i].state) set_left(r, r->open.items[i].state, site->summaries);
    r->open.count = from;
    if (cyclic) race_with_summary(r, site->summaries);
}

void dpor_reopen(struct dpor *r) {
    const struct site *site = top_site(r);
    assert(r->sites.count == r->stack->levels.count && r->roots.items[r->roots.count - 1] == site->order);
    complete(r, site, site->order + 1);
}

/* What comes after time has passed races with nothing before; unless it is in the same component. */
void dpor_leave(struct dpor *r) {
    assert(r->sites.count == r->stack->levels.count);
    struct site site = vec_pop(&r->sites);
    bool is_complete = r->roots.items[r->roots.count - 1] == site.order;
    if (is_complete) {
        complete(r, &site, site.order);
        r->roots.count--;
    }
    r->events.count = site.events;
    r->starts.count = site.starts;
    if (r->sites.count) absorb(r, is_complete && top_site(r)->passes ? 0 : site.summaries);
}

/* ---- archives ---- */

void dpor_write(const struct dpor *r, struct archive_writer *w) {
    dpor_trace_write(r->trace, w);
    dpor_summaries_write(r->summaries, w);
    archive_put_vec(w, &r->sites);
    archive_put32(w, r->events.count);
    for (u32 i = 0; i < r->events.count; i++) dpor_event_write(&r->events.items[i], w);
    archive_put_vec(w, &r->starts);
    archive_put_vec(w, &r->left);
    archive_put_vec(w, &r->open);
    archive_put_vec(w, &r->roots);
}

/* Orders ascend from 0, and roots are some of them, the first included: so the last level to be left completes all. */
static void check_sites(const struct dpor *r, struct archive_reader *in) {
    u32 root = 0;
    for (u32 i = 0; i < r->sites.count; i++) {
        const struct site *site = &r->sites.items[i];
        archive_check(in, site->summaries < dpor_summaries_sets(r->summaries) && site->events <= r->events.count &&
                              site->starts <= r->starts.count && site->order < r->open.count);
        archive_check(in, i == 0 ? site->order == 0 : site->order > site[-1].order);
        bool is_root = root < r->roots.count && r->roots.items[root] == site->order;
        archive_check(in, i > 0 || is_root);
        archive_check(in, !is_root || in->failed || r->open.items[site->order].level == i);
        root += is_root;
    }
    archive_check(in, root == r->roots.count && r->sites.count == r->stack->levels.count);
    archive_check(in, dpor_trace_steps(r->trace) + 1 == r->sites.count);
}

static void check_states(struct dpor *r, u32 states, struct archive_reader *in) {
    archive_check(in, r->left.count <= states + 1);
    for (u32 i = 0; i < r->open.count; i++) archive_check(in, r->open.items[i].state <= states);
    for (u32 i = 0; i < r->left.count; i++) {
        u32 left = r->left.items[i];
        archive_check(in, left & OPEN ? (left & ~OPEN) < r->open.count : left < dpor_summaries_sets(r->summaries));
    }
    if (!in->failed && states) set_left(r, states, states < r->left.count ? r->left.items[states] : 0);
}

void dpor_read(struct dpor *r, u32 states, struct archive_reader *in) {
    dpor_trace_read(r->trace, in);
    dpor_summaries_read(r->summaries, r->vm, in);
    archive_get_vec(in, &r->sites);
    for (u32 left = archive_get32(in); left && !in->failed; left--) vec_push(&r->events, dpor_event_read(r->vm, in));
    archive_get_vec(in, &r->starts);
    archive_get_vec(in, &r->left);
    archive_get_vec(in, &r->open);
    archive_get_vec(in, &r->roots);
    if (in->failed) return;
    check_sites(r, in);
    check_states(r, states, in);
}
