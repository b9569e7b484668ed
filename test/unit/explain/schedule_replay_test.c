/* A schedule that a search would claim, but that does not repeat, is not believed. Needs a JDK; without one the tests
 * are skipped. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "cli/host/exit_status.h"
#include "cli/output/verdict.h"
#include "cli/target/launch.h"
#include "explain/schedule_replay.h"

struct stage {
    struct target target;
    struct launch launch;
    struct findings findings;
    struct schedule_file schedule_file;
    struct sources *sources;
    undo_mark start;
};

static int open_stage(void **state) {
    static char file[] = "examples/LostUpdate.java";
    char *argv[] = {file, NULL};
    struct stage *stage = calloc(1, sizeof *stage);
    struct diag diag = {""};
    struct launch_failure failure;
    if (target_parse(&stage->target, NULL, COMMAND_CHECK, 1, argv, &diag) != 0) {
        target_free(&stage->target);
        free(stage);
        return 0; /* no JDK */
    }
    assert_int_equal(launch_open(&stage->launch, &stage->target, &failure), 0);
    assert_int_equal(seam_open(stage->launch.vm, &diag), 0);
    stage->start = seam_mark(stage->launch.vm);
    findings_init(&stage->findings);
    schedule_file_init(&stage->schedule_file);
    stage->sources = sources_new(NULL);
    *state = stage;
    return 0;
}

static int close_stage(void **state) {
    struct stage *stage = *state;
    if (!stage) return 0;
    sources_free(stage->sources);
    schedule_file_free(&stage->schedule_file);
    findings_free(&stage->findings);
    launch_close(&stage->launch);
    target_free(&stage->target);
    free(stage);
    return 0;
}

static void refuse(struct stage *stage, const struct schedule *schedule, const char *message) {
    struct diag diag = {""};
    assert_int_equal(schedule_replay(stage->launch.vm, schedule, VIOLATION_DEADLOCK, NULL, stage->sources,
                                     &stage->findings, &stage->schedule_file, &diag),
                     -1);
    assert_string_equal(diag.text, message);
    assert_int_equal(stage->findings.list.count, 0);
    assert_null(stage->launch.vm->explore.watch.before);
    seam_undo(stage->launch.vm, stage->start);
    seam_mark(stage->launch.vm);
}

static void what_does_not_repeat_is_no_finding(void **state) {
    struct stage *stage = *state;
    if (!stage) skip();
    struct schedule schedule = {0};
    refuse(stage, &schedule, "no deadlock after the last of its 0 steps");
    vec_push(&schedule, ((struct choice){7, 0}));
    refuse(stage, &schedule, "step 1 is not possible");
    schedule.items[0] = (struct choice){0, 9};
    refuse(stage, &schedule, "step 1 is not possible");
    schedule.items[0] = (struct choice){0, 0};
    refuse(stage, &schedule, "no deadlock after the last of its 1 steps");
    vec_free(&schedule);
}

static void a_script_must_stop_where_it_stopped(void **state) {
    struct stage *stage = *state;
    if (!stage) skip();
    struct diag diag = {""};
    struct story *story;
    struct schedule_step step = {0, 0, SCHEDULE_STOP_BEFORE, "LostUpdate.nowhere()V", 0, 1, 1};
    stage->schedule_file.violation = FINDING_DEADLOCK;
    vec_push(&stage->schedule_file.steps, step);
    assert_int_equal(schedule_replay_file(stage->launch.vm, &stage->schedule_file, 1, NULL, stage->sources,
                                          &stage->findings, &story, &diag),
                     -1);
    assert_non_null(strstr(diag.text, "step 1 differs: main "));
    assert_non_null(strstr(diag.text, "in the schedule, it stopped at LostUpdate.nowhere()V, byte 0, depth 1"));
}

static void an_internal_error_has_its_status(void **state) {
    (void)state;
    assert_int_equal(verdict_exit_status(VERDICT_ERROR), EXIT_UNSUPPORTED);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(what_does_not_repeat_is_no_finding, open_stage, close_stage),
        cmocka_unit_test_setup_teardown(a_script_must_stop_where_it_stopped, open_stage, close_stage),
        cmocka_unit_test(an_internal_error_has_its_status),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
