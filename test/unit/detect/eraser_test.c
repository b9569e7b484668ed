#include "detect/eraser.h"

#include <string.h>

#include "unit/detect/stage.h"

enum { A = 1, B = 2, O = 10, X = 8 };

struct play {
    struct stage stage;
    struct eraser *eraser;
};

static struct stage *begin(struct play *play) {
    stage_open(&play->stage);
    play->eraser = eraser_new(play->stage.races, &play->stage.names);
    play->stage.to = eraser_sink(play->eraser);
    return &play->stage;
}

static void end(struct play *play) {
    eraser_free(play->eraser);
    stage_close(&play->stage);
}

static void take(struct stage *s, u32 thread, u32 lock) { stage_lock(s, EVENT_LOCK, thread, lock, 0); }
static void give(struct stage *s, u32 thread, u32 lock) { stage_lock(s, EVENT_UNLOCK, thread, lock, 0); }

static bool read_under(struct stage *s, u32 thread, u32 lock) {
    take(s, thread, lock);
    bool raced = stage_read(s, thread, O, X);
    give(s, thread, lock);
    return raced;
}

static bool write_under(struct stage *s, u32 thread, u32 lock) {
    take(s, thread, lock);
    bool raced = stage_write(s, thread, O, X);
    give(s, thread, lock);
    return raced;
}

static void one_owner_needs_no_lock(void **state) {
    (void)state;
    struct play play;
    struct stage *s = begin(&play);
    for (u32 i = 0; i < 3; i++) assert_false(stage_read(s, 1, O, X) || stage_write(s, 1, O, X));
    assert_int_equal(eraser_variables(play.eraser), 1);
    end(&play);
}

/* Virgin is left by a read, too: a foreign write after it is a warning. */
static void a_read_makes_it_exclusive(void **state) {
    (void)state;
    struct play play;
    struct stage *s = begin(&play);
    assert_false(stage_read(s, 1, O, X));
    assert_true(stage_write(s, 2, O, X));
    struct race race = stage_only_race(s);
    assert_int_equal(race.accesses[0].thread, 1);
    assert_false(access_mark_writes(race.accesses[0].mark));
    assert_int_equal(race.accesses[1].thread, 2);
    end(&play);
}

static void an_owner_without_a_lock_initialises(void **state) {
    (void)state;
    struct play play;
    struct stage *s = begin(&play);
    assert_false(stage_write(s, 1, O, X)); /* without a lock */
    assert_false(write_under(s, 2, A));    /* the set is {A} */
    assert_false(write_under(s, 1, A));
    assert_true(write_under(s, 1, B)); /* nothing in common */
    end(&play);
}

static void shared_does_not_warn(void **state) {
    (void)state;
    struct play play;
    struct stage *s = begin(&play);
    stage_write(s, 1, O, X);
    assert_false(stage_read(s, 2, O, X));
    assert_false(stage_read(s, 3, O, X));
    assert_false(stage_read(s, 1, O, X));
    assert_int_equal(stage_races(s), 0);
    end(&play);
}

/* Shared refines although it does not warn: the write that comes, by the same thread, finds the set empty. */
static void shared_refines(void **state) {
    (void)state;
    struct play play;
    struct stage *s = begin(&play);
    stage_write(s, 1, O, X);
    assert_false(read_under(s, 2, A));
    assert_false(stage_read(s, 3, O, X));
    assert_true(write_under(s, 2, A));
    struct race race = stage_only_race(s);
    assert_int_equal(race.accesses[0].thread, 3);
    assert_int_equal(race.accesses[1].thread, 2);
    end(&play);
}

static void a_common_lock_protects(void **state) {
    (void)state;
    struct play play;
    struct stage *s = begin(&play);
    stage_write(s, 0, O, X);
    for (u32 i = 0; i < 9; i++) assert_false(read_under(s, i % 3, A) || write_under(s, i % 3, A));
    assert_int_equal(stage_races(s), 0);
    assert_true(stage_read(s, 2, O, X)); /* shared-modified: a read warns, too */
    end(&play);
}

