/* Lock graphs at their three levels, on the papers' examples and on what programs do with locks. */
#include "detect/lockgraph.h"

#include "unit/detect/figures.h"
#include "unit/detect/trace.h"

#include <time.h>

static void write_order(FILE *out, struct trace *trace, const struct lock_order *order) {
    static const char *const reasons[] = {"", "single-thread", "guard:", "order"};
    for (u32 i = 0; i < order->count; i++) {
        const struct lock_step *s = &order->steps[i];
        fprintf(out, "%sT%u %s:%u %s:%u", i ? ", " : "", s->thread, trace_label(trace, s->outer),
                site_instruction(s->outer_at), trace_label(trace, s->inner), site_instruction(s->inner_at));
    }
    if (order->times > 1) fprintf(out, " x%d", (int)order->times);
    fprintf(out, "%s%s", order->removed ? " - " : "", reasons[order->removed]);
    for (u32 i = 0; i < order->guard_count; i++)
        fprintf(out, "%s%s", i ? "," : "", trace_label(trace, order->guards[i]));
    fprintf(out, "\n");
}

static void expect(const char *text, enum lock_level level, bool show_removed, const char *wanted) {
    struct trace trace;
    struct lock_orders orders;
    char *have;
    size_t size;
    trace_begin(&trace);
    struct lockgraph *graph = lockgraph_new(&trace.names);
    fanout_add(&trace.fanout, lockgraph_sink(graph));
    trace_play(&trace, text);
    lock_orders_init(&orders, NULL);
    lockgraph_cycles(graph, level, show_removed, &orders);
    FILE *out = open_memstream(&have, &size);
    for (u32 i = 0; i < orders.list.count; i++) write_order(out, &trace, &orders.list.items[i]);
    fclose(out);
    assert_false(orders.cut);
    assert_string_equal(have, wanted);
    free(have);
    lock_orders_free(&orders);
    lockgraph_free(graph);
    trace_end(&trace);
}

static void expect_strict(const char *text, const char *wanted) {
    for (enum lock_level level = LEVEL_GUARDED; level <= LEVEL_SEGMENTED; level++) expect(text, level, false, wanted);
}

/* At all levels. */
static void expect_all(const char *text, const char *wanted) {
    for (enum lock_level level = LEVEL_BASIC; level <= LEVEL_SEGMENTED; level++) expect(text, level, false, wanted);
}

static void figures_7_and_8_have_ten_cycles_and_one_deadlock(void **state) {
    (void)state;
    static const char one[] = "T1 L3:2 L4:4, T2 L4:11 L3:12\n";
    expect(PAPER1_FIGURE7, LEVEL_GUARDED, false, one);
    expect(PAPER1_FIGURE7, LEVEL_SEGMENTED, false, one);
    expect(PAPER1_FIGURE7, LEVEL_SEGMENTED, true,
           "T1 L3:2 L4:4, T2 L4:11 L3:12\n"
           "T1 L3:2 L2:3, T1 L2:6 L3:7 - single-thread\n"
           "T1 L3:2 L2:3, T2 L2:9 L3:10 - guard:L1\n"
           "T1 L3:2 L4:4, T1 L4:5 L3:7 - single-thread\n"
           "T2 L3:12 L2:13, T1 L2:6 L3:7 - guard:L4\n"
           "T2 L3:12 L2:13, T2 L2:9 L3:10 - single-thread\n"
           "T1 L3:2 L4:4, T1 L4:5 L2:6, T1 L2:6 L3:7 - single-thread\n"
           "T1 L3:2 L4:4, T1 L4:5 L2:6, T2 L2:9 L3:10 - single-thread\n"
           "T1 L3:2 L4:4, T2 L4:11 L2:13, T1 L2:6 L3:7 - single-thread\n"
           "T1 L3:2 L4:4, T2 L4:11 L2:13, T2 L2:9 L3:10 - single-thread\n");
    expect(PAPER1_FIGURE7, LEVEL_BASIC, true,
           "T1 L3:2 L2:3, T1 L2:6 L3:7\n"
           "T1 L3:2 L2:3, T2 L2:9 L3:10\n"
           "T1 L3:2 L4:4, T1 L4:5 L3:7\n"
           "T1 L3:2 L4:4, T2 L4:11 L3:12\n"
           "T2 L3:12 L2:13, T1 L2:6 L3:7\n"
           "T2 L3:12 L2:13, T2 L2:9 L3:10\n"
           "T1 L3:2 L4:4, T1 L4:5 L2:6, T1 L2:6 L3:7\n"
           "T1 L3:2 L4:4, T1 L4:5 L2:6, T2 L2:9 L3:10\n"
           "T1 L3:2 L4:4, T2 L4:11 L2:13, T1 L2:6 L3:7\n"
           "T1 L3:2 L4:4, T2 L4:11 L2:13, T2 L2:9 L3:10\n");
}

