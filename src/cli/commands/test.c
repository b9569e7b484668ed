/* test.c - `havelock test`: finds the tests of a project and checks each of them.
 *
 * Options of `check` that this command does not have itself are passed on to every check.
 */
#include "cli/commands/commands.h"

#include "cli/host/exit_status.h"
#include "cli/host/file.h"
#include "cli/host/machine.h"
#include "cli/host/watch.h"
#include "cli/option/help.h"
#include "cli/output/outfile.h"
#include "cli/project/test_selection.h"
#include "cli/suite/suite.h"
#include "cli/suite/suite_progress.h"
#include "cli/suite/suite_report.h"
#include "cli/target/target.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DEFAULT_BUDGET 60.0

/* One `havelock test`. */
struct test {
    struct arena *arena;
    const char *option[OPTION_COUNT];
    struct paths places;
    struct words passed; /* options for the checks */
    struct test_selection selection;
    struct jdk jdk;
    struct project project;
    struct test_list list;
    struct result_store store;
    struct suite_options options;
    struct suite_progress progress;
    struct suite suite;
    struct suite_report report;
    struct outfile file;
    bool is_json;
};

/* ---- options ---- */

/* Options of check that say what is run, or that one check more than others could obey. */
static bool is_for_checks(enum option_id id) {
    switch (id) {
    case OPTION_JAR:
    case OPTION_MODULE:
    case OPTION_MODULE_PATH:
    case OPTION_CHECKPOINT:
    case OPTION_RESUME:
    case OPTION_SAVE:
    case OPTION_KEEP:
    case OPTION_WINDOW:
    case OPTION_OUTCOMES:
    case OPTION_STATS: return false;
    default: return true;
    }
}

static int pass_on(struct test *test, int argc, char **argv, int *at, const struct diag *unknown, struct diag *diag) {
    struct option_match match;
    int start = *at;
    if (option_next(COMMAND_CHECK, argc, argv, at, &match, diag) < 0 || !is_for_checks(match.id))
        return diag_set(diag, "%s", unknown->text);
    if (match.id == OPTION_SOURCE || match.id == OPTION_MODELS) { /* the checks run in other folders */
        vec_push(&test->passed, match.id == OPTION_SOURCE ? "--source" : "--models");
        vec_push(&test->passed, file_absolute_list(test->arena, match.value));
        return 0;
    }
    for (int i = start; i < *at; i++) vec_push(&test->passed, argv[i]);
    return 0;
}

static void take_option(struct test *test, struct option_match match) {
    test->option[match.id] = match.value;
    if (match.id == OPTION_TEST_PATTERN) vec_push(&test->selection.patterns, match.value);
    if (match.id == OPTION_PACKAGE) vec_push(&test->selection.packages, match.value);
    if (match.id == OPTION_TAG) vec_push(&test->selection.tags, match.value);
}

/* 1: --help. Places may stand between options. */
static int read_arguments(struct test *test, int argc, char **argv, struct diag *diag) {
    for (int at = 0; at < argc;) {
        struct option_match match;
        struct diag unknown = {""};
        int start = at, more = option_next(COMMAND_TEST, argc, argv, &at, &match, &unknown);
        if (more == 0) vec_push(&test->places, argv[at++]);
        else if (more > 0 && match.id == OPTION_HELP) return 1;
        else if (more > 0) take_option(test, match);
        else {
            at = start;
            if (pass_on(test, argc, argv, &at, &unknown, diag) < 0) return -1;
        }
    }
    return 0;
}

/* Checks that run at the same time share the memory. */
static int read_memory(struct test *test, u64 jobs) {
    u64 memory = machine_memory(), limit = machine_memory_limit();
    for (u32 i = 0; i < test->passed.count; i++)
        if (strncmp(test->passed.items[i], "--max-memory", strlen("--max-memory")) == 0) return 0;
    if (limit && limit < memory) memory = limit;
    if (jobs > 1) test->options.memory = memory / 4 * 3 / jobs;
    return 0;
}

static int read_options(struct test *test, struct limits *limits, struct diag *diag) {
    const char *const *option = test->option;
    double seconds = 0;
    u64 jobs = 1;
    const char *format = option[OPTION_FORMAT];
    test->options = (struct suite_options){.budget = DEFAULT_BUDGET,
                                           .only_changed = option[OPTION_CHANGED] != NULL,
                                           .fresh = option[OPTION_NO_CACHE] != NULL,
                                           .limits = limits};
    test->is_json = format && strcmp(format, "json") == 0;
    if (format && !test->is_json && strcmp(format, "text") != 0)
        return diag_set(diag, "option --format: %s is not one of text, json", format);
    if (option[OPTION_BUDGET] && option_time_limit("--budget", option[OPTION_BUDGET], &test->options.budget, diag) < 0)
        return -1;
    if (option[OPTION_MAX_TIME] && option_time_limit("--max-time", option[OPTION_MAX_TIME], &seconds, diag) < 0)
        return -1;
    limits->seconds = seconds;
    if (option[OPTION_TEST_JOBS] && option_count("--jobs", option[OPTION_TEST_JOBS], &jobs, diag) < 0) return -1;
    if (option[OPTION_SHARD] && test_selection_read_shard(&test->selection, option[OPTION_SHARD], diag) < 0) return -1;
    if (test->options.fresh && test->options.only_changed)
        return diag_set(diag, "--changed and --no-cache contradict each other");
    test->options.jobs = jobs < 1024 ? (u32)jobs : 1024;
    return read_memory(test, jobs);
}

