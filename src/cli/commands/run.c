/* run.c - `havelock run`: one execution, or several, with the runtime analyses on. */
#include "cli/commands/commands.h"

#include "cli/commands/request.h"
#include "cli/host/exit_status.h"
#include "cli/host/version.h"
#include "cli/option/help.h"
#include "cli/option/run_options.h"
#include "cli/output/run_summary.h"
#include "cli/output/verdict.h"
#include "cli/target/target_launcher.h"
#include "cli/target/tests_run.h"
#include "predict/execution.h"

/* One `havelock run`. */
struct run {
    const struct target *target;
    struct target_launcher launcher;
    struct execution execution;
    struct output *output; /* of the request */
    enum verdict verdict;
    struct assumptions assumptions;
};

/* status: of what was done so far. */
static enum verdict verdict_of_run(const struct run *run, int status) {
    if (status == EXIT_UNSUPPORTED) return VERDICT_ERROR;
    if (findings_that_count(&run->execution.findings)) return VERDICT_VIOLATION;
    bool whole = run->execution.whole && !execution_was_stopped(&run->execution);
    return whole && status == EXIT_CLEAN ? VERDICT_NOTHING_FOUND : VERDICT_INCONCLUSIVE;
}

static void write_words(const void *context, FILE *out) {
    const struct run *run = context;
    const struct execution *e = &run->execution;
    u32 count = findings_that_count(&e->findings);
    if (run->verdict == VERDICT_VIOLATION) fprintf(out, "violation: %u finding%s", count, count == 1 ? "" : "s");
    else fprintf(out, "%s: nothing found", verdict_name(run->verdict));
    if (e->done == 1) fprintf(out, " in one run (");
    else fprintf(out, " in %llu runs (", (unsigned long long)e->done);
    analyses_describe(&e->options.analyses, out);
    fprintf(out, ")\n");
    if (!e->whole) fprintf(out, "lock-order search cut off: too many cycles\n");
    run_summary_write_end(e, out);
    if (run->verdict != VERDICT_VIOLATION) assumptions_print_own(&run->assumptions, out);
    if (run->output->quiet) return;
    run_summary_write_coverage(e, out);
    if (run->verdict == VERDICT_VIOLATION) fprintf(out, "`havelock hunt` confirms or refutes these predictions\n");
    fprintf(out, "%llu events, %llu thread%s, %.2f s CPU\n", (unsigned long long)e->events,
            (unsigned long long)e->threads, e->threads == 1 ? "" : "s", limits_cpu_of_all());
}

/* status: of what was done so far. */
static int conclude(struct run *run, int status) {
    struct diag diag = {""}, reason = {""};
    run->verdict = verdict_of_run(run, status);
    const char *objection =
        run->verdict == VERDICT_NOTHING_FOUND ? tests_run_objection(run->target, run->execution.caveats) : NULL;
    if (objection) run->verdict = VERDICT_ERROR;
    struct report report = {.command = "run",
                            .version = HAVELOCK_VERSION,
                            .verdict = run->verdict,
                            .reason = objection ? objection : run_summary_reason(&run->execution, &reason),
                            .findings = &run->execution.findings,
                            .figures = execution_figures(&run->execution),
                            .words = {run->verdict == VERDICT_ERROR ? NULL : write_words, run}};
    assumptions_of_runs(&run->assumptions, &run->execution, run->target->jdk.version);
    assumptions_add_runs(&run->assumptions, &run->execution);
    report.assumptions = run->assumptions.list;
    int written = output_write(run->output, &report, &diag);
    if (run->output->stats) run_summary_write_memory(&run->execution, stderr);
    if (written < 0) return help_complain(COMMAND_RUN, &diag);
    return objection ? tests_run_complain(objection) : verdict_exit_status(run->verdict);
}

static int read_options(struct run *run, struct diag *diag) {
    const char *const *option = run->target->option;
    const char *time = option[OPTION_MAX_TIME], *memory = option[OPTION_MAX_MEMORY];
    u64 bytes;
    struct execution_options *o = &run->execution.options;
    if (run_options_read(option, o, diag) < 0) return -1;
    if (time && option_time_limit("--max-time", time, &o->max_seconds, diag) < 0) return -1;
    return memory ? option_size_limit("--max-memory", memory, &bytes, diag) : 0;
}

static int execute(struct run *run) {
    struct execution_options *o = &run->execution.options;
    target_launcher_init(&run->launcher, run->target);
    o->launcher = &run->launcher.launcher;
    o->output = run->output->format->is_text ? NULL : stderr;
    enum predict_status result = execution_run(&run->execution);
    int status = result == PREDICT_DONE ? EXIT_CLEAN : EXIT_UNSUPPORTED;
    if (result == PREDICT_NOT_LAUNCHED) status = target_launcher_complain(&run->launcher, &run->output->reason);
    if (run->execution.done) status = conclude(run, status);
    return status;
}

static int serve(struct request *request) {
    struct run run = {.target = &request->target, .output = &request->output};
    struct diag diag = {""};
    execution_init(&run.execution);
    assumptions_init(&run.assumptions);
    int status = read_options(&run, &diag) < 0 ? help_complain(COMMAND_RUN, &diag) : execute(&run);
    execution_free(&run.execution);
    assumptions_free(&run.assumptions);
    return status;
}

int cli_run(struct watch *watch, int argc, char **argv) { return request_serve(COMMAND_RUN, watch, argc, argv, serve); }
