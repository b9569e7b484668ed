/* Which places may go unwatched: the same whatever order their uses are seen in. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "vm/access/place_uses.h"

enum { MOST = 5 };

struct step {
    u32 thread;
    u32 joined, lock; /* one thread + 1, one lock; 0: none */
    bool write, is_volatile;
};

/* Are they safe, in this order? Once unsafe, for ever. */
static bool is_safe(const struct step *const *steps, u32 count) {
    struct numsets *sets = numsets_new();
    struct place_uses uses = {0};
    struct used_place place = {0};
    bool safe = true;
    for (u32 i = 0; i < count; i++) {
        const struct step *step = steps[i];
        struct accessor by = {step->thread, step->joined ? numset_with(sets, 0, step->joined - 1) : 0,
                              step->lock ? numset_with(sets, 0, step->lock) : 0};
        place_uses_note(&uses, sets, &place, &by, step->write, step->is_volatile);
        assert_false(place_uses_note(&uses, sets, &place, &by, step->write, step->is_volatile)); /* nothing new */
        safe &= place_uses_are_safe(&uses, sets, &place);
    }
    vec_free(&uses.list);
    numsets_free(sets);
    return safe;
}

static void swap(const struct step **a, const struct step **b) {
    const struct step *c = *a;
    *a = *b;
    *b = c;
}

static void try_orders(const struct step **steps, u32 fixed, u32 count, bool expected) {
    if (fixed == count) assert_int_equal(is_safe(steps, count), expected);
    for (u32 i = fixed; i < count; i++) {
        swap(&steps[fixed], &steps[i]);
        try_orders(steps, fixed + 1, count, expected);
        swap(&steps[fixed], &steps[i]);
    }
}

static void expect(const struct step *steps, u32 count, bool expected) {
    const struct step *order[MOST];
    for (u32 i = 0; i < count; i++) order[i] = &steps[i];
    try_orders(order, 0, count, expected);
}

#define EXPECT(expected, ...) \
    expect((struct step[]){__VA_ARGS__}, sizeof((struct step[]){__VA_ARGS__}) / sizeof(struct step), expected)

static void reads_one_thread_or_one_lock(void **state) {
    (void)state;
    EXPECT(true, {1, 0, 0, false, false}, {2, 0, 0, false, false});
    EXPECT(true, {1, 0, 0, true, false}, {1, 0, 7, true, false});
    EXPECT(true, {1, 0, 7, true, false}, {2, 0, 7, true, false});
    EXPECT(false, {1, 0, 7, true, false}, {2, 0, 8, true, false});
    EXPECT(false, {1, 0, 0, true, false}, {2, 0, 0, false, false});
}

static void volatile_places_need_a_lock(void **state) {
    (void)state;
    EXPECT(false, {1, 0, 0, false, true});
    EXPECT(true, {1, 0, 7, true, true}, {2, 0, 7, false, true});
    EXPECT(false, {1, 0, 7, true, true}, {2, 0, 7, false, false}, {3, 0, 0, false, false});
    EXPECT(false, {1, 0, 7, true, true}, {0, 2, 0, false, true}); /* as long as the other was not seen it was alone */
}

static void a_thread_that_has_joined_the_others(void **state) {
    (void)state;
    EXPECT(true, {1, 0, 0, true, false}, {0, 2, 0, true, false});
    EXPECT(true, {1, 0, 7, true, false}, {1, 0, 7, false, false}, {0, 2, 0, true, false});
    EXPECT(false, {1, 0, 0, true, false}, {0, 2, 0, true, false}, {0, 0, 0, false, false}); /* also before that */
    EXPECT(true, {1, 0, 7, true, false}, {0, 2, 0, true, false}, {0, 0, 7, false, false});
    EXPECT(false, {1, 0, 0, true, false}, {2, 0, 0, false, false}, {0, 2, 0, true, false}); /* of two only one */
    EXPECT(false, {1, 0, 7, true, false}, {2, 0, 7, false, false}, {0, 2, 0, true, false});
    EXPECT(true, {1, 0, 0, false, false}, {2, 0, 0, false, false}, {0, 0, 0, false, false});
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reads_one_thread_or_one_lock),
        cmocka_unit_test(volatile_places_need_a_lock),
        cmocka_unit_test(a_thread_that_has_joined_the_others),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
