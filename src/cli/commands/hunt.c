#include "cli/commands/hunt.h"

#include "cli/exit_status.h"
#include "cli/host/interrupt.h"
#include "cli/option/help.h"
#include "cli/option/search_options.h"
#include "cli/output/output.h"
#include "cli/output/verdict.h"
#include "predict/confirm.h"
#include "predict/execution.h"
#include "predict/match.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SECONDS_FOR_EACH 10.0

/* What is left of a time limit at the least; nothing would be no limit. */
#define LEAST_SECONDS 0.01

/* What a race leads to may take half as long again. */
#define CONSEQUENCES 0.5

/* One `havelock hunt`. */
struct hunt {
    const struct target *target;
    const struct words *words; /* the command line of a check, for scripts */
    struct execution execution;
    struct confirmation confirmation;
    struct saved_schedules saved_schedules;
    struct interrupt interrupt;
    struct output output;
    double run_seconds; /* of the run, on the wall */
};

/* ---- proving ---- */

/* A standstill of the run has no schedule yet. */
static bool is_to_be_tried(const struct finding *finding) {
    bool unproven = finding->status == STATUS_OBSERVED && match_is_of_standstill(finding) && !finding->story;
    return (finding->status == STATUS_PREDICTED || unproven) && !finding->removed_by;
}

/* Those about variables, or the others. -1: an error was reported. */
static int try_some(struct hunt *hunt, bool of_variables) {
    struct findings *findings = &hunt->execution.findings;
    for (u32 i = 0; i < hunt->confirmation.predicted;) {
        struct finding *finding = findings->list.items[i];
        bool tried = is_to_be_tried(finding) && match_is_of_variable(finding) == of_variables;
        if (tried && confirm_absorb(&hunt->confirmation, finding)) continue;
        if (tried && confirm_try(&hunt->confirmation, finding) < 0) return -1;
        bool open = tried && finding->status != STATUS_CONFIRMED; /* its search may have proven another one */
        if (!open || !confirm_absorb(&hunt->confirmation, finding)) i++;
    }
    return 0;
}

/* That a variable is not protected may be proven by a race of two places that were predicted, too: these come first. */
static int try_all(struct hunt *hunt) {
    struct findings *findings = &hunt->execution.findings;
    if (try_some(hunt, false) < 0 || try_some(hunt, true) < 0) return -1;
    for (u32 i = 0; i < hunt->confirmation.predicted; i++) {
        const struct finding *finding = findings->list.items[i];
        bool raced = finding->kind == FINDING_DATA_RACE && finding->status == STATUS_CONFIRMED;
        if (raced && confirm_look_for_consequences(&hunt->confirmation, finding) < 0) return -1;
    }
    return 0;
}

static int save(struct hunt *hunt, struct diag *diag) {
    struct confirmation *p = &hunt->confirmation;
    struct words words = {0};
    if (p->raced) vec_push(&words, "--race");
    if (p->daemons) vec_push(&words, "--daemons");
    for (u32 i = 0; i < hunt->words->count; i++) vec_push(&words, hunt->words->items[i]);
    int status = saved_schedules_save(&hunt->saved_schedules, p->launch.vm, hunt->target->jdk.version, &words,
                                      p->findings, p->proven.items, diag);
    vec_free(&words);
    return status;
}

static int prove(struct hunt *hunt) {
    struct diag diag = {""};
    u32 count = 0;
    const struct findings *findings = &hunt->execution.findings;
    for (u32 i = 0; i < findings->list.count; i++) count += is_to_be_tried(findings->list.items[i]);
    if (!count) return EXIT_CLEAN;
    double left = hunt->confirmation.options.max_seconds - hunt->run_seconds;
    if (left < LEAST_SECONDS) left = LEAST_SECONDS; /* a run may overshoot its half, waiting for input */
    hunt->confirmation.seconds =
        hunt->confirmation.options.max_seconds > 0 ? left / count / (1 + CONSEQUENCES) : SECONDS_FOR_EACH;
    int status = confirm_begin(&hunt->confirmation);
    if (status == EXIT_CLEAN && try_all(hunt) < 0) status = EXIT_UNSUPPORTED;
    if (status == EXIT_CLEAN && save(hunt, &diag) < 0) status = help_complain(COMMAND_HUNT, &diag);
    return status;
}

/* ---- the report ---- */

static enum verdict verdict_of_hunt(const struct hunt *hunt) {
    if (findings_that_count(&hunt->execution.findings)) return VERDICT_VIOLATION;
    return hunt->execution.whole && !execution_was_late(&hunt->execution) ? VERDICT_CLEAN : VERDICT_INCONCLUSIVE;
}

static void write_verdict(struct hunt *hunt, enum verdict verdict) {
    FILE *out = hunt->output.out.stream;
    u32 by_status[FINDING_STATUS_COUNT] = {0}, listed = 0;
    const struct findings *findings = &hunt->execution.findings;
    for (u32 i = 0; i < findings->list.count; i++)
        if (!findings->list.items[i]->removed_by) by_status[findings->list.items[i]->status]++;
    fprintf(out, "%s:", verdict_name(verdict));
    for (int i = 0; i < FINDING_STATUS_COUNT; i++)
        if (by_status[i])
            fprintf(out, "%s %u %s", listed++ ? "," : "", by_status[i], finding_status_name((enum finding_status)i));
    fprintf(out, "%s (", listed ? "" : " nothing predicted");
    analyses_describe(&hunt->execution.choice, out);
    fprintf(out, ")\n");
    execution_write_end(&hunt->execution, out);
    if (hunt->output.quiet) return;
    if (!listed)
        fprintf(out, "hunt examines only what the run predicts; `havelock check` searches all interleavings\n");
    execution_write_coverage(&hunt->execution, out);
    fprintf(out, "%llu events, %.2f s CPU; then %llu states, %llu transitions, %.2f s CPU\n",
            (unsigned long long)hunt->execution.events, hunt->execution.seconds,
            (unsigned long long)hunt->confirmation.stats.states,
            (unsigned long long)hunt->confirmation.stats.transitions, hunt->confirmation.stats.seconds);
}