static void read_locks_protect_reads_only(void **state) {
    (void)state;
    struct play play;
    struct stage *s = begin(&play);
    stage_write(s, 0, O, X);
    for (u32 i = 1; i < 4; i++) {
        assert_false(write_under(s, i, A));
        stage_lock(s, EVENT_LOCK, i, A, EVENT_SHARED);
        assert_false(stage_read(s, i, O, X));
        stage_lock(s, EVENT_UNLOCK, i, A, EVENT_SHARED);
    }
    stage_lock(s, EVENT_LOCK, 1, A, EVENT_SHARED);
    assert_true(stage_write(s, 1, O, X));
    end(&play);
}

/* A write lock that is exchanged for a read lock under its hold still protects reads, no longer writes. */
static void a_downgraded_lock_is_a_read_lock(void **state) {
    (void)state;
    struct play play;
    struct stage *s = begin(&play);
    stage_write(s, 0, O, X);
    write_under(s, 2, A);
    take(s, 1, A);
    stage_lock(s, EVENT_LOCK, 1, A, EVENT_SHARED);
    give(s, 1, A);
    assert_false(stage_read(s, 1, O, X));
    assert_true(stage_write(s, 1, O, X));
    end(&play);
}

static void the_librarys_inside_is_skipped(void **state) {
    (void)state;
    struct play play;
    struct stage *s = begin(&play);
    for (u32 t = 1; t < 3; t++)
        stage_play(s, (struct event){.kind = EVENT_WRITE, .flags = EVENT_LIBRARY, .thread = t, .object = O, .slot = X});
    assert_int_equal(eraser_variables(play.eraser), 0);
    stage_lock(s, EVENT_LOCK, 1, A, EVENT_LIBRARY);
    stage_write(s, 2, O, X);
    assert_true(stage_write(s, 1, O, X));
    end(&play);
}

static void what_is_taken_in_passing_protects_nothing(void **state) {
    (void)state;
    struct play play;
    struct stage *s = begin(&play);
    for (u32 t = 1; t < 3; t++) {
        stage_lock(s, EVENT_LOCK, t, A, EVENT_PASSING);
        assert_int_equal(stage_write(s, t, O, X), t == 2);
        stage_lock(s, EVENT_UNLOCK, t, A, EVENT_PASSING);
    }
    end(&play);
}

static void a_new_object_is_virgin(void **state) {
    (void)state;
    struct play play;
    struct stage *s = begin(&play);
    stage_write(s, 1, O, X);
    stage_drop(s, O);
    assert_int_equal(eraser_variables(play.eraser), 0);
    assert_false(stage_write(s, 2, O, X));
    assert_true(stage_write(s, 1, O, X));
    stage_drop(s, O);
    assert_false(stage_write(s, 3, O, X));
    assert_int_equal(eraser_variables(play.eraser), 1);
    end(&play);
}

/* A lock's number that comes back is another lock. */
static void a_new_lock_protects_nothing_old(void **state) {
    (void)state;
    struct play play;
    struct stage *s = begin(&play);
    stage_write(s, 0, O, X);
    assert_false(write_under(s, 1, A));
    stage_drop(s, A);
    assert_true(write_under(s, 2, A));
    end(&play);
}

/* An object's monitor and the lock that it is are two. */
static void an_object_can_be_two_locks(void **state) {
    (void)state;
    struct play play;
    struct stage *s = begin(&play);
    stage_write(s, 0, O, X);
    assert_false(write_under(s, 1, A));
    stage_play(s, (struct event){.kind = EVENT_LOCK, .thread = 2, .object = A, .slot = 1});
    assert_true(stage_write(s, 2, O, X));
    end(&play);
}

/* An initialisation stands for the other access only until there is a better one; the variable counts once. */
static void initialisation_gives_way(void **state) {
    (void)state;
    struct play play;
    struct stage *s = begin(&play);
    stage_write(s, 0, O, X);
    assert_true(stage_write(s, 1, O, X));
    assert_int_equal(stage_only_race(s).accesses[0].thread, 0);
    assert_false(stage_write(s, 1, O, X)); /* no better */
    assert_true(stage_write(s, 2, O, X));
    struct race race = stage_only_race(s);
    assert_int_equal(race.accesses[0].thread, 1);
    assert_int_equal(race.accesses[1].thread, 2);
    assert_int_equal(race.eraser, 1);
    assert_false(stage_write(s, 1, O, X) || stage_write(s, 3, O, X));
    end(&play);
}

