/* What a verdict has to name, over the rounds of a search. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "vm/caveats.h"

struct listed {
    u32 count;
    char last[200];
};

static void take(void *context, const char *text) {
    struct listed *listed = context;
    listed->count++;
    snprintf(listed->last, sizeof listed->last, "%s", text);
}

static struct listed list(const struct caveats *caveats) {
    struct listed listed = {0};
    struct arena *arena = arena_new();
    caveats_list(caveats, "were fixed", arena, take, &listed);
    arena_free(arena);
    return listed;
}

/* What was there before the search stays, what a round adds goes with it. */
static void a_round_that_is_given_up(void **state) {
    (void)state;
    struct caveats *caveats = caveats_new();
    caveats_note_text(caveats, CAVEAT_RANDOM, "A.java:1");
    caveats_begin(caveats);
    caveats_note_text(caveats, CAVEAT_HASH, "A.java:2");
    caveats_note_text(caveats, CAVEAT_RANDOM, "A.java:3");
    assert_int_equal(list(caveats).count, 2);
    caveats_begin_again(caveats);
    assert_int_equal(list(caveats).count, 1);
    assert_string_equal(list(caveats).last, "the random numbers of new Random() were fixed: A.java:1");
    caveats_note_text(caveats, CAVEAT_HASH, "A.java:4");
    assert_int_equal(list(caveats).count, 2);
    assert_string_equal(list(caveats).last, "identity hash codes were fixed: A.java:4");
    caveats_free(caveats);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_round_that_is_given_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