static void figure_2_has_four_two_and_one(void **state) {
    (void)state;
    expect(PAPER2_FIGURE2, LEVEL_BASIC, false,
           "T1 L1:4 L2:5, T2 L2:15 L1:16\n"
           "T1 L1:4 L2:5, T1 L2:11 L1:12\n"
           "T3 L1:19 L2:20, T2 L2:15 L1:16\n"
           "T3 L1:19 L2:20, T1 L2:11 L1:12\n");
    expect(PAPER2_FIGURE2, LEVEL_GUARDED, false,
           "T3 L1:19 L2:20, T2 L2:15 L1:16\n"
           "T3 L1:19 L2:20, T1 L2:11 L1:12\n");
    expect(PAPER2_FIGURE2, LEVEL_SEGMENTED, false, "T3 L1:19 L2:20, T2 L2:15 L1:16\n");
    expect(PAPER2_FIGURE2, LEVEL_GUARDED, true,
           "T3 L1:19 L2:20, T2 L2:15 L1:16\n"
           "T3 L1:19 L2:20, T1 L2:11 L1:12\n"
           "T1 L1:4 L2:5, T2 L2:15 L1:16 - guard:G\n"
           "T1 L1:4 L2:5, T1 L2:11 L1:12 - single-thread\n");
    expect(PAPER2_FIGURE2, LEVEL_SEGMENTED, true,
           "T3 L1:19 L2:20, T2 L2:15 L1:16\n"
           "T1 L1:4 L2:5, T2 L2:15 L1:16 - guard:G\n"
           "T1 L1:4 L2:5, T1 L2:11 L1:12 - single-thread\n"
           "T3 L1:19 L2:20, T1 L2:11 L1:12 - order\n");
}

static void equal_code_is_one_problem(void **state) {
    (void)state;
    expect_all("0>1 0>2 1(A:1 1(B:2 1)B 1)A 1(A:1 1(B:2 1)B 1)A 2(B:1 2(A:2 2)A 2)B "
               "1(C:1 1(D:2 1)D 1)C 2(D:1 2(C:2 2)C 2)D",
               "T1 A:1 B:2, T2 B:1 A:2 x2\n");
}

static void three_threads_make_a_circle(void **state) {
    (void)state;
    static const char circle[] = "0>1 0>2 0>3 1(A:1 1(B:2 1)B 1)A 2(B:3 2(C:4 2)C 2)B 3(C:5 3(A:6 3)A 3)C";
    expect_all(circle, "T1 A:1 B:2, T2 B:3 C:4, T3 C:5 A:6\n");
    /* Two of the three behind a gate. */
    static const char gated[] = "0>1 0>2 0>3 1(G 1(A:1 1(B:2 1)B 1)A 1)G "
                                "2(G 2(B:3 2(C:4 2)C 2)B 2)G 3(C:5 3(A:6 3)A 3)C";
    expect(gated, LEVEL_GUARDED, false, "");
    expect(gated, LEVEL_SEGMENTED, false, "");
    expect(gated, LEVEL_SEGMENTED, true, "T1 A:1 B:2, T2 B:3 C:4, T3 C:5 A:6 - guard:G\n");
    /* A gate of one is none. */
    expect_all("0>1 0>2 1(G 1(A:1 1(B:2 1)B 1)A 1)G 2(B:3 2(A:4 2)A 2)B", "T1 A:1 B:2, T2 B:3 A:4\n");
}

