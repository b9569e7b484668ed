/* Runs that can have been, and runs that cannot. */
#include "unit/detect/trace.h"

static void expect(bool strangers, const char *text, u64 violations, const char *first) {
    struct trace trace;
    trace_begin(&trace);
    struct validator *validator = validator_new(strangers);
    fanout_free(&trace.fanout);
    fanout_init(&trace.fanout);
    fanout_add(&trace.fanout, validator_sink(validator));
    trace_play(&trace, text);
    assert_string_equal(validator_first(validator)->text, first);
    assert_int_equal(validator_violations(validator), violations);
    validator_free(validator);
    trace_end(&trace);
}

static void good(const char *text) { expect(false, text, 0, ""); }
static void bad(const char *text, const char *first) { expect(false, text, 1, first); }

static void threads_run_between_start_and_end(void **state) {
    (void)state;
    good("0>1 1(A 1)A 1. 0<1 0>2 0. 2(A 2)A 2.");
    bad("1(A", "event 1 (lock): thread 1 was not started");
    bad("0>1 1. 1(A", "event 3 (lock): thread 1 has ended");
    bad("0. 0(A", "event 2 (lock): thread 0 has ended");
    bad("0>1 0>1", "event 2 (start): thread 1 was started before");
    bad("0>0", "event 1 (start): thread 0 was started before");
    bad("0>1 0<1", "event 2 (join): thread 1 has not ended");
    bad("0<7", "event 1 (join): thread 7 has not ended");
}

static void strangers_are_allowed_where_said(void **state) {
    (void)state;
    expect(true, "7(A 7)A 7. 0<7", 0, "");
    expect(true, "7(A 0>7", 1, "event 2 (start): thread 7 was started before");
}

static void a_lock_has_one_owner(void **state) {
    (void)state;
    good("0>1 0(A 1(B 0)A 1(A 1)A 1)B");
    bad("0>1 0(A 1(A", "event 3 (lock): thread 1 takes object 1, which thread 0 holds");
    bad("0(A 0(A", "event 2 (lock): thread 0 takes object 1, which thread 0 holds");
    bad("0)A", "event 1 (unlock): thread 0 does not hold object 1");
    bad("0>1 0(A 1)A", "event 3 (unlock): thread 1 does not hold object 1");
    bad("0(A !A", "event 2 (free): thread 0 holds or waits for object 1");
    good("0(A 0)A !A 0(B 0)B");
    good("0(A 0(A' 0)A 0)A'"); /* its monitor, and the lock that it is */
}

static void readers_share(void **state) {
    (void)state;
    good("0>1 0(A* 1(A* 0)A* 1)A* 0(A 0(A* 0)A 1(A* 1)A* 0)A*");
    bad("0>1 0(A 1(A*", "event 3 (lock): thread 1 takes object 1, which thread 0 holds");
    bad("0>1 0(A* 1(A", "event 3 (lock): thread 1 takes object 1, which thread 0 holds");
    bad("0(A* 0(A", "event 2 (lock): thread 0 takes object 1, which thread 0 holds");
    bad("0(A* 0(A*", "event 2 (lock): thread 0 takes object 1, which thread 0 holds");
    bad("0(A* 0)A", "event 2 (unlock): thread 0 does not hold object 1");
}

static void waits_take_back_what_they_gave_up(void **state) {
    (void)state;
    good("0>1 0(A 0)A~ 1(A 1)A 0(A~ 0)A 0(A 0)A 0.");
    bad("0(A~", "event 1 (lock): thread 0 did not give up object 1");
    bad("0(A 0)A~ 0(A", "event 3 (lock): thread 0 waits for object 1");
    bad("0(A 0)A~ 0.", "event 3 (end): thread 0 ends in a wait");
}

static void what_is_taken_in_passing_is_given_back_so(void **state) {
    (void)state;
    good("0>1 0(A 0(B^ 0)B^ 0)A 1(B 1)B");
    bad("0(A 0(B^ 0)B", "event 3 (unlock): thread 0 releases object 2 in a different mode than it acquired it");
    bad("0(A 0)A^", "event 2 (unlock): thread 0 releases object 1 in a different mode than it acquired it");
    bad("0>1 0(B 1(A 1(B^", "event 4 (lock): thread 1 takes object 1, which thread 0 holds");
}

static void events_are_in_order_themselves(void **state) {
    (void)state;
    struct validator *validator = validator_new(false);
    struct sink *sink = validator_sink(validator);
    sink->on_event(sink, &(struct event){.kind = EVENT_READ, .flags = EVENT_TRY});
    assert_string_equal(validator_first(validator)->text, "event 1 (read): flags 2");
    sink->on_event(sink, &(struct event){.kind = EVENT_LOCK});
    sink->on_event(sink, &(struct event){.kind = EVENT_KINDS});
    sink->on_event(sink, &(struct event){.kind = EVENT_UNLOCK});
    sink->on_event(sink, &(struct event){.kind = EVENT_FREE});
    sink->on_event(sink, &(struct event){.kind = EVENT_ACQUIRE, .flags = EVENT_ATOMIC | EVENT_LIBRARY});
    assert_int_equal(validator_violations(validator), 5);
    assert_int_equal(validator_events(validator), 6);
    validator_free(validator);
}

static void a_thread_is_alone_until_another_starts(void **state) {
    (void)state;
    struct validator *validator = validator_new(true);
    struct sink *sink = validator_sink(validator);
    sink->on_event(sink, &(struct event){.kind = EVENT_READ, .flags = EVENT_ALONE});
    sink->on_event(sink, &(struct event){.kind = EVENT_WRITE, .flags = EVENT_ALONE});
    assert_int_equal(validator_violations(validator), 0);
    sink->on_event(sink, &(struct event){.kind = EVENT_START, .other = 1});
    sink->on_event(sink, &(struct event){.kind = EVENT_READ, .flags = EVENT_ALONE});
    assert_string_equal(validator_first(validator)->text, "event 4 (read): thread 0 is not alone");
    validator_free(validator);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(threads_run_between_start_and_end),
        cmocka_unit_test(strangers_are_allowed_where_said),
        cmocka_unit_test(a_lock_has_one_owner),
        cmocka_unit_test(readers_share),
        cmocka_unit_test(waits_take_back_what_they_gave_up),
        cmocka_unit_test(events_are_in_order_themselves),
        cmocka_unit_test(a_thread_is_alone_until_another_starts),
        cmocka_unit_test(what_is_taken_in_passing_is_given_back_so),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
