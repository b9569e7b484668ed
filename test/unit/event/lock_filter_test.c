#include "unit/detect/trace.h"

#include "detect/coverage.h"
#include "detect/lockgraph.h"
#include "event/lock_filter.h"

struct counted {
    struct sink sink;
    u32 count;
};

static void count_it(struct sink *sink, const struct event *e) {
    (void)e;
    ((struct counted *)sink)->count++;
}

/* ---- what is passed on ---- */

/* Writes down what it hears, in the words of trace.h, with the context in brackets. */
struct scribe {
    struct sink sink;
    const struct trace *trace;
    char text[1000];
};

static void write_word(struct sink *sink, const struct event *e) {
    struct scribe *scribe = (struct scribe *)sink;
    size_t length = strlen(scribe->text);
    char *to = scribe->text + length;
    size_t room = sizeof scribe->text - length;
    const char *label = e->object ? scribe->trace->labels.items[trace_object((void *)scribe->trace, e->object)] : "";
    if (e->kind == EVENT_LOCK) snprintf(to, room, "%u(%s:%u ", e->thread, label, site_instruction(e->at));
    else if (e->kind == EVENT_UNLOCK) snprintf(to, room, "%u)%s ", e->thread, label);
    else if (e->kind == EVENT_FREE) snprintf(to, room, "!%s ", label);
    else if (e->kind == EVENT_END) snprintf(to, room, "%u. ", e->thread);
    else snprintf(to, room, "%u%c%u ", e->thread, e->kind == EVENT_START ? '>' : '<', e->other);
}

static void expect(const char *text, const char *passed_on) {
    struct trace trace;
    struct scribe scribe = {.sink = {.on_event = write_word, .wants = ~0u}, .trace = &trace};
    struct lock_filter *lock_filter = lock_filter_new(&scribe.sink);
    trace_begin(&trace);
    fanout_add(&trace.fanout, lock_filter_sink(lock_filter));
    trace_play(&trace, text);
    assert_string_equal(scribe.text, passed_on);
    lock_filter_free(lock_filter);
    trace_end(&trace);
}

static void what_comes_again_is_kept_back(void **state) {
    (void)state;
    expect("0(A:1 0)A 0(A:1 0)A", "0(A:1 0)A ");
    expect("0(A:1 0(B:2 0)B 0)A 0(A:1 0(B:2 0)B 0)A", "0(A:1 0(B:2 0)B 0)A ");
    expect("0(A:1 0)A 0(A:2 0)A 0(A*:1 0)A* 0(A:1 0)A", "0(A:1 0)A 0(A:2 0)A 0(A:1 0)A ");
    expect("0(A:1 0)A 0(A':1 0)A' 0(A':1 0)A'", "0(A:1 0)A 0(A:1 0)A ");
    expect("0(A:1 0(B:2 0)B 0)A 0(B:2 0)B", "0(A:1 0(B:2 0)B 0)A 0(B:2 0)B ");
    expect("0(A:1 0)A 0(A:1 0)A~ 0(A~:1 0)A", "0(A:1 0)A 0(A:1 0)A ");
}

static void inside_the_library_everything_is_passed_on(void **state) {
    (void)state;
    expect("0(A%:1 0)A% 0(A%:1 0)A%", "0(A:1 0)A 0(A:1 0)A ");
}

static void what_is_new_brings_what_was_kept_back(void **state) {
    (void)state;
    expect("0(A:1 0)A 0(A:1 0(B:2 0)B 0)A", "0(A:1 0)A 0(A:1 0(B:2 0)B 0)A ");
    expect("0(A:1 0(B:2 0)B 0)A 0(A:1 0(B:2 0(C:3 0)C 0)B 0)A", "0(A:1 0(B:2 0)B 0)A 0(A:1 0(B:2 0(C:3 0)C 0)B 0)A ");
    expect("0(A:1 0(B:2 0)B 0)A 0(A:1 0(B:2 0)A 0)B", "0(A:1 0(B:2 0)B 0)A 0(A:1 0(B:2 0)A 0)B ");
}

static void threads_and_segments_are_told_apart(void **state) {
    (void)state;
    expect("0(A:1 0)A 0>1 0(A:1 0)A 0(A:1 0)A 1(A:1 1)A 1(A:1 1)A 1. 0<1 0(A:1 0)A",
           "0(A:1 0)A 0>1 0(A:1 0)A 1(A:1 1)A 1. 0<1 0(A:1 0)A ");
    expect("0(A:1 0)A 0(A:1 0>1 0)A", "0(A:1 0)A 0(A:1 0>1 0)A ");
    expect("0>1 1(A:1 1)A 1(A:1 1. 0<1", "0>1 1(A:1 1)A 1. 0<1 ");
}