static void starts_and_joins_separate(void **state) {
    (void)state;
    static const char start[] = "0(A:1 0(B:2 0)B 0)A 0>1 1(B:3 1(A:4 1)A 1)B";
    static const char join[] = "0>1 1(B:3 1(A:4 1)A 1)B 1. 0<1 0(A:1 0(B:2 0)B 0)A";
    static const char through[] = "0>1 1>2 2(B:3 2(A:4 2)A 2)B 2. 1<2 1. 0<1 0>3 3(A:1 3(B:2 3)B 3)A";
    static const char *const separated[] = {start, join, through};
    for (u32 i = 0; i < 3; i++) expect(separated[i], LEVEL_SEGMENTED, false, "");
    expect(start, LEVEL_GUARDED, true, "T0 A:1 B:2, T1 B:3 A:4\n");
    expect(start, LEVEL_SEGMENTED, true, "T0 A:1 B:2, T1 B:3 A:4 - order\n");
    expect(join, LEVEL_SEGMENTED, true, "T1 B:3 A:4, T0 A:1 B:2 - order\n");
    /* Not joined, or joined too late. */
    expect_all("0>1 1(B:3 1(A:4 1)A 1)B 1. 0(A:1 0(B:2 0)B 0)A", "T1 B:3 A:4, T0 A:1 B:2\n");
    expect_all("0>1 1(B:3 1(A:4 1)A 1)B 1. 0(A:1 0(B:2 0)B 0)A 0<1", "T1 B:3 A:4, T0 A:1 B:2\n");
    /* Threads joined in another order than they were started in, or ended. */
    expect("0>1 0>2 2(B:3 2(A:4 2)A 2)B 1. 2. 0<2 0<1 0(A:1 0(B:2 0)B 0)A", LEVEL_SEGMENTED, false, "");
    /* The joined thread runs beside a third one. */
    expect("0>1 0>2 1(B:3 1(A:4 1)A 1)B 1. 0<1 2(A:1 2(B:2 2)B 2)A", LEVEL_SEGMENTED, false,
           "T1 B:3 A:4, T2 A:1 B:2\n");
}

/* Before the start, and again after it: one edge that is possible in one of its places. */
static void an_edge_is_possible_when_one_of_its_places_is(void **state) {
    (void)state;
    static const char again[] = "0(A:1 0(B:2 0)B 0)A 0>1 1(B:3 1(A:4 1)A 1)B 1. "
                                "0(A:1 0(B:2 0)B 0)A 0<1 0(A:1 0(B:2 0)B 0)A";
    expect_all(again, "T0 A:1 B:2, T1 B:3 A:4\n");
    static const char around[] = "0(A:1 0(B:2 0)B 0)A 0>1 1(B:3 1(A:4 1)A 1)B 1. 0<1 0(A:1 0(B:2 0)B 0)A";
    expect(around, LEVEL_GUARDED, false, "T0 A:1 B:2, T1 B:3 A:4\n");
    expect(around, LEVEL_SEGMENTED, false, "");
    /* Each two of the three can meet, but not all three: T0 before it starts T2, or after it has joined T1. */
    static const char in_turns[] = "0>1 0(A:1 0(B:2 0)B 0)A 0>2 1(B:3 1(C:4 1)C 1)B 2(C:5 2(A:6 2)A 2)C 1. 0<1 "
                                   "0(A:1 0(B:2 0)B 0)A";
    expect(in_turns, LEVEL_GUARDED, false, "T0 A:1 B:2, T1 B:3 C:4, T2 C:5 A:6\n");
    expect(in_turns, LEVEL_SEGMENTED, false, "");
}

static void a_try_does_not_wait(void **state) {
    (void)state;
    expect_all("0>1 0>2 1(A:1 1(B?:2 1)B 1)A 2(B:3 2(A:4 2)A 2)B", "");
    /* But who got it holds it. */
    expect_all("0>1 0>2 1(A?:1 1(B:2 1)B 1)A 2(B?:3 2(A:4 2)A 2)B", "T1 A:1 B:2, T2 B:3 A:4\n");
}

static void what_is_taken_in_passing_is_waited_for(void **state) {
    (void)state;
    expect_all("0>1 0>2 1(A:1 1(B^:2 1)B^ 1)A 2(B:3 2(A:4 2)A 2)B", "T1 A:1 B:2, T2 B:3 A:4\n");
    expect_all("0>1 0>2 1(A:1 1(B^:2 1)B^ 1(C:3 1)C 1)A 2(C:4 2(B^:5 2)B^ 2)C", "");
}