/* Of two writes the older one is shown: it has no lock in common with the read. */
static void a_pair_without_a_common_lock_is_preferred(void **state) {
    (void)state;
    struct play play;
    struct stage *s = begin(&play);
    stage_write(s, 0, O, X);
    assert_false(write_under(s, 1, A));
    take(s, 2, B);
    assert_false(write_under(s, 2, A));
    give(s, 2, B);
    assert_true(read_under(s, 3, B));
    struct race race = stage_only_race(s);
    assert_int_equal(race.accesses[0].thread, 3);
    assert_int_equal(race.accesses[1].thread, 1);
    end(&play);
}

/* The read that empties the set is of the only thread that wrote: its write is shown, with the other's read. */
static void a_pair_always_has_a_write_and_two_threads(void **state) {
    (void)state;
    for (u64 run = 1; run <= 3000; run++) {
        struct play play;
        struct stage *s = begin(&play);
        u64 seed = run * 2654435761u;
        for (u32 i = 0; i < 12; i++) {
            seed = seed * 6364136223846793005u + 1442695040888963407u;
            u32 t = (u32)(seed >> 40) % 3, lock = (u32)(seed >> 50) % 3, writes = (u32)(seed >> 60) % 3 == 0;
            if (lock) writes ? write_under(s, t, lock) : read_under(s, t, lock);
            else writes ? stage_write(s, t, O, X) : stage_read(s, t, O, X);
        }
        struct race_list list;
        races_grouped(s->races, &s->names, &list);
        assert_true(list.count <= 1);
        for (u32 i = 0; i < list.count; i++) {
            struct access_mark *a = list.items[i].accesses;
            if (a[0].thread == a[1].thread) print_message("seed %u\n", (u32)run);
            assert_int_not_equal(a[0].thread, a[1].thread);
            assert_true(access_mark_writes(a[1].mark));
        }
        vec_free(&list);
        end(&play);
    }
}

/* ---- hand-over by start and join ---- */

static void a_started_thread_inherits(void **state) {
    (void)state;
    struct play play;
    struct stage *s = begin(&play);
    stage_write(s, 0, O, X);
    stage_other(s, EVENT_START, 0, 1);
    assert_false(stage_write(s, 1, O, X));
    assert_true(stage_write(s, 0, O, X)); /* nothing orders this one */
    assert_int_equal(stage_only_race(s).accesses[0].thread, 1);
    end(&play);
}

static void who_joins_inherits(void **state) {
    (void)state;
    struct play play;
    struct stage *s = begin(&play);
    stage_other(s, EVENT_START, 0, 1);
    stage_other(s, EVENT_START, 0, 2);
    assert_false(stage_write(s, 1, O, X));
    stage_other(s, EVENT_JOIN, 0, 1);
    assert_false(stage_write(s, 0, O, X));
    assert_true(stage_write(s, 2, O, X));
    end(&play);
}

enum { TASK = 20, AS_TASK = 0, AS_RESULT = 1 };

static void hand(struct stage *s, enum event_kind kind, u32 thread, u32 slot) {
    stage_play(s, (struct event){.kind = kind, .thread = thread, .object = TASK, .slot = slot});
}

/* From who submits to who executes, and back to who has the result; not what is done after the task was submitted. */
static void who_receives_a_task_or_its_result_inherits(void **state) {
    (void)state;
    struct play play;
    struct stage *s = begin(&play);
    stage_other(s, EVENT_START, 0, 1);
    assert_false(stage_write(s, 0, O, X));
    hand(s, EVENT_HAND, 0, AS_TASK);
    hand(s, EVENT_RECEIVE, 1, AS_TASK);
    assert_false(stage_write(s, 1, O, X));
    hand(s, EVENT_HAND, 1, AS_RESULT);
    hand(s, EVENT_RECEIVE, 0, AS_TASK); /* its own */
    hand(s, EVENT_RECEIVE, 0, AS_RESULT);
    hand(s, EVENT_RECEIVE, 0, AS_RESULT);
    assert_false(stage_write(s, 0, O, X));
    hand(s, EVENT_RECEIVE, 1, AS_TASK);
    assert_true(stage_write(s, 1, O, X));
    end(&play);
}

