#include "cli/commands/run.h"

#include "cli/exit_status.h"
#include "cli/host/interrupt.h"
#include "cli/option/help.h"
#include "cli/output/output.h"
#include "cli/output/verdict.h"
#include "predict/execution.h"

#include <stdio.h>
#include <string.h>

/* One `havelock run`. */
struct run {
    const struct target *target;
    struct execution execution;
    struct interrupt interrupt;
    struct output output;
};

static enum verdict verdict_of_run(const struct run *run) {
    if (findings_that_count(&run->execution.findings)) return VERDICT_VIOLATION;
    return run->execution.whole && !execution_was_late(&run->execution) ? VERDICT_CLEAN : VERDICT_INCONCLUSIVE;
}

static void write_verdict(struct run *run, enum verdict verdict) {
    const struct execution *e = &run->execution;
    FILE *out = run->output.out.stream;
    u32 count = findings_that_count(&e->findings);
    if (verdict == VERDICT_VIOLATION) fprintf(out, "violation: %u finding%s", count, count == 1 ? "" : "s");
    else fprintf(out, "%s: nothing found", verdict_name(verdict));
    if (e->done == 1) fprintf(out, " in one run (");
    else fprintf(out, " in %llu runs (", (unsigned long long)e->done);
    analyses_describe(&e->choice, out);
    fprintf(out, ")\n");
    if (!e->whole) fprintf(out, "lock-order search cut off: too many cycles\n");
    execution_write_end(e, out);
    if (run->output.quiet) return;
    execution_write_coverage(e, out);
    if (verdict == VERDICT_VIOLATION) fprintf(out, "`havelock hunt` confirms or refutes these predictions\n");
    fprintf(out, "%llu events, %llu thread%s, %.2f s CPU\n", (unsigned long long)e->events,
            (unsigned long long)e->threads, e->threads == 1 ? "" : "s", e->seconds);
}

static int conclude(struct run *run, int status) {
    struct diag diag = {""};
    const struct findings *findings = &run->execution.findings;
    enum verdict verdict = status ? VERDICT_ERROR : verdict_of_run(run);
    struct report report = {
        .command = "run", .verdict = verdict, .findings = findings, .figures = execution_figures(&run->execution)};
    if (run->output.json) report_write_json(&report, run->output.out.stream);
    for (u32 i = 0; i < findings->list.count && !run->output.json; i++) {
        text_style_write_finding(&run->output.text_style, findings->list.items[i], run->output.out.stream);
        if (!findings->list.items[i]->story) fputc('\n', run->output.out.stream);
    }
    if (!run->output.json && !status) write_verdict(run, verdict);
    if (run->target->option[OPTION_STATS]) {
        fflush(run->output.out.stream);
        report_write_figures(&report.figures, stderr);
        execution_write_memory(&run->execution, stderr);
    }
    if (outfile_close(&run->output.out, true, &diag) < 0) return help_complain(COMMAND_RUN, &diag);
    return status ? status : verdict_exit_status(verdict);
}

static int read_options(struct run *run, struct diag *diag) {
    const char *time = run->target->option[OPTION_MAX_TIME];
    if (execution_read(&run->execution, run->target, diag) < 0) return -1;
    if (time && option_time_limit("--max-time", time, &run->execution.max_seconds, diag) < 0) return -1;
    return output_open(&run->output, run->target, diag);
}

static int run_all(const struct target *target) {
    struct run run = {.target = target};
    struct diag diag = {""};
    int status;
    if (read_options(&run, &diag) < 0) status = help_complain(COMMAND_RUN, &diag);
    else {
        interrupt_begin(&run.interrupt);
        run.execution.stop = &run.interrupt.count;
        run.execution.quiet_output = run.output.json;
        status = execution_run(&run.execution);
        if (run.execution.done) status = conclude(&run, status);
        interrupt_end(&run.interrupt);
    }
    outfile_close(&run.output.out, false, &diag);
    execution_free(&run.execution);
    return status;
}

int cli_run(int argc, char **argv) {
    struct target target;
    struct diag diag = {""};
    int status = EXIT_CLEAN;
    int parsed = target_parse(&target, COMMAND_RUN, argc, argv, &diag);
    if (parsed < 0) status = help_complain(COMMAND_RUN, &diag);
    else if (parsed == 1) help_print_command(stdout, COMMAND_RUN);
    else status = run_all(&target);
    target_free(&target);
    return status;
}