static void readers_do_not_wait_for_readers(void **state) {
    (void)state;
    expect_all("0>1 0>2 1(A*:1 1(B:2 1)B 1)A* 2(B:3 2(A*:4 2)A* 2)B", "");
    expect_all("0>1 0>2 1(A*:1 1(B*:2 1)B* 1)A* 2(B*:3 2(A:4 2)A 2)B*", "");
    expect_all("0>1 0>2 1(A*:1 1(B:2 1)B 1)A* 2(B:3 2(A:4 2)A 2)B", "T1 A:1 B:2, T2 B:3 A:4\n");
    expect_all("0>1 0>2 1(A:1 1(B*:2 1)B* 1)A 2(B:3 2(A*:4 2)A* 2)B", "T1 A:1 B:2, T2 B:3 A:4\n");
    /* A gate that both only read is none; one of them writing makes it one. */
    expect("0>1 0>2 1(G* 1(A:1 1(B:2 1)B 1)A 1)G* 2(G* 2(B:3 2(A:4 2)A 2)B 2)G*", LEVEL_SEGMENTED, true,
           "T1 A:1 B:2, T2 B:3 A:4\n");
    expect("0>1 0>2 1(G* 1(A:1 1(B:2 1)B 1)A 1)G* 2(G 2(B:3 2(A:4 2)A 2)B 2)G", LEVEL_SEGMENTED, true,
           "T1 A:1 B:2, T2 B:3 A:4 - guard:G\n");
    /* A downgrade: what is taken under the write lock is not taken under the read lock that is left. */
    expect_all("0>1 0>2 1(A:1 1(A*:2 1)A 1(B:3 1)B 1)A* 2(B:4 2(A*:5 2)A* 2)B", "");
    expect_all("0>1 0>2 1(A:1 1(A*:2 1)A 1(B:3 1)B 1)A* 2(B:4 2(A:5 2)A 2)B", "T1 A:2 B:3, T2 B:4 A:5\n");
}

static void a_wait_takes_its_lock_below_those_it_kept(void **state) {
    (void)state;
    expect_strict("0>1 0>2 1(A:1 1(B:2 1)A~ 1(A~:3 1)B 1)A 2(A:4 2(B:5 2)B 2)A", "T2 A:4 B:5, T1 B:2 A:3\n");
    /* Kept no longer. */
    expect_all("0>1 0>2 1(A:1 1)A~ 1(A~:3 1(B:2 1)B 1)A 2(A:4 2(B:5 2)B 2)A", "");
}

static void the_library_is_left_out(void **state) {
    (void)state;
    expect_all("0>1 0>2 1(A:1 1(B%:2 1)B% 1)A 2(B:3 2(A:4 2)A 2)B", "");
    expect_all("0>1 0>2 1(A%:1 1(B:2 1)B 1)A% 2(B:3 2(A:4 2)A 2)B", "");
}

/* A monitor and the lock that is the same object are two locks. */
static void an_object_can_be_two_locks(void **state) {
    (void)state;
    expect_all("0>1 0>2 1(A':1 1(B:2 1)B 1)A' 2(B:3 2(A:4 2)A 2)B", "");
    expect_all("0>1 0>2 1(A':1 1(A:2 1)A 1)A' 2(A:3 2(A':4 2)A' 2)A", "T1 A:1 A:2, T2 A:3 A:4\n");
}

static void a_number_that_comes_back_is_another_lock(void **state) {
    (void)state;
    expect_all("0>1 0>2 1(B:1 1(A:2 1)A 1)B !A 2(C:3 2(B:4 2)B 2)C", "");
    expect_all("0>1 0>2 1(B:1 1(A:2 1)A 1)B !A 1(B:1 1(C:5 1)C 1)B 2(C:3 2(B:4 2)B 2)C", "T1 B:1 C:5, T2 C:3 B:4\n");
}

/* Locks that do not nest: hand over hand, in opposite directions. */
static void hand_over_hand(void **state) {
    (void)state;
    expect_all("0>1 0>2 1(A:1 1(B:2 1)A 1(C:3 1)B 1)C 2(C:4 2(B:5 2)C 2(A:6 2)B 2)A",
               "T1 A:1 B:2, T2 B:5 A:6\nT1 B:2 C:3, T2 C:4 B:5\n");
    expect_strict("0>1 0>2 1(A:1 1(B:2 1)A 1(C:3 1)B 1)C 2(C:4 2(A:5 2)A 2)C", "");
}

