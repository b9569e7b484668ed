#include "cli/suite/suite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>

#include "base/memory.h"
#include "cli/suite/test_process.h"

/* A check that runs. */
struct job {
    bool busy;
    u32 test;
    struct result_request request;
    struct test_process process;
};

struct jobs {
    struct suite *suite;
    struct job *all;
    u32 count, busy, next; /* the next test to be looked at */
    bool stopped;
};

/* ---- telling ---- */

static const struct listed_test *test_at(const struct suite *s, u32 number) { return &s->list->tests.items[number]; }

static void tell(struct suite *s, u32 number, struct test_result result) {
    const struct suite_listener *listener = s->options->listener;
    s->results[number] = result;
    if (listener) listener->ended(listener->context, test_at(s, number), &s->results[number]);
}

/* The bound of a check is what the user knows as the budget. */
static const char *name_budget(struct suite *s, const char *reason) {
    bool of_time = reason && strcmp(reason, "stopped by --max-time") == 0;
    return of_time ? arena_printf(s->arena, "stopped by --budget=%gs", s->options->budget) : reason;
}

/* ---- starting ---- */

/* Too late to begin? */
static const char *too_late(const struct suite *s) {
    if (limits_hit(s->options->limits) == LIMIT_INTERRUPT) return "not begun: interrupted";
    return limits_overdue(s->options->limits) > 0 ? "not begun: --max-time is over" : NULL;
}

static double budget_left(const struct suite *s) {
    double left = limits_left(s->options->limits);
    return left > 0 && left < s->options->budget ? left : s->options->budget;
}

static const char *join_words(const struct suite *s) {
    const char *text = "";
    for (u32 i = 0; i < s->options->word_count; i++)
        text = arena_printf(s->arena, "%sword %s\n", text, s->options->words[i]);
    return text;
}

static const char *bounds_text(const struct suite *s) {
    return arena_printf(s->arena, "budget %.3f\nmemory %llu\n", s->options->budget,
                        (unsigned long long)s->options->memory);
}

static char **command_line(struct suite *s, const struct job *job) {
    const struct listed_test *test = job->request.test;
    struct VEC(char *) words = {0};
    struct arena *arena = s->arena;
    vec_push(&words, arena_string(arena, s->options->program));
    vec_push(&words, arena_string(arena, "check"));
    vec_push(&words, arena_string(arena, "--quiet"));
    vec_push(&words, arena_printf(arena, "--keep=%s", job->request.folder));
    vec_push(&words, arena_printf(arena, "--save=%s/schedule", job->request.folder));
    vec_push(&words, arena_printf(arena, "--max-time=%.6f", budget_left(s)));
    if (s->options->memory)
        vec_push(&words, arena_printf(arena, "--max-memory=%llu", (unsigned long long)s->options->memory));
    for (u32 i = 0; i < s->options->word_count; i++) vec_push(&words, arena_string(arena, s->options->words[i]));
    vec_push(&words, arena_string(arena, "-cp"));
    vec_push(&words, arena_string(arena, test->module->class_path));
    vec_push(&words, arena_string(arena, "--test"));
    vec_push(&words, arena_string(arena, test->name));
    vec_push(&words, NULL);
    char **argv = arena_copy(arena, words.items, words.count * sizeof *words.items);
    vec_free(&words);
    return argv;
}

static int start(struct jobs *jobs, struct job *job, u32 number, const struct result_request *request,
                 struct diag *diag) {
    struct suite *s = jobs->suite;
    const struct suite_listener *listener = s->options->listener;
    *job = (struct job){.test = number, .request = *request};
    if (result_store_clear(request, diag) < 0) return -1;
    if (test_process_start(&job->process, command_line(s, job), request->test->module->folder, request->folder, diag) <
        0)
        return -1;
    if (listener && listener->begins) listener->begins(listener->context, request->test);
    job->busy = true;
    jobs->busy++;
    return 0;
}

