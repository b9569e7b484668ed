#include "detect/races.h"

#include <string.h>

#include "detect/eraser.h"
#include "detect/happens_before.h"
#include "event/fanout.h"
#include "unit/detect/stage.h"

enum { READ = 0, WRITE = 1 };

static struct access_mark access_at(u32 thread, u32 code, u32 instruction, bool write) {
    struct event event = {.kind = write ? EVENT_WRITE : EVENT_READ, .at = site_pack(0, code, instruction)};
    return (struct access_mark){access_mark_of(&event), thread};
}

static u32 add(struct stage *s, enum finding_rule rule, u32 object, u32 slot, struct access_mark earlier,
               struct access_mark later) {
    return races_add(s->races, &s->names, rule, object, slot, &earlier, &later);
}

/* x++ by two threads: read with write, and write with write, on one line; both orders; several objects. */
static void one_line_is_one_finding(void **state) {
    (void)state;
    struct stage s;
    stage_open(&s);
    struct access_mark read = access_at(1, 5, 41, READ), write = access_at(1, 5, 43, WRITE);
    struct access_mark read2 = access_at(2, 5, 41, READ), write2 = access_at(2, 5, 43, WRITE);
    add(&s, RULE_ERASER, 3, 8, write, write2);
    add(&s, RULE_HAPPENS_BEFORE, 3, 8, write, read2);
    add(&s, RULE_HAPPENS_BEFORE, 4, 8, read, write2);
    add(&s, RULE_HAPPENS_BEFORE, 4, 8, write, write2);
    struct race race = stage_only_race(&s);
    assert_int_equal(race.eraser, 1);
    assert_int_equal(race.happens_before, 3);
    stage_close(&s);
}

static void another_line_method_or_field_is_another_finding(void **state) {
    (void)state;
    struct stage s;
    stage_open(&s);
    struct access_mark write = access_at(1, 5, 43, WRITE);
    add(&s, RULE_ERASER, 3, 8, write, access_at(2, 5, 43, WRITE));
    add(&s, RULE_ERASER, 3, 12, write, access_at(2, 5, 43, WRITE));
    add(&s, RULE_ERASER, 3, 8, write, access_at(2, 5, 53, WRITE));
    add(&s, RULE_ERASER, 3, 8, write, access_at(2, 6, 43, WRITE));
    assert_int_equal(stage_races(&s), 4);
    u32 pair = add(&s, RULE_ERASER, 3, 8, access_at(2, 6, 43, WRITE), write);
    assert_int_equal(pair, 3); /* in any order */
    assert_int_equal(stage_races(&s), 4);
    stage_close(&s);
}

static void what_is_taken_back_is_not_told(void **state) {
    (void)state;
    struct stage s;
    stage_open(&s);
    u32 pair = add(&s, RULE_ERASER, 3, 8, access_at(1, 5, 43, WRITE), access_at(2, 5, 43, WRITE));
    add(&s, RULE_ERASER, 3, 8, access_at(1, 5, 43, WRITE), access_at(2, 6, 43, WRITE));
    races_take_back(s.races, RULE_ERASER, pair);
    assert_int_equal(site_code(access_mark_place(stage_only_race(&s).accesses[1].mark)), 6);
    stage_close(&s);
}

/* The example that happens-before found is the one to show. */
static void a_real_pair_is_shown(void **state) {
    (void)state;
    struct stage s;
    stage_open(&s);
    add(&s, RULE_ERASER, 3, 8, access_at(1, 5, 43, WRITE), access_at(2, 5, 43, WRITE));
    add(&s, RULE_HAPPENS_BEFORE, 4, 8, access_at(3, 5, 43, WRITE), access_at(4, 5, 41, READ));
    struct race race = stage_only_race(&s);
    assert_int_equal(race.object, 4);
    assert_int_equal(race.accesses[0].thread, 4);
    stage_close(&s);
}

static void elements_and_statics_are_named(void **state) {
    (void)state;
    struct stage s;
    struct findings findings;
    stage_open(&s);
    findings_init(&findings);
    add(&s, RULE_ERASER, 3, STAGE_ELEMENTS + 5, access_at(1, 5, 43, WRITE), access_at(2, 5, 43, WRITE));
    add(&s, RULE_HAPPENS_BEFORE, 0, 7, access_at(1, 5, 43, WRITE), access_at(2, 5, 43, WRITE));
    s.generation[3]++; /* the label was asked for in time */
    races_report(s.races, &s.names, &findings);
    assert_int_equal(findings.list.count, 2);
    const struct finding *element = findings.list.items[0], *field = findings.list.items[1];
    assert_string_equal(element->variable, "int[]");
    assert_string_equal(element->sites.items[0].target, "Class#3[205]");
    assert_string_equal(element->message,
                        "element 205 of int[] is written by two threads: no lock protects all accesses to it");
    assert_int_equal(element->rules, 1u << RULE_ERASER);
    assert_string_equal(field->sites.items[0].target, "Class.f7");
    assert_string_equal(field->message, "Class.f7 is written by two threads: nothing orders these two accesses");
    assert_int_equal(field->rules, 1u << RULE_HAPPENS_BEFORE);
    findings_free(&findings);
    stage_close(&s);
}

