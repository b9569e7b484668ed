/* Lock trees: how they grow, what is announced, which conflicts they show. */
#include "detect/locktree.h"

#include "unit/detect/figures.h"
#include "unit/detect/trace.h"

#include <time.h>

struct fixture {
    struct trace trace;
    struct locktree *tree;
    char *text;
    size_t size;
    FILE *out;
};

static void begin(struct fixture *f, const char *events) {
    trace_begin(&f->trace);
    f->tree = locktree_new(&f->trace.names);
    fanout_add(&f->trace.fanout, locktree_sink(f->tree));
    f->out = open_memstream(&f->text, &f->size);
    trace_play(&f->trace, events);
}

static void end(struct fixture *f, const char *wanted) {
    fclose(f->out);
    assert_string_equal(f->text, wanted);
    free(f->text);
    locktree_free(f->tree);
    trace_end(&f->trace);
}

static void expect_tree(const char *events, const char *wanted) {
    struct fixture f;
    begin(&f, events);
    locktree_print(f.tree, f.out);
    end(&f, wanted);
}

static void expect(const char *events, const char *wanted) {
    struct fixture f;
    struct lock_orders orders;
    begin(&f, events);
    lock_orders_init(&orders, NULL);
    locktree_conflicts(f.tree, &orders);
    assert_false(orders.cut);
    for (u32 i = 0; i < orders.list.count; i++) {
        const struct lock_step *s = orders.list.items[i].steps;
        assert_int_equal(orders.list.items[i].count, 2);
        for (u32 k = 0; k < 2; k++)
            fprintf(f.out, "T%u %s:%u %s:%u%s", s[k].thread, trace_label(&f.trace, s[k].outer),
                    site_instruction(s[k].outer_at), trace_label(&f.trace, s[k].inner), site_instruction(s[k].inner_at),
                    k ? "\n" : ", ");
    }
    lock_orders_free(&orders);
    end(&f, wanted);
}

static void figure_8_is_drawn(void **state) {
    (void)state;
    expect_tree(PAPER1_FIGURE7 PAPER1_FIGURE7_AGAIN, "T1\n  L1\n    L3\n      L2\n      L4\n  L4\n    L2\n      L3\n"
                                                     "T2\n  L1\n    L2\n      L3\n  L4\n    L3\n      L2\n");
}

static void figure_8_has_one_conflict(void **state) {
    (void)state;
    expect(PAPER1_FIGURE7 PAPER1_FIGURE7_AGAIN, "T1 L3:2 L4:4, T2 L4:11 L3:12\n");
    expect(PAPER1_FIGURE5, "T1 Value0:17 Value1:4, T2 Value1:17 Value0:4\n");
}

/* Which thread comes first does not matter; nor does a gate that only one takes first. */
static void the_order_of_the_pair_does_not_matter(void **state) {
    (void)state;
    expect("0>1 0>2 1(A:1 1(G:2 1(B:3 1)B 1)G 1)A 2(G:4 2(B:5 2(A:6 2)A 2)B 2)G", "T1 A:1 G:2, T2 G:4 A:6\n");
    expect("0>1 0>2 2(A:1 2(G:2 2(B:3 2)B 2)G 2)A 1(G:4 1(B:5 1(A:6 1)A 1)B 1)G", "T1 G:4 A:6, T2 A:1 G:2\n");
    expect("0>1 0>2 1(G:1 1(A:2 1(B:3 1)B 1)A 1)G 2(G:4 2(B:5 2(A:6 2)A 2)B 2)G", "");
}

static void modes_tries_and_the_library(void **state) {
    (void)state;
    expect("0>1 0>2 1(A:1 1(B?:2 1)B 1)A 2(B:3 2(A:4 2)A 2)B", "");
    expect("0>1 0>2 1(A:1 1(B?:2 1)B 1)A 1(A:1 1(B:5 1)B 1)A 2(B:3 2(A:4 2)A 2)B", "T1 A:1 B:5, T2 B:3 A:4\n");
    expect("0>1 0>2 1(A*:1 1(B:2 1)B 1)A* 2(B:3 2(A*:4 2)A* 2)B", "");
    expect("0>1 0>2 1(A*:1 1(B:2 1)B 1)A* 2(B:3 2(A:4 2)A 2)B", "T1 A:1 B:2, T2 B:3 A:4\n");
    expect("0>1 0>2 1(G* 1(A:1 1(B:2 1)B 1)A 1)G* 2(G* 2(B:3 2(A:4 2)A 2)B 2)G*", "T1 A:1 B:2, T2 B:3 A:4\n");
    expect("0>1 0>2 1(G* 1(A:1 1(B:2 1)B 1)A 1)G* 2(G 2(B:3 2(A:4 2)A 2)B 2)G", "");
    expect("0>1 0>2 1(A:1 1(B%:2 1)B% 1)A 2(B:3 2(A:4 2)A 2)B", "");
    expect("0>1 0>2 1(B:1 1(A:2 1)A 1)B !A 2(C:3 2(B:4 2)B 2)C", "");
}