/* ---- what there is ---- */

static int find_tests(struct test *test, struct diag *diag) {
    struct project_request request = {.places = test->places.items,
                                      .place_count = test->places.count,
                                      .class_path = test->option[OPTION_CLASS_PATH],
                                      .list_file = test->option[OPTION_CP_FILE],
                                      .module = test->option[OPTION_TEST_MODULE]};
    if (jdk_find(test->arena, test->option[OPTION_JDK], &test->jdk, diag) < 0) return -1;
    if (project_find(&test->project, &request, diag) < 0) return -1;
    if (test_list_read(&test->list, &test->project, test->jdk.feature, diag) < 0) return -1;
    if (!test->list.tests.count)
        return diag_set(diag,
                        "no tests in %s: looked at %u classes for methods with @Test, @ParameterizedTest, "
                        "@RepeatedTest, @TestFactory and @TestTemplate, and for test methods of a TestCase",
                        test->project.folder, test->list.classes);
    return test_selection_apply(&test->selection, &test->list, diag);
}

static int list_tests(const struct test *test) {
    for (u32 i = 0; i < test->list.tests.count; i++) {
        const struct listed_test *t = &test->list.tests.items[i];
        fprintf(test->file.stream, "%s", t->name);
        for (u32 k = 0; k < t->method.tags.count; k++)
            fprintf(test->file.stream, "%s%s", k ? ", " : "  tags: ", t->method.tags.items[k]);
        if (t->method.disabled)
            fprintf(test->file.stream, "  disabled%s%s", *t->method.disabled ? ": " : "", t->method.disabled);
        fputc('\n', test->file.stream);
    }
    return EXIT_CLEAN;
}

/* ---- running ---- */

static void fill_report(struct test *test) {
    test->report.unchanged = test->suite.unchanged;
    for (u32 i = 0; i < test->list.tests.count; i++) {
        const struct listed_test *t = &test->list.tests.items[i];
        if (!test->suite.left_out[i])
            suite_report_add(&test->report, t->name, t->module->name, &test->suite.results[i]);
    }
}

static void complain_void(const struct test *test) {
    fprintf(stderr, "havelock test: no test was run: of %u in %s, %u are disabled and %u were skipped by JUnit\n",
            test->list.tests.count, test->project.folder, suite_report_count(&test->report, TEST_DISABLED),
            suite_report_count(&test->report, TEST_SKIPPED));
}

static void write_report(const struct test *test) {
    FILE *out = test->file.stream;
    if (test->is_json) {
        suite_report_write_json(&test->report, "test", out);
        return;
    }
    fputc('\n', out);
    suite_report_write_table(&test->report, out);
    fprintf(out, "results and schedules are in %s\n", test->store.folder);
}

static int run_tests(struct test *test, struct diag *diag) {
    const char *folder = test->option[OPTION_CACHE];
    if (!folder) folder = arena_printf(test->arena, "%s/.havelock", test->project.folder);
    test->options.program = file_of_program(test->arena);
    test->options.words = test->passed.items;
    test->options.word_count = test->passed.count;
    if (!test->options.program) return diag_set(diag, "the system does not say where this program is");
    if (result_store_open(&test->store, folder, &test->jdk, diag) < 0) return -1;
    suite_progress_open(&test->progress, test->is_json ? stderr : test->file.stream,
                        test->option[OPTION_VERDICTS] != NULL, test->list.tests.count);
    test->options.listener = &test->progress.listener;
    int status = suite_run(&test->suite, &test->options, &test->list, &test->store, diag);
    suite_progress_close(&test->progress);
    if (status < 0) return -1;
    fill_report(test);
    write_report(test);
    if (suite_report_is_void(&test->report)) complain_void(test);
    return suite_report_exit_status(&test->report);
}

static void add_jdk(struct test *test) {
    vec_push(&test->passed, "--jdk");
    vec_push(&test->passed, test->jdk.home);
}

/* The exit status, or -1 with diag. */
static int find_and_run(struct test *test, struct limits *limits, struct diag *diag) {
    if (read_options(test, limits, diag) < 0) return -1;
    if (outfile_open(&test->file, test->option[OPTION_OUTPUT], diag) < 0) return -1;
    int status = find_tests(test, diag);
    if (status == 0) {
        add_jdk(test);
        status = test->option[OPTION_LIST] ? list_tests(test) : run_tests(test, diag);
    }
    return outfile_close(&test->file, status >= 0, diag) < 0 ? -1 : status;
}

static void free_test(struct test *test) {
    suite_report_free(&test->report);
    if (test->suite.arena) suite_free(&test->suite);
    if (test->store.arena) result_store_close(&test->store);
    if (test->list.arena) test_list_free(&test->list);
    if (test->project.arena) project_free(&test->project);
    test_selection_free(&test->selection);
    vec_free(&test->places);
    vec_free(&test->passed);
    arena_free(test->arena);
}

int cli_test(struct watch *watch, int argc, char **argv) {
    struct test test = {.arena = arena_new()};
    struct diag diag = {""};
    watch_begin(watch);
    int status = read_arguments(&test, argc, argv, &diag);
    if (status == 1) {
        help_print_command(stdout, COMMAND_TEST);
        printf("\nOptions of `havelock check` that are about the search are passed on to every check.\n");
        status = EXIT_CLEAN;
    } else if (status == 0) {
        status = find_and_run(&test, &watch->limits, &diag);
    }
    free_test(&test);
    watch_end(watch);
    return status < 0 ? help_complain(COMMAND_TEST, &diag) : status;
}