/* ---- paper 1, figure 1 ---- */

enum { MAIN, CONSTRUCTOR, RUN, ADD, GET, V1 = 1, V2 = 2, X = 8 };

struct step {
    enum event_kind kind;
    u32 thread, object;
    event_site at;
};

/* add and get of a task that adds `other` to `own`: five events. */
static void write_task(struct stage *s, struct step steps[5], u32 thread, u32 own, u32 other) {
    u32 run = context_of_call(s->contexts, site_pack(0, RUN, 170));
    u32 add = context_of_call(s->contexts, site_pack(run, ADD, 42));
    struct step all[5] = {{EVENT_LOCK, thread, own, site_pack(run, ADD, 40)},
                          {EVENT_READ, thread, own, site_pack(run, ADD, 41)},
                          {EVENT_READ, thread, other, site_pack(add, GET, 60)},
                          {EVENT_WRITE, thread, own, site_pack(run, ADD, 43)},
                          {EVENT_UNLOCK, thread, own, site_pack(run, ADD, 44)}};
    memcpy(steps, all, sizeof all);
}

static void expect_figure_2(const struct stage *s, u32 interleaving) {
    struct findings findings;
    findings_init(&findings);
    races_report(s->races, &s->names, &findings);
    if (findings.list.count != 1) print_message("interleaving %x\n", interleaving);
    assert_int_equal(findings.list.count, 1);
    const struct finding *finding = findings.list.items[0];
    assert_int_equal(finding->rules, 1u << RULE_ERASER | 1u << RULE_HAPPENS_BEFORE);
    assert_int_equal(finding->status, STATUS_PREDICTED);
    assert_int_equal(finding->count, 2);
    assert_string_equal(finding->variable, "Class.f8");
    assert_string_equal(finding->message, "Class.f8 is read and written by two threads: no lock protects all accesses "
                                          "to it, and nothing orders these two");
    assert_int_equal(finding->threads.count, 2);
    const struct finding_site *read = &finding->sites.items[0], *write = &finding->sites.items[1];
    assert_string_equal(read->action, "read");
    assert_int_equal(read->frames.count, 3);
    assert_string_equal(read->frames.items[0].method, "m4");
    assert_int_equal(read->frames.items[0].line, 6);
    assert_string_equal(read->frames.items[1].method, "m3");
    assert_string_equal(read->frames.items[2].method, "m2");
    assert_string_equal(write->action, "write");
    assert_int_equal(write->frames.count, 2);
    assert_int_equal(write->frames.items[0].line, 4);
    assert_int_equal(write->frames.items[1].line, 17);
    findings_free(&findings);
}

/* Bit i of the interleaving: task 2 takes the i-th step. */
static void play_figure_1(u32 interleaving) {
    struct stage s;
    struct fanout fanout;
    struct step steps[2][5];
    u32 taken[2] = {0};
    stage_open(&s);
    fanout_init(&fanout);
    struct eraser *eraser = eraser_new(s.races, &s.names);
    struct happens_before *happens_before = happens_before_new(s.races, &s.names);
    fanout_add(&fanout, eraser_sink(eraser));
    fanout_add(&fanout, happens_before_sink(happens_before));
    s.to = &fanout.sink;
    for (u32 value = V1; value <= V2; value++)
        stage_access(&s, EVENT_WRITE, 0, value, X, site_pack(0, CONSTRUCTOR, 20));
    for (u32 task = 0; task < 2; task++) {
        write_task(&s, steps[task], task + 1, task ? V2 : V1, task ? V1 : V2);
        stage_other(&s, EVENT_START, 0, task + 1);
    }
    for (u32 i = 0; i < 10; i++) {
        u32 task = interleaving >> i & 1;
        struct step *step = &steps[task][taken[task]++];
        u32 slot = step->kind == EVENT_READ || step->kind == EVENT_WRITE ? X : 0;
        stage_access(&s, step->kind, step->thread, step->object, slot, step->at);
    }
    expect_figure_2(&s, interleaving);
    eraser_free(eraser);
    happens_before_free(happens_before);
    fanout_free(&fanout);
    stage_close(&s);
}

static void figure_1_has_one_race_in_every_interleaving(void **state) {
    (void)state;
    u32 played = 0;
    for (u32 interleaving = 0; interleaving < 1 << 10; interleaving++)
        if (__builtin_popcount(interleaving) == 5) play_figure_1(interleaving), played++;
    assert_int_equal(played, 252);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_line_is_one_finding),
        cmocka_unit_test(another_line_method_or_field_is_another_finding),
        cmocka_unit_test(what_is_taken_back_is_not_told),
        cmocka_unit_test(a_real_pair_is_shown),
        cmocka_unit_test(elements_and_statics_are_named),
        cmocka_unit_test(figure_1_has_one_race_in_every_interleaving),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
