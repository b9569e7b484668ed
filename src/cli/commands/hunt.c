/* hunt.c - `havelock hunt`: a run, and then the model checker confirms or refutes what the analyses predict from it. */
#include "cli/commands/commands.h"

#include "cli/commands/request.h"
#include "cli/host/exit_status.h"
#include "cli/host/version.h"
#include "cli/option/help.h"
#include "cli/option/run_options.h"
#include "cli/option/search_options.h"
#include "cli/output/progress.h"
#include "cli/output/run_summary.h"
#include "cli/output/verdict.h"
#include "cli/search/saved_schedules.h"
#include "cli/target/target_launcher.h"
#include "cli/target/tests_run.h"
#include "predict/confirm.h"
#include "predict/execution.h"
#include "vm/explore/inspect.h"

#include <stdlib.h>
#include <string.h>

/* One `havelock hunt`. */
struct hunt {
    struct target *target;
    const struct words *words; /* the command line of a check, for schedules */
    struct target_launcher launcher;
    struct execution execution;
    struct confirmation confirmation;
    struct search_watcher watcher;
    struct progress progress;
    struct saved_schedules saved;
    struct output *output; /* of the request */
    enum verdict verdict;
    struct assumptions assumptions;
};

/* ---- the report ---- */

/* status: of what was done so far. */
static enum verdict verdict_of_hunt(const struct hunt *hunt, int status) {
    if (status == EXIT_UNSUPPORTED) return VERDICT_ERROR;
    if (findings_that_count(&hunt->execution.findings)) return VERDICT_VIOLATION;
    bool whole = hunt->execution.whole && !execution_was_stopped(&hunt->execution);
    return whole && status == EXIT_CLEAN ? VERDICT_NOTHING_FOUND : VERDICT_INCONCLUSIVE;
}

static u32 write_statuses(const struct findings *findings, FILE *out) {
    u32 by_status[FINDING_STATUS_COUNT] = {0}, listed = 0;
    for (u32 i = 0; i < findings->list.count; i++)
        if (!findings->list.items[i]->removed_by) by_status[findings->list.items[i]->status]++;
    for (int i = 0; i < FINDING_STATUS_COUNT; i++)
        if (by_status[i])
            fprintf(out, "%s %u %s", listed++ ? "," : "", by_status[i], finding_status_name((enum finding_status)i));
    return listed;
}

static bool has_refuted(const struct findings *findings) {
    for (u32 i = 0; i < findings->list.count; i++)
        if (findings->list.items[i]->status == STATUS_REFUTED) return true;
    return false;
}

static void write_words(const void *context, FILE *out) {
    const struct hunt *hunt = context;
    const struct search_stats *stats = &hunt->confirmation.stats;
    fprintf(out, "%s:", verdict_name(hunt->verdict));
    u32 listed = write_statuses(&hunt->execution.findings, out);
    fprintf(out, "%s (", listed ? "" : " nothing predicted");
    analyses_describe(&hunt->execution.options.analyses, out);
    fprintf(out, ")\n");
    run_summary_write_end(&hunt->execution, out);
    if (hunt->verdict != VERDICT_VIOLATION || has_refuted(&hunt->execution.findings))
        assumptions_print_own(&hunt->assumptions, out);
    if (hunt->output->quiet) return;
    if (!listed)
        fprintf(out, "hunt examines only what the run predicts; `havelock check` searches all interleavings\n");
    run_summary_write_coverage(&hunt->execution, out);
    fprintf(out, "%llu events; then %llu states, %llu transitions; %.2f s CPU\n",
            (unsigned long long)hunt->execution.events, (unsigned long long)stats->states,
            (unsigned long long)stats->transitions, limits_cpu_of_all());
}

static struct figures figures_of(const struct hunt *hunt) {
    struct figures figures = execution_figures(&hunt->execution);
    const struct search_stats *stats = &hunt->confirmation.stats;
    figures_set(&figures, FIGURE_states, (double)stats->states);
    figures_set(&figures, FIGURE_transitions, (double)stats->transitions);
    figures_set(&figures, FIGURE_seconds, limits_cpu_of_all());
    return figures;
}