static void what_is_handed_on_twice_orders_nothing(void **state) {
    (void)state;
    for (u32 times = 1; times <= 2; times++) {
        struct play play;
        struct stage *s = begin(&play);
        stage_other(s, EVENT_START, 0, 1);
        hand(s, EVENT_HAND, 0, AS_TASK);
        stage_drop(s, TASK); /* another object has its number now */
        assert_false(stage_write(s, 0, O, X));
        for (u32 i = 0; i < times; i++) hand(s, EVENT_HAND, 0, AS_TASK);
        hand(s, EVENT_RECEIVE, 1, AS_TASK);
        assert_int_equal(stage_write(s, 1, O, X), times == 2);
        end(&play);
    }
}

/* Two threads share it under a lock; who has joined both needs none; who has joined one does. */
static void who_joins_all_inherits(void **state) {
    (void)state;
    for (u32 joined = 1; joined <= 2; joined++) {
        struct play play;
        struct stage *s = begin(&play);
        stage_other(s, EVENT_START, 0, 1);
        stage_other(s, EVENT_START, 0, 2);
        assert_false(write_under(s, 1, A) || write_under(s, 2, A));
        for (u32 t = 1; t <= joined; t++) stage_other(s, EVENT_JOIN, 0, t);
        assert_int_equal(stage_write(s, 0, O, X), joined == 1);
        stage_other(s, EVENT_START, 0, 3);
        assert_false(stage_write(s, 3, O, X));
        end(&play);
    }
}

/* Whoever asks whether a thread has ended might have asked too early. */
static void asking_is_not_joining(void **state) {
    (void)state;
    struct play play;
    struct stage *s = begin(&play);
    stage_other(s, EVENT_START, 0, 1);
    assert_false(stage_write(s, 1, O, X));
    stage_play(s, (struct event){.kind = EVENT_JOIN, .flags = EVENT_TRY, .thread = 0, .other = 1});
    assert_true(stage_write(s, 0, O, X));
    end(&play);
}

/* The owner's last access held a lock: the next one, of another thread, has to hold it, too. */
static void the_owners_locks_count(void **state) {
    (void)state;
    struct play play;
    struct stage *s = begin(&play);
    assert_false(write_under(s, 1, A));
    assert_true(write_under(s, 2, B));
    end(&play);
}

/* ---- R2, with bit masks for sets and vector clocks for segments ---- */

enum { CAST = 5 };

struct model {
    u32 clock[CAST][CAST];
    u32 held[CAST];
    u32 at[CAST]; /* the latest access of each thread since there was an owner; 0: none */
    bool seen[CAST], ended[CAST];
    u32 owner, owners_set, set; /* owner: CAST: none */
    u32 wrote;                  /* when, of an owner by hand-over; 0: not yet */
    bool inherited, shared, modified, due;
};

static bool ordered(const struct model *m, u32 thread, u32 after) {
    return thread == after || m->at[thread] <= m->clock[after][thread];
}

static bool ordered_after_all(const struct model *m, u32 t) {
    for (u32 i = 0; i < CAST; i++)
        if (m->at[i] && !ordered(m, i, t)) return false;
    return true;
}

static void model_access(struct model *m, u32 t, bool write) {
    if (m->due) return;
    if (m->owner == CAST || ordered_after_all(m, t)) {
        memset(m->at, 0, sizeof m->at);
        if (m->shared || (m->owner != CAST && m->owner != t)) m->inherited = true, m->wrote = 0;
        if (m->inherited && write) m->wrote = m->clock[t][t];
        m->owner = t;
        m->owners_set = m->held[t];
        m->shared = m->modified = false;
    } else {
        bool counts = m->inherited || m->owners_set;
        if (!m->shared) m->modified = m->wrote > m->clock[t][m->owner];
        m->set = m->shared ? m->set & m->held[t] : counts ? m->owners_set & m->held[t] : m->held[t];
        m->shared = true;
        m->modified |= write;
        m->due = m->modified && !m->set;
    }
    m->at[t] = m->clock[t][t];
}

