/* The tables of strategies and heuristics: every row is complete, and no two have the same name. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "search/strategy/heuristic.h"
#include "search/strategy/strategy.h"

static void strategies_are_complete(void **state) {
    (void)state;
    for (int i = 0; i < STRATEGY_COUNT; i++) {
        const struct search_strategy *s = strategy_of((enum strategy)i);
        assert_non_null(s->run);
        assert_true(s->name[0] && s->description[0]);
        for (int k = 0; k < i; k++) assert_string_not_equal(s->name, strategy_of((enum strategy)k)->name);
    }
}

/* What a bound has ended can go on only if it is known which states were seen; so can work be shared. */
static void properties_of_strategies_fit(void **state) {
    (void)state;
    for (int i = 0; i < STRATEGY_COUNT; i++) {
        const struct search_strategy *s = strategy_of((enum strategy)i);
        if (!s->stores_states)
            assert_false(s->goes_to_states || s->can_checkpoint || s->can_share || s->finds_shortest);
    }
    assert_true(strategy_of(STRATEGY_DFS)->can_checkpoint);
    assert_true(strategy_of(STRATEGY_BFS)->finds_shortest);
}

static void heuristics_are_complete(void **state) {
    (void)state;
    for (int i = 0; i < HEURISTIC_COUNT; i++) {
        const struct search_heuristic *h = heuristic_of((enum heuristic)i);
        assert_non_null(h->rank);
        assert_true(h->name[0]);
        for (int k = 0; k < i; k++) assert_string_not_equal(h->name, heuristic_of((enum heuristic)k)->name);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(strategies_are_complete),
        cmocka_unit_test(properties_of_strategies_fit),
        cmocka_unit_test(heuristics_are_complete),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