static struct figures figures_of(const struct hunt *hunt) {
    struct figures figures = execution_figures(&hunt->execution);
    const struct search_stats *stats = &hunt->confirmation.stats;
    figures_set(&figures, FIGURE_states, (double)stats->states);
    figures_set(&figures, FIGURE_transitions, (double)stats->transitions);
    figures_set(&figures, FIGURE_seconds, hunt->execution.seconds + stats->seconds);
    return figures;
}

static int conclude(struct hunt *hunt, int status) {
    struct diag diag = {""};
    const struct findings *findings = &hunt->execution.findings;
    enum verdict verdict = status ? VERDICT_ERROR : verdict_of_hunt(hunt);
    struct report report = {.command = "hunt", .verdict = verdict, .findings = findings, .figures = figures_of(hunt)};
    hunt->output.text_style.with_status = true;
    if (hunt->output.json) report_write_json(&report, hunt->output.out.stream);
    for (u32 i = 0; i < findings->list.count && !hunt->output.json; i++) {
        text_style_write_finding(&hunt->output.text_style, findings->list.items[i], hunt->output.out.stream);
        if (!findings->list.items[i]->story) fputc('\n', hunt->output.out.stream);
    }
    if (!hunt->output.json && !status) write_verdict(hunt, verdict);
    if (hunt->target->option[OPTION_STATS]) {
        fflush(hunt->output.out.stream);
        report_write_figures(&report.figures, stderr);
    }
    if (outfile_close(&hunt->output.out, true, &diag) < 0) return help_complain(COMMAND_HUNT, &diag);
    return status ? status : verdict_exit_status(verdict);
}

/* ---- options ---- */

/* Of a search's options those that are about the run do not count. */
static int read_search(struct hunt *hunt, struct diag *diag) {
    struct target plain = *hunt->target;
    plain.option[OPTION_SEED] = NULL;
    return search_options_read(&plain, &hunt->confirmation.options, diag);
}

/* The run is plain; only the searches see a world of their own. */
static int run_and_prove(struct hunt *hunt, struct target *target) {
    interrupt_begin(&hunt->interrupt);
    hunt->execution.stop = hunt->confirmation.options.interrupt = &hunt->interrupt.count;
    hunt->execution.quiet_output = hunt->output.json;
    hunt->execution.choice.dependency = true;
    hunt->execution.max_seconds = hunt->confirmation.options.max_seconds / 2; /* the rest is for the proofs */
    double start = scheduler_now();
    int status = execution_run(&hunt->execution);
    hunt->run_seconds = scheduler_now() - start;
    atomic_store(&hunt->interrupt.count, 0); /* who stopped an endless program still wants to know */
    target->host_snapshot = host_snapshot_new();
    host_snapshot_continue_input(target->host_snapshot,
                                 (struct slice){hunt->execution.input.bytes.items, hunt->execution.input.bytes.count});
    if (status == EXIT_CLEAN) status = prove(hunt);
    if (hunt->execution.done) status = conclude(hunt, status);
    confirm_end(&hunt->confirmation);
    host_snapshot_free(target->host_snapshot);
    interrupt_end(&hunt->interrupt);
    return status;
}

static int hunt_in(struct target *target, const struct words *words) {
    struct hunt hunt = {.target = target, .words = words};
    struct diag diag = {""};
    int status;
    hunt.confirmation = (struct confirmation){.target = target,
                                              .choice = &hunt.execution.choice,
                                              .findings = &hunt.execution.findings,
                                              .saved_schedules = &hunt.saved_schedules};
    if (execution_read(&hunt.execution, target, &diag) < 0 || read_search(&hunt, &diag) < 0 ||
        output_open(&hunt.output, target, &diag) < 0 ||
        saved_schedules_open(&hunt.saved_schedules, target->option[OPTION_SAVE], &diag) < 0)
        status = help_complain(COMMAND_HUNT, &diag);
    else {
        hunt.confirmation.quiet = hunt.output.quiet;
        status = run_and_prove(&hunt, target);
    }
    outfile_close(&hunt.output.out, false, &diag);
    saved_schedules_close(&hunt.saved_schedules);
    search_options_free(&hunt.confirmation.options);
    execution_free(&hunt.execution);
    return status;
}

int cli_hunt(int argc, char **argv) {
    struct target target;
    struct words words = {0};
    struct diag diag = {""};
    int status = EXIT_CLEAN;
    int parsed = target_parse(&target, COMMAND_HUNT, argc, argv, &diag);
    if (parsed < 0) status = help_complain(COMMAND_HUNT, &diag);
    else if (parsed == 1) help_print_command(stdout, COMMAND_HUNT);
    else {
        target_words(&target, COMMAND_HUNT, argc, argv, &words);
        status = hunt_in(&target, &words);
    }
    vec_free(&words);
    target_free(&target);
    return status;
}