/* What was refuted rests on more than what was not predicted. */
static void assume(struct hunt *hunt) {
    const struct vm *searched = hunt->confirmation.launched.vm;
    const char *jdk = hunt->target->jdk.version;
    if (has_refuted(&hunt->execution.findings))
        assumptions_of_search(&hunt->assumptions, &hunt->confirmation.options, 0, jdk);
    else assumptions_of_runs(&hunt->assumptions, &hunt->execution, jdk);
    assumptions_add_runs(&hunt->assumptions, &hunt->execution);
    if (searched) assumptions_add_search(&hunt->assumptions, inspect_caveats(searched));
}

/* As run_summary_reason. */
static const char *reason_of(const struct hunt *hunt, struct diag *reason) {
    const struct diag *searches = &hunt->confirmation.trouble, *launch = &hunt->output->reason;
    if (searches->text[0]) return searches->text;
    return launch->text[0] ? launch->text : run_summary_reason(&hunt->execution, reason);
}

/* status: of what was done so far. */
static int conclude(struct hunt *hunt, int status) {
    struct diag diag = {""}, reason = {""};
    hunt->verdict = verdict_of_hunt(hunt, status);
    const char *objection =
        hunt->verdict == VERDICT_NOTHING_FOUND ? tests_run_objection(hunt->target, hunt->execution.caveats) : NULL;
    if (objection) hunt->verdict = VERDICT_ERROR;
    hunt->output->style.with_status = true;
    struct report report = {.command = "hunt",
                            .version = HAVELOCK_VERSION,
                            .memory_model = VERDICT_MEMORY_MODEL,
                            .verdict = hunt->verdict,
                            .reason = objection ? objection : reason_of(hunt, &reason),
                            .findings = &hunt->execution.findings,
                            .figures = figures_of(hunt),
                            .words = {hunt->verdict == VERDICT_ERROR ? NULL : write_words, hunt}};
    assume(hunt);
    report.assumptions = hunt->assumptions.list;
    int written = output_write(hunt->output, &report, &diag);
    if (written < 0) return help_complain(COMMAND_HUNT, &diag);
    return objection ? tests_run_complain(objection) : verdict_exit_status(hunt->verdict);
}

/* ---- progress of the searches ---- */

/* If the process ended now: what is predicted, and what came of it so far. */
static void prepare_end(struct hunt *hunt) {
    const struct findings *known = &hunt->execution.findings;
    struct report report = {.command = "hunt",
                            .version = HAVELOCK_VERSION,
                            .memory_model = VERDICT_MEMORY_MODEL,
                            .verdict = findings_that_count(known) ? VERDICT_VIOLATION : VERDICT_INCONCLUSIVE,
                            .findings = known,
                            .figures = figures_of(hunt)};
    output_prepare(hunt->output, &report);
}

static void begin_search(void *context, const struct search_options *options) {
    struct hunt *hunt = context;
    prepare_end(hunt);
    progress_begin(&hunt->progress, !hunt->output->quiet, options);
}

static void show_progress(void *context, const struct search_stats *stats) {
    struct hunt *hunt = context;
    progress_show(&hunt->progress, stats);
}

static void end_search(void *context) {
    struct hunt *hunt = context;
    progress_end(&hunt->progress);
}

/* ---- the two halves ---- */

static int exit_status_of(const struct hunt *hunt, enum predict_status status) {
    if (status == PREDICT_NOT_LAUNCHED) return target_launcher_complain(&hunt->launcher, &hunt->output->reason);
    return status == PREDICT_DONE ? EXIT_CLEAN : EXIT_UNSUPPORTED;
}

static int execute(struct hunt *hunt) {
    struct execution_options *o = &hunt->execution.options;
    o->launcher = &hunt->launcher.launcher;
    o->output = hunt->output->format->is_text ? NULL : stderr;
    o->analyses.detectors |= DETECTOR_BIT(dependency);
    o->max_seconds = limits_left(hunt->target->limits) / 2; /* the rest is for the searches */
    double start = scheduler_now();
    enum predict_status status = execution_run(&hunt->execution);
    hunt->confirmation.run_seconds = scheduler_now() - start;
    return exit_status_of(hunt, status);
}