static void model_start(struct model *m, u32 t, u32 child) {
    memcpy(m->clock[child], m->clock[t], sizeof m->clock[t]);
    m->clock[child][child] = 1;
    m->clock[t][t]++;
}

static void model_join(struct model *m, u32 t, u32 ended) {
    for (u32 i = 0; i < CAST; i++)
        if (m->clock[t][i] < m->clock[ended][i]) m->clock[t][i] = m->clock[ended][i];
    m->clock[t][t]++;
}

static void play_order(struct stage *s, struct model *m, u32 t, u32 other) {
    if (other == t || m->ended[other]) return;
    if (!m->seen[other]) {
        stage_other(s, EVENT_START, t, other);
        model_start(m, t, other);
    } else if (other) {
        stage_other(s, EVENT_JOIN, t, other);
        model_join(m, t, other);
        m->ended[other] = true;
    }
    m->seen[other] = true;
}

static void play_step(struct stage *s, struct model *m, u64 random) {
    u32 t = (u32)(random >> 40) % CAST, lock = (u32)(random >> 50) % 2, what = (u32)(random >> 55) % 8;
    if (m->ended[t]) return;
    m->seen[t] = true;
    if (what < 2) {
        m->held[t] >> lock & 1 ? give(s, t, lock + 1) : take(s, t, lock + 1);
        m->held[t] ^= 1u << lock;
    } else if (what < 4) {
        play_order(s, m, t, (u32)(random >> 33) % CAST);
    } else {
        model_access(m, t, what > 5);
        what > 5 ? stage_write(s, t, O, X) : stage_read(s, t, O, X);
    }
}

/* Warns exactly when R2 says so. */
static void agrees_with_the_state_machine(void **state) {
    (void)state;
    for (u64 run = 1; run <= 5000; run++) {
        struct play play;
        struct stage *s = begin(&play);
        struct model m = {.owner = CAST};
        u64 seed = run * 40503;
        for (u32 i = 0; i < CAST; i++) m.clock[i][i] = 1;
        for (u32 i = 0; i < 40; i++) {
            seed = seed * 6364136223846793005u + 1442695040888963407u;
            play_step(s, &m, seed);
            if ((stage_races(s) == 1) != m.due) print_message("seed %u, step %u\n", (u32)run, i);
            assert_int_equal(stage_races(s), m.due);
        }
        end(&play);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_owner_needs_no_lock),
        cmocka_unit_test(a_read_makes_it_exclusive),
        cmocka_unit_test(an_owner_without_a_lock_initialises),
        cmocka_unit_test(shared_does_not_warn),
        cmocka_unit_test(shared_refines),
        cmocka_unit_test(a_common_lock_protects),
        cmocka_unit_test(read_locks_protect_reads_only),
        cmocka_unit_test(a_downgraded_lock_is_a_read_lock),
        cmocka_unit_test(the_librarys_inside_is_skipped),
        cmocka_unit_test(what_is_taken_in_passing_protects_nothing),
        cmocka_unit_test(a_new_object_is_virgin),
        cmocka_unit_test(a_new_lock_protects_nothing_old),
        cmocka_unit_test(an_object_can_be_two_locks),
        cmocka_unit_test(initialisation_gives_way),
        cmocka_unit_test(a_pair_without_a_common_lock_is_preferred),
        cmocka_unit_test(a_pair_always_has_a_write_and_two_threads),
        cmocka_unit_test(a_started_thread_inherits),
        cmocka_unit_test(who_joins_inherits),
        cmocka_unit_test(who_joins_all_inherits),
        cmocka_unit_test(asking_is_not_joining),
        cmocka_unit_test(who_receives_a_task_or_its_result_inherits),
        cmocka_unit_test(what_is_handed_on_twice_orders_nothing),
        cmocka_unit_test(the_owners_locks_count),
        cmocka_unit_test(agrees_with_the_state_machine),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
