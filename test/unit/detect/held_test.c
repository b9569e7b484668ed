/* The locks that threads hold: their order, sets, labels and numbers. */
#include "detect/held.h"

#include "unit/detect/trace.h"

static struct event locking(u32 object, u8 flags) {
    return (struct event){.kind = EVENT_LOCK, .object = object, .flags = flags, .at = site_pack(0, 0, object)};
}

static void expect_set(struct held *held, u32 set, const u32 *wanted, u32 wanted_count) {
    u32 count;
    const u32 *items = numset_items(held_sets(held), set, &count);
    assert_int_equal(count, wanted_count);
    for (u32 i = 0; i < count; i++) assert_int_equal(items[i], wanted[i]);
}

static void entries_come_and_go_in_any_order(void **state) {
    (void)state;
    struct trace trace;
    trace_begin(&trace);
    for (u32 i = 0; i < 3; i++) trace_name(&trace, &"ABC"[i], 1);
    struct held *held = held_new(&trace.names);
    struct held_thread *by = held_by(held, 7);
    for (u32 i = 1; i <= 3; i++) {
        struct event e = locking(i, 0);
        assert_true(held_take(by, held_lock_of(held, &e), &e, 10 * i));
        assert_false(held_take(by, held_lock_of(held, &e), &e, 0));
    }
    expect_set(held, held_set_of(held, by).all, (u32[]){0, 1, 2}, 3);
    assert_true(held_leave(by, 1, false));
    assert_false(held_leave(by, 1, false));
    assert_int_equal(by->locks.count, 2);
    assert_int_equal(by->locks.items[1].lock, 2);
    assert_int_equal(by->locks.items[1].mark, 30);
    assert_int_equal(by->locks.items[1].at, site_pack(0, 0, 3));
    expect_set(held, held_set_of(held, by).exclusive, (u32[]){0, 2}, 2);
    assert_int_equal(held_by(held, 8)->locks.count, 0);
    held_end(held, 7);
    assert_int_equal(held_set_of(held, held_by(held, 7)).all, 0);
    assert_true(held_bytes(held) > 0);
    held_free(held);
    trace_end(&trace);
}

static void a_downgrade_is_two_entries_of_one_lock(void **state) {
    (void)state;
    struct trace trace;
    trace_begin(&trace);
    trace_name(&trace, "A", 1);
    struct held *held = held_new(&trace.names);
    struct held_thread *by = held_by(held, 0);
    struct event write = locking(1, 0), read = locking(1, EVENT_SHARED);
    u32 lock = held_lock_of(held, &write);
    assert_true(held_take(by, lock, &write, 0));
    assert_true(held_take(by, lock, &read, 0));
    assert_true(held_leave(by, lock, false));
    assert_true(held_has(by, lock));
    expect_set(held, held_set_of(held, by).all, (u32[]){0}, 1);
    assert_int_equal(held_set_of(held, by).exclusive, 0);
    assert_true(held_leave(by, lock, true));
    assert_int_equal(held_set_of(held, by).all, 0);
    held_free(held);
    trace_end(&trace);
}

static void numbers_do_not_come_back(void **state) {
    (void)state;
    struct trace trace;
    trace_begin(&trace);
    trace_name(&trace, "A", 1);
    struct held *held = held_new(&trace.names);
    struct event e = locking(1, 0), own = e;
    own.slot = 1;
    u32 first = held_lock_of(held, &e), second = held_lock_of(held, &own);
    assert_int_not_equal(first, second);
    trace.objects.items[0] = 0;
    vec_push(&trace.free_numbers, 1);
    held_forget(held, 1);
    trace_name(&trace, "B", 1);
    u32 third = held_lock_of(held, &e);
    assert_int_equal(held_locks(held), 3);
    assert_int_not_equal(held_lock_of(held, &own), second);
    assert_string_equal(trace_label(&trace, held_label(held, first)), "A");
    assert_string_equal(trace_label(&trace, held_label(held, third)), "B");
    held_free(held);
    trace_end(&trace);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(entries_come_and_go_in_any_order),
        cmocka_unit_test(a_downgrade_is_two_entries_of_one_lock),
        cmocka_unit_test(numbers_do_not_come_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