static void an_object_that_gets_the_number_of_another_is_new(void **state) {
    (void)state;
    expect("0(A:1 0)A 0(A:1 0)A !A 0(B:1 0)B 0(B:1 0)B", "0(A:1 0)A !A 0(B:1 0)B ");
}

/* ... and so is one after any number of others: all have the number 1. */
static void an_object_number_that_comes_back_often_is_new_each_time(void **state) {
    (void)state;
    struct counted counted = {.sink = {.on_event = count_it, .wants = SINK_WANTS(LOCK)}};
    struct lock_filter *f = lock_filter_new(&counted.sink);
    struct sink *sink = lock_filter_sink(f);
    for (u32 life = 1; life <= 1000; life++) {
        for (u32 i = 0; i < 4; i++)
            sink->on_event(sink, &(struct event){
                                     .kind = i % 2 ? EVENT_UNLOCK : EVENT_LOCK, .object = 1, .at = site_pack(0, 0, 1)});
        sink->on_event(sink, &(struct event){.kind = EVENT_FREE, .object = 1});
        assert_int_equal(counted.count, life);
    }
    lock_filter_free(f);
}

static void locks_that_do_not_nest_become_familiar_too(void **state) {
    (void)state;
    expect("0(A:1 0(B:2 0)A 0(C:3 0)C 0)B 0(A:1 0(B:2 0)A 0(C:3 0)C 0)B",
           "0(A:1 0(B:2 0)A 0(C:3 0)C 0)B 0(A:1 0(B:2 0)A 0)B ");
}

static void many_locks_can_be_held(void **state) {
    (void)state;
    enum { LOCKS = 100 };
    struct fanout nobody;
    fanout_init(&nobody);
    struct lock_filter *f = lock_filter_new(&nobody.sink);
    struct sink *sink = lock_filter_sink(f);
    for (u32 round = 0; round < 3; round++) {
        struct event e = {.kind = EVENT_LOCK, .at = site_pack(0, 0, 1)};
        for (e.object = 1; e.object <= LOCKS; e.object++) sink->on_event(sink, &e);
        assert_int_equal(f->kept_back, round ? LOCKS : 0);
        e.kind = EVENT_UNLOCK;
        while (--e.object) sink->on_event(sink, &e);
        assert_int_equal(f->kept_back, 0);
    }
    lock_filter_free(f);
    fanout_free(&nobody);
}

/* ---- a lock graph behind it finds the same, whatever happens ---- */

enum { THREADS = 3, OBJECTS = 3, EVENTS = 300, RUNS = 200, CONTEXTS = 3, LINES = 2 };

/* A lock graph and a coverage, and what they call objects: a new label for each that gets a number. */
struct audience {
    struct fanout fanout;
    struct names names;
    struct counted counted;
    struct lockgraph *graph;
    struct coverage *coverage;
    u32 born[OBJECTS + 1];
};

static names_label born_as(void *context, u32 object) {
    return ((struct audience *)context)->born[object] * 10 + object;
}

static void audience_begin(struct audience *a) {
    *a = (struct audience){.names = {.context = a, .object = born_as}};
    a->counted.sink = (struct sink){.on_event = count_it, .wants = SINK_WANTS(LOCK) | SINK_WANTS(UNLOCK)};
    a->graph = lockgraph_new(&a->names);
    a->coverage = coverage_new();
    fanout_init(&a->fanout);
    fanout_add(&a->fanout, &a->counted.sink);
    fanout_add(&a->fanout, lockgraph_sink(a->graph));
    fanout_add(&a->fanout, coverage_sink(a->coverage));
}

static void audience_end(struct audience *a) {
    lockgraph_free(a->graph);
    coverage_free(a->coverage);
    fanout_free(&a->fanout);
}

static u32 draw(u64 *seed, u32 below) {
    *seed = *seed * 6364136223846793005u + 1442695040888963407u;
    return (u32)(*seed >> 33) % below;
}

/* What each thread took, to give most of it back in turn. */
struct dfs_stack {
    struct event taken[EVENTS];
    u32 count;
};

static struct event draw_lock(u64 *seed, u32 thread) {
    static const u8 flags[] = {
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, EVENT_SHARED, EVENT_TRY, EVENT_WAIT, EVENT_LIBRARY, EVENT_PASSING};
    u32 line = draw(seed, LINES);
    return (struct event){.kind = EVENT_LOCK,
                          .thread = thread,
                          .object = 1 + draw(seed, OBJECTS),
                          .slot = !draw(seed, 12),
                          .flags = flags[draw(seed, sizeof flags)],
                          .at = site_pack(draw(seed, CONTEXTS), 7, line)};
}