static void locks_that_do_not_nest(void **state) {
    (void)state;
    expect_tree("0(A 0(B 0)A 0(C 0)B 0)C 0(A 0)A", "T0\n  A\n    B\n  B\n    C\n  C\n");
    expect_tree("0(A 0(B 0)A~ 0(A~ 0)B 0)A 0(C 0)C", "T0\n  A\n    B\n  B\n    A\n  C\n");
    expect_tree("0(A 0(A* 0(B 0)B 0)A 0(B 0)B 0)A* 0(C 0)C", "T0\n  A\n    B\n  A (shared)\n    B\n  C\n");
    expect("0>1 0>2 1(A:1 1(B:2 1)A~ 1(A~:3 1)B 1)A 2(A:4 2(B:5 2)B 2)A", "T1 B:2 A:3, T2 A:4 B:5\n");
    /* C was taken with B held, too: only the path was left without it. */
    expect("0>1 0>2 1(B:1 1(A:2 1(C:3 1)B 1)C 1)A 2(B:4 2(C:5 2(A:6 2)A 2)C 2)B", "");
}

static void write_it(void *context, const struct locktree *tree, u32 pattern) {
    locktree_write_pattern(tree, pattern, context);
    fprintf(context, "\n");
}

static void new_patterns_are_announced_once(void **state) {
    (void)state;
    struct fixture f;
    begin(&f, "0>1 0>2");
    locktree_on_pattern(f.tree, write_it, f.out);
    for (u32 i = 0; i < 3; i++) trace_play(&f.trace, "1(A 1(B 1)B 1)A 2(B 2(A 2)A 2)B");
    assert_int_equal(locktree_patterns(f.tree), 4);
    end(&f, "T1: A\nT1: A, B\nT2: B\nT2: B, A\n");
}

/* Paper 1's experiment: figure 5's program among forty threads in pairs. */
static void forty_and_four_patterns(void **state) {
    (void)state;
    struct fixture f;
    begin(&f, PAPER1_FIGURE5);
    for (u32 thread = 3; thread < 43; thread++) {
        char words[64];
        snprintf(words, sizeof words, "0>%u", thread);
        trace_play(&f.trace, words);
        snprintf(words, sizeof words, "%u(E%u:9 %u)E%u", thread, thread / 2, thread, thread / 2);
        for (u32 i = 0; i < 20; i++) trace_play(&f.trace, words);
    }
    assert_int_equal(locktree_patterns(f.tree), 44);
    end(&f, "");
}

static void findings_are_of_the_tree(void **state) {
    (void)state;
    struct fixture f;
    struct findings findings;
    begin(&f, PAPER1_FIGURE5);
    findings_init(&findings);
    assert_true(locktree_report(f.tree, &findings));
    assert_int_equal(findings.list.count, 1);
    assert_int_equal(findings.list.items[0]->rules, 1u << RULE_LOCK_TREE);
    assert_string_equal(findings.list.items[0]->message, "Value0 and Value1 are taken in opposite order");
    findings_free(&findings);
    end(&f, "");
}

/* A thousand threads that take two locks in both orders behind one gate; then one that leaves the gate out. */
static void many_threads_behind_a_gate(void **state) {
    (void)state;
    struct fixture f;
    struct lock_orders orders;
    char words[128];
    clock_t start = clock();
    begin(&f, "");
    for (u32 i = 1; i <= 1000; i++) {
        u32 left = i, right = i % 1000 + 1;
        snprintf(words, sizeof words, "0>%u %u(G:1 %u(F%u:2 %u(F%u:3 %u)F%u %u)F%u %u)G", i, i, i, left, i, right, i,
                 right, i, left, i);
        trace_play(&f.trace, words);
    }
    lock_orders_init(&orders, NULL);
    locktree_conflicts(f.tree, &orders);
    assert_int_equal(orders.list.count, 0);
    trace_play(&f.trace, "0(F2:5 0(F1:6 0)F1 0)F2");
    locktree_conflicts(f.tree, &orders);
    assert_int_equal(orders.list.count, 1);
    lock_orders_free(&orders);
    print_message("%u patterns, %u bytes, %.2f s\n", locktree_patterns(f.tree), (unsigned)locktree_bytes(f.tree),
                  (double)(clock() - start) / CLOCKS_PER_SEC);
    end(&f, "");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(figure_8_is_drawn),           cmocka_unit_test(figure_8_has_one_conflict),
        cmocka_unit_test(modes_tries_and_the_library), cmocka_unit_test(the_order_of_the_pair_does_not_matter),
        cmocka_unit_test(locks_that_do_not_nest),      cmocka_unit_test(new_patterns_are_announced_once),
        cmocka_unit_test(forty_and_four_patterns),     cmocka_unit_test(findings_are_of_the_tree),
        cmocka_unit_test(many_threads_behind_a_gate),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