/* Answers without a process, if that is possible. */
static bool answer_at_once(struct suite *s, u32 number, const struct result_request *request) {
    const struct listed_test *test = test_at(s, number);
    struct test_result result = {.verdict = TEST_DISABLED};
    const char *late = too_late(s);
    if (test->method.disabled) {
        result.reason = *test->method.disabled ? test->method.disabled : NULL;
        return tell(s, number, result), true;
    }
    if (!s->options->fresh && result_store_find(s->store, request, &result)) {
        result.reason = name_budget(s, result.reason);
        if (!s->options->only_changed || result.verdict != TEST_CLEAN) return tell(s, number, result), true;
        s->unchanged++;
        return s->left_out[number] = true;
    }
    if (!late) return false;
    return tell(s, number, (struct test_result){.verdict = TEST_INCONCLUSIVE, .reason = late}), true;
}

static int fill(struct jobs *jobs, struct diag *diag) {
    struct suite *s = jobs->suite;
    while (jobs->busy < jobs->count && jobs->next < s->list->tests.count) {
        u32 number = jobs->next++;
        struct job *job = jobs->all;
        struct result_request request = {.test = test_at(s, number), .words = join_words(s), .bounds = bounds_text(s)};
        result_store_locate(s->store, &request);
        if (answer_at_once(s, number, &request)) continue;
        while (job->busy) job++;
        if (start(jobs, job, number, &request, diag) < 0) return -1;
    }
    return 0;
}

/* ---- ending ---- */

static void finish(struct jobs *jobs, struct job *job) {
    struct suite *s = jobs->suite;
    struct test_result result;
    struct diag ignored;
    int status = job->process.status;
    job->busy = false;
    jobs->busy--;
    test_result_read(&result, s->arena, job->request.folder, status);
    result.seconds = job->process.seconds;
    bool cut_short = result.verdict == TEST_INCONCLUSIVE && (jobs->stopped || limits_hit(s->options->limits));
    if (jobs->stopped && result.verdict == TEST_INCONCLUSIVE) result.reason = "interrupted";
    else if (!cut_short) result.reason = name_budget(s, result.reason);
    if (result.report && !cut_short) result_store_commit(&job->request, WEXITSTATUS(status), &ignored);
    tell(s, job->test, result);
}

static void stop_all(struct jobs *jobs) {
    jobs->stopped = true;
    for (u32 i = 0; i < jobs->count; i++)
        if (jobs->all[i].busy) test_process_stop(&jobs->all[i].process);
}

/* Until at least one has ended. */
static void wait_for_one(struct jobs *jobs) {
    const struct timespec pause = {0, 3000000};
    for (u32 busy = jobs->busy; busy && jobs->busy == busy;) {
        for (u32 i = 0; i < jobs->count; i++)
            if (jobs->all[i].busy && test_process_has_ended(&jobs->all[i].process)) finish(jobs, &jobs->all[i]);
        if (jobs->busy != busy) return;
        if (!jobs->stopped && limits_hit(jobs->suite->options->limits) == LIMIT_INTERRUPT) stop_all(jobs);
        nanosleep(&pause, NULL);
    }
}

/* ---- all of it ---- */

int suite_run(struct suite *s, const struct suite_options *options, struct test_list *list, struct result_store *store,
              struct diag *diag) {
    *s = (struct suite){.arena = arena_new(), .options = options, .list = list, .store = store};
    s->results = arena_alloc(s->arena, (list->tests.count + 1) * sizeof *s->results);
    s->left_out = arena_alloc(s->arena, list->tests.count + 1);
    struct jobs jobs = {.suite = s, .count = options->jobs ? options->jobs : 1};
    jobs.all = arena_alloc(s->arena, jobs.count * sizeof *jobs.all);
    int status = 0;
    while (status == 0 && (jobs.busy || jobs.next < list->tests.count)) {
        status = fill(&jobs, diag);
        if (status == 0) wait_for_one(&jobs);
    }
    if (status < 0) stop_all(&jobs);
    while (jobs.busy) wait_for_one(&jobs);
    return status;
}

void suite_free(struct suite *s) {
    arena_free(s->arena);
    *s = (struct suite){0};
}