/* Also what cannot have been: it does no harm. */
static struct event draw_event(u64 *seed, struct dfs_stack *stacks) {
    u32 thread = draw(seed, THREADS), other = draw(seed, THREADS), what = draw(seed, 250);
    struct dfs_stack *stack = &stacks[thread];
    if (what == 0) return (struct event){.kind = EVENT_START, .thread = thread, .other = other};
    if (what == 1) return (struct event){.kind = EVENT_JOIN, .thread = thread, .other = other};
    if (what == 2) return (struct event){.kind = EVENT_FREE, .object = 1 + draw(seed, OBJECTS)};
    if (what == 3) return (struct event){.kind = EVENT_END, .thread = thread};
    if (what < 80 + 40 * stack->count && stack->count) {
        struct event e = what < 6 ? stack->taken[draw(seed, stack->count)] : stack->taken[--stack->count];
        e.kind = EVENT_UNLOCK;
        e.at = 0;
        return e;
    }
    return stack->taken[stack->count++] = draw_lock(seed, thread);
}

static bool same_step(const struct lock_step *a, const struct lock_step *b) {
    return a->thread == b->thread && a->outer == b->outer && a->inner == b->inner && a->outer_at == b->outer_at &&
           a->inner_at == b->inner_at;
}

static void same_orders(struct audience *a, struct audience *b, u64 seed) {
    struct lock_orders x, y;
    lock_orders_init(&x, NULL);
    lock_orders_init(&y, NULL);
    lockgraph_cycles(a->graph, LEVEL_SEGMENTED, true, &x);
    lockgraph_cycles(b->graph, LEVEL_SEGMENTED, true, &y);
    if (x.list.count != y.list.count)
        fail_msg("seed %llu: %u orders, not %u", (unsigned long long)seed, y.list.count, x.list.count);
    for (u32 i = 0; i < x.list.count; i++) {
        const struct lock_order *p = &x.list.items[i], *q = &y.list.items[i];
        assert_int_equal(p->count, q->count);
        assert_int_equal(p->times, q->times);
        assert_int_equal(p->removed, q->removed);
        for (u32 k = 0; k < p->count; k++)
            if (!same_step(&p->steps[k], &q->steps[k])) fail_msg("seed %llu: order %u", (unsigned long long)seed, i);
    }
    lock_orders_free(&x);
    lock_orders_free(&y);
}

static void compare(struct audience *direct, struct audience *behind, u64 seed) {
    assert_int_equal(lockgraph_locks(direct->graph), lockgraph_locks(behind->graph));
    if (lockgraph_edges(direct->graph) != lockgraph_edges(behind->graph))
        fail_msg("seed %llu: edges", (unsigned long long)seed);
    for (u32 line = 0; line < LINES; line++)
        assert_int_equal(coverage_has(direct->coverage, 7, line), coverage_has(behind->coverage, 7, line));
    same_orders(direct, behind, seed);
}

static void play_both(u64 seed, u32 *heard, u32 *passed_on) {
    static struct dfs_stack none[THREADS];
    struct dfs_stack *stacks = malloc(sizeof none);
    struct audience direct, behind;
    memcpy(stacks, none, sizeof none);
    audience_begin(&direct);
    audience_begin(&behind);
    struct lock_filter *lock_filter = lock_filter_new(&behind.fanout.sink);
    struct sink *sink = lock_filter_sink(lock_filter);
    u64 random = seed;
    for (u32 i = 0; i < EVENTS; i++) {
        struct event e = draw_event(&random, stacks);
        direct.fanout.sink.on_event(&direct.fanout.sink, &e);
        sink->on_event(sink, &e);
        if (e.kind == EVENT_FREE) direct.born[e.object] = ++behind.born[e.object];
    }
    compare(&direct, &behind, seed);
    *heard += direct.counted.count;
    *passed_on += behind.counted.count;
    lock_filter_free(lock_filter);
    audience_end(&direct);
    audience_end(&behind);
    free(stacks);
}

static void a_lock_graph_finds_the_same(void **state) {
    (void)state;
    u32 heard = 0, passed_on = 0;
    for (u64 seed = 1; seed <= RUNS; seed++) play_both(seed, &heard, &passed_on);
    print_message("%u of %u events of locks passed on\n", passed_on, heard);
    assert_true(passed_on < heard / 10 * 9);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_comes_again_is_kept_back),
        cmocka_unit_test(inside_the_library_everything_is_passed_on),
        cmocka_unit_test(what_is_new_brings_what_was_kept_back),
        cmocka_unit_test(threads_and_segments_are_told_apart),
        cmocka_unit_test(an_object_that_gets_the_number_of_another_is_new),
        cmocka_unit_test(an_object_number_that_comes_back_often_is_new_each_time),
        cmocka_unit_test(locks_that_do_not_nest_become_familiar_too),
        cmocka_unit_test(many_locks_can_be_held),
        cmocka_unit_test(a_lock_graph_finds_the_same),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