/* What a user reads. */
static void findings_name_locks_threads_and_places(void **state) {
    (void)state;
    struct trace trace;
    struct findings findings;
    trace_begin(&trace);
    struct lockgraph *graph = lockgraph_new(&trace.names);
    fanout_add(&trace.fanout, lockgraph_sink(graph));
    trace_play(&trace, PAPER1_FIGURE5 " 0>3 0>4 3(G 3(A:1 3(B:2 3)B 3)A 3)G 4(G 4(B:3 4(A:4 4)A 4)B 4)G "
                                      "0>5 0>6 0>7 5(C:11 5(D:12 5)D 5)C 6(D:13 6(E:14 6)E 6)D 7(E:15 7(C:16 7)C 7)E");
    findings_init(&findings);
    assert_true(lockgraph_report(graph, LEVEL_SEGMENTED, true, &findings));
    assert_int_equal(findings.list.count, 3);
    const struct finding *f = findings.list.items[0];
    assert_string_equal(f->message, "Value0 and Value1 are taken in opposite order");
    assert_int_equal(f->kind, FINDING_LOCK_ORDER);
    assert_int_equal(f->rules, 1u << RULE_LOCK_GRAPH);
    assert_int_equal(f->status, STATUS_PREDICTED);
    assert_int_equal(f->count, 1);
    assert_true(finding_counts(f));
    assert_int_equal(f->locks.count, 2);
    assert_string_equal(f->locks.items[1], "Value1");
    assert_string_equal(f->threads.items[1], "T2");
    assert_int_equal(f->sites.count, 2);
    assert_string_equal(f->sites.items[0].thread, "T1");
    assert_string_equal(f->sites.items[0].action, "lock");
    assert_string_equal(f->sites.items[0].target, "Value1");
    assert_int_equal(f->sites.items[0].frames.count, 1);
    assert_int_equal(f->sites.items[0].frames.items[0].line, 4);
    assert_string_equal(findings.list.items[1]->message, "C, D and E are taken in cyclic order");
    assert_string_equal(findings.list.items[2]->removed_by, "guard:G");
    assert_false(finding_counts(findings.list.items[2]));
    findings_free(&findings);
    lockgraph_free(graph);
    trace_end(&trace);
}

/* ---- many threads ---- */

static void take(struct trace *trace, u32 thread, u32 object, u32 line, bool lock) {
    trace_send(trace, (struct event){.kind = lock ? EVENT_LOCK : EVENT_UNLOCK,
                                     .thread = thread,
                                     .object = object,
                                     .at = site_pack(0, 0, line)});
}

static void eat(struct trace *trace, u32 thread, u32 gate, u32 left, u32 right) {
    if (gate) take(trace, thread, gate, 1, true);
    take(trace, thread, left, 2, true);
    take(trace, thread, right, 3, true);
    take(trace, thread, right, 4, false);
    take(trace, thread, left, 5, false);
    if (gate) take(trace, thread, gate, 6, false);
}

static void dine(u32 philosophers, bool gated, struct lock_orders *orders, enum lock_level level, bool show_removed) {
    struct trace trace;
    trace_begin(&trace);
    struct lockgraph *graph = lockgraph_new(&trace.names);
    fanout_add(&trace.fanout, lockgraph_sink(graph));
    while (trace.highest <= philosophers) {
        vec_push(&trace.labels, strdup("Fork"));
        vec_push(&trace.objects, ++trace.highest);
    }
    for (u32 i = 1; i <= philosophers; i++) trace_send(&trace, (struct event){.kind = EVENT_START, .other = i});
    for (u32 meal = 0; meal < 3; meal++)
        for (u32 i = 1; i <= philosophers; i++) eat(&trace, i, gated ? philosophers + 1 : 0, i, i % philosophers + 1);
    for (u32 i = 1; i <= philosophers; i++) {
        trace_send(&trace, (struct event){.kind = EVENT_END, .thread = i});
        trace_send(&trace, (struct event){.kind = EVENT_JOIN, .other = i});
    }
    assert_int_equal(lockgraph_edges(graph), philosophers * (gated ? 3 : 1));
    lockgraph_cycles(graph, level, show_removed, orders);
    print_message("%u philosophers: %u locks, %u edges, %u bytes\n", philosophers, lockgraph_locks(graph),
                  lockgraph_edges(graph), (unsigned)lockgraph_bytes(graph));
    lockgraph_free(graph);
    trace_end(&trace);
}