static int save(struct hunt *hunt, struct diag *diag) {
    struct confirmation *c = &hunt->confirmation;
    struct words words = {0};
    if (c->raced) vec_push(&words, "--race");
    if (c->daemons) vec_push(&words, "--daemons");
    for (u32 i = 0; i < hunt->words->count; i++) vec_push(&words, hunt->words->items[i]);
    int status = saved_schedules_save(&hunt->saved, c->launched.vm, hunt->target->jdk.version, &words, &c->proofs,
                                      c->findings, diag);
    vec_free(&words);
    return status;
}

static int confirm(struct hunt *hunt) {
    struct confirmation *c = &hunt->confirmation;
    struct diag diag = {""};
    c->launcher = &hunt->launcher.launcher;
    c->analyses = &hunt->execution.options.analyses;
    c->findings = &hunt->execution.findings;
    c->source_path = target_sources(hunt->target);
    hunt->watcher = (struct search_watcher){hunt, begin_search, show_progress, end_search};
    c->watcher = &hunt->watcher;
    prepare_end(hunt);
    int status = exit_status_of(hunt, confirm_all(c));
    if (status == EXIT_CLEAN && save(hunt, &diag) < 0) status = help_complain(COMMAND_HUNT, &diag);
    return status;
}

/* The run is plain; only the searches see a world of their own. */
static int run_and_confirm(struct hunt *hunt) {
    struct target *target = hunt->target;
    target_launcher_init(&hunt->launcher, target);
    struct limits *limits = target->limits;
    unsigned asked = INTERRUPT_ASKED;
    hunt->confirmation.options.limits = limits;
    limits->seconds = hunt->confirmation.options.max_seconds;
    limits->memory = hunt->confirmation.options.memory;
    int status = execute(hunt);
    atomic_compare_exchange_strong(&limits->interrupted, &asked, INTERRUPT_NONE); /* the program only was stopped */
    target->host_snapshot = host_snapshot_new();
    host_snapshot_continue_input(target->host_snapshot,
                                 (struct slice){hunt->execution.input.bytes.items, hunt->execution.input.bytes.count});
    if (status == EXIT_CLEAN) status = confirm(hunt);
    if (hunt->execution.done) status = conclude(hunt, status);
    confirm_end(&hunt->confirmation);
    host_snapshot_free(target->host_snapshot);
    return status;
}

/* ---- options ---- */

/* Of a search's options those that are about the run do not count. */
static int read_search(struct hunt *hunt, struct diag *diag) {
    const char *option[OPTION_COUNT];
    memcpy(option, hunt->target->option, sizeof option);
    option[OPTION_SEED] = NULL;
    if (search_options_read(option, &hunt->confirmation.options, diag) < 0) return -1;
    hunt->confirmation.options.expected = hunt->target->expected.items;
    return 0;
}

static int read_options(struct hunt *hunt, struct diag *diag) {
    const char *const *option = hunt->target->option;
    if (run_options_read(option, &hunt->execution.options, diag) < 0 || read_search(hunt, diag) < 0) return -1;
    return saved_schedules_open(&hunt->saved, option[OPTION_SAVE], diag);
}

static int serve(struct request *request) {
    struct hunt hunt = {.target = &request->target, .words = &request->words, .output = &request->output};
    struct diag diag = {""};
    execution_init(&hunt.execution);
    assumptions_init(&hunt.assumptions);
    int status = read_options(&hunt, &diag) < 0 ? help_complain(COMMAND_HUNT, &diag) : run_and_confirm(&hunt);
    saved_schedules_close(&hunt.saved);
    search_options_free(&hunt.confirmation.options);
    execution_free(&hunt.execution);
    assumptions_free(&hunt.assumptions);
    return status;
}

int cli_hunt(struct watch *watch, int argc, char **argv) {
    return request_serve(COMMAND_HUNT, watch, argc, argv, serve);
}