static void a_thousand_philosophers(void **state) {
    (void)state;
    clock_t begin = clock();
    for (u32 gated = 0; gated < 2; gated++) {
        for (u32 removed = 0; removed < 2; removed++) {
            struct lock_orders orders;
            lock_orders_init(&orders, NULL);
            dine(1000, gated, &orders, LEVEL_SEGMENTED, removed);
            assert_false(orders.cut);
            assert_int_equal(orders.list.count, !gated || removed);
            if (orders.list.count) assert_int_equal(orders.list.items[0].count, 1000);
            if (orders.list.count) assert_int_equal(orders.list.items[0].removed, gated ? REMOVED_GUARD : REMOVED_NOT);
            lock_orders_free(&orders);
        }
    }
    double seconds = (double)(clock() - begin) / CLOCKS_PER_SEC;
    print_message("%.2f s\n", seconds);
    assert_true(seconds < 20);
}

/* Every thread takes every two of many locks in both orders: more cycles than anyone can look at. */
static void too_much_is_cut_off(void **state) {
    (void)state;
    enum { LOCKS = 30, THREADS = 12 };
    struct trace trace;
    struct lock_orders orders;
    trace_begin(&trace);
    struct lockgraph *graph = lockgraph_new(&trace.names);
    fanout_add(&trace.fanout, lockgraph_sink(graph));
    for (u32 i = 0; i < LOCKS; i++) trace_name(&trace, &"abcdefghijklmnopqrstuvwxyz01234567"[i], 2);
    for (u32 t = 1; t <= THREADS; t++) {
        trace_send(&trace, (struct event){.kind = EVENT_START, .other = t});
        for (u32 i = 1; i <= LOCKS; i++)
            for (u32 k = 1; k <= LOCKS; k++)
                if (i != k) eat(&trace, t, 0, i, k);
    }
    lock_orders_init(&orders, NULL);
    lockgraph_cycles(graph, LEVEL_SEGMENTED, false, &orders);
    assert_true(orders.cut);
    assert_int_equal(orders.list.items[0].count, 2);
    assert_int_equal(orders.list.items[0].times, LOCKS * (LOCKS - 1) / 2 * THREADS * (THREADS - 1));
    lock_orders_free(&orders);
    lockgraph_free(graph);
    trace_end(&trace);
}

/* B and C are held without A twice: what is left of all three, and taken so. Only then is C wanted without A. */
static void what_is_left_over_was_not_taken_so(void **state) {
    (void)state;
    expect_strict("0>1 0(A:1 0(B:2 0(C:3 0)A 0)C 0)B 0(B:2 0(C:3 0)C 0)B 1(A:4 1(C:5 1(B:6 1)B 1)C 1)A",
                  "T0 B:2 C:3, T1 C:5 B:6\n");
    expect_strict("0>1 0(A:1 0(B:2 0(C:3 0)A 0)C 0)B 1(A:4 1(C:5 1(B:6 1)B 1)C 1)A", "");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(figures_7_and_8_have_ten_cycles_and_one_deadlock),
        cmocka_unit_test(figure_2_has_four_two_and_one),
        cmocka_unit_test(equal_code_is_one_problem),
        cmocka_unit_test(three_threads_make_a_circle),
        cmocka_unit_test(starts_and_joins_separate),
        cmocka_unit_test(an_edge_is_possible_when_one_of_its_places_is),
        cmocka_unit_test(a_try_does_not_wait),
        cmocka_unit_test(what_is_taken_in_passing_is_waited_for),
        cmocka_unit_test(readers_do_not_wait_for_readers),
        cmocka_unit_test(a_wait_takes_its_lock_below_those_it_kept),
        cmocka_unit_test(the_library_is_left_out),
        cmocka_unit_test(an_object_can_be_two_locks),
        cmocka_unit_test(a_number_that_comes_back_is_another_lock),
        cmocka_unit_test(hand_over_hand),
        cmocka_unit_test(findings_name_locks_threads_and_places),
        cmocka_unit_test(a_thousand_philosophers),
        cmocka_unit_test(what_is_left_over_was_not_taken_so),
        cmocka_unit_test(too_much_is_cut_off),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
