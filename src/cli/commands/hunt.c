#include "cli/commands/hunt.h"

#include "predict/execution.h"
#include "cli/exit_status.h"
#include "predict/match.h"
#include "cli/option/help.h"
#include "cli/host/interrupt.h"
#include "cli/output/output.h"
#include "predict/confirm.h"
#include "cli/option/search_options.h"
#include "cli/output/verdict.h"

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
    struct confirmation proving;
    struct saved_schedules schedules;
    struct interrupt interrupt;
    struct output page;
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
    for (u32 i = 0; i < hunt->proving.predicted;) {
        struct finding *finding = findings->list.items[i];
        bool tried = is_to_be_tried(finding) && match_is_of_variable(finding) == of_variables;
        if (tried && confirm_absorb(&hunt->proving, finding)) continue;
        if (tried && confirm_try(&hunt->proving, finding) < 0) return -1;
        bool open = tried && finding->status != STATUS_CONFIRMED; /* its search may have proven another one */
        if (!open || !confirm_absorb(&hunt->proving, finding)) i++;
    }
    return 0;
}

/* That a variable is not protected may be proven by a race of two places that were predicted, too: these come first. */
static int try_all(struct hunt *hunt) {
    struct findings *findings = &hunt->execution.findings;
    if (try_some(hunt, false) < 0 || try_some(hunt, true) < 0) return -1;
    for (u32 i = 0; i < hunt->proving.predicted; i++) {
        const struct finding *finding = findings->list.items[i];
        bool raced = finding->kind == FINDING_DATA_RACE && finding->status == STATUS_CONFIRMED;
        if (raced && confirm_look_for_consequences(&hunt->proving, finding) < 0) return -1;
    }
    return 0;
}

static int save(struct hunt *hunt, struct diag *diag) {
    struct confirmation *p = &hunt->proving;
    struct words words = {0};
    if (p->raced) vec_push(&words, "--race");
    if (p->daemons) vec_push(&words, "--daemons");
    for (u32 i = 0; i < hunt->words->count; i++) vec_push(&words, hunt->words->items[i]);
    int status = saved_schedules_save(&hunt->schedules, p->launch.vm, hunt->target->jdk.version, &words, p->findings,
                                p->proven.items, diag);
    vec_free(&words);
    return status;
}

static int prove(struct hunt *hunt) {
    struct diag diag = {""};
    u32 count = 0;
    const struct findings *findings = &hunt->execution.findings;
    for (u32 i = 0; i < findings->list.count; i++) count += is_to_be_tried(findings->list.items[i]);
    if (!count) return EXIT_CLEAN;
    double left = hunt->proving.options.max_seconds - hunt->run_seconds;
    if (left < LEAST_SECONDS) left = LEAST_SECONDS; /* a run may overshoot its half, waiting for input */
    hunt->proving.seconds = hunt->proving.options.max_seconds > 0 ? left / count / (1 + CONSEQUENCES) : SECONDS_FOR_EACH;
    int status = confirm_begin(&hunt->proving);
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
    FILE *out = hunt->page.out.stream;
    u32 by_status[FINDING_STATUS_COUNT] = {0}, listed = 0;
    const struct findings *findings = &hunt->execution.findings;
    for (u32 i = 0; i < findings->list.count; i++)
        if (!findings->list.items[i]->removed_by) by_status[findings->list.items[i]->status]++;
    fprintf(out, "%s:", verdict_name(verdict));
    for (int i = 0; i < FINDING_STATUS_COUNT; i++)
        if (by_status[i]) fprintf(out, "%s %u %s", listed++ ? "," : "", by_status[i], finding_status_name((enum finding_status)i));
    fprintf(out, "%s (", listed ? "" : " nothing was predicted");
    analyses_describe(&hunt->execution.choice, out);
    fprintf(out, ")\n");
    execution_write_end(&hunt->execution, out);
    if (hunt->page.quiet) return;
    if (!listed) fprintf(out, "a hunt proves what one run predicts: `havelock check` looks for everything else, too\n");
    execution_write_coverage(&hunt->execution, out);
    fprintf(out, "%llu events, %.2f s CPU; then %llu states, %llu transitions, %.2f s CPU\n",
            (unsigned long long)hunt->execution.events, hunt->execution.seconds,
            (unsigned long long)hunt->proving.stats.states, (unsigned long long)hunt->proving.stats.transitions,
            hunt->proving.stats.seconds);
}

static struct figures figures_of(const struct hunt *hunt) {
    struct figures figures = execution_figures(&hunt->execution);
    const struct search_stats *stats = &hunt->proving.stats;
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
    hunt->page.paper.with_status = true;
    if (hunt->page.json) report_write_json(&report, hunt->page.out.stream);
    for (u32 i = 0; i < findings->list.count && !hunt->page.json; i++) {
        text_style_write_finding(&hunt->page.paper, findings->list.items[i], hunt->page.out.stream);
        if (!findings->list.items[i]->story) fputc('\n', hunt->page.out.stream);
    }
    if (!hunt->page.json && !status) write_verdict(hunt, verdict);
    if (hunt->target->option[OPTION_STATS]) {
        fflush(hunt->page.out.stream);
        report_write_figures(&report.figures, stderr);
    }
    if (outfile_close(&hunt->page.out, true, &diag) < 0) return help_complain(COMMAND_HUNT, &diag);
    return status ? status : verdict_exit_status(verdict);
}

/* ---- options ---- */

/* Of a search's options those that are about the run do not count. */
static int read_search(struct hunt *hunt, struct diag *diag) {
    struct target plain = *hunt->target;
    plain.option[OPTION_SEED] = NULL;
    return search_options_read(&plain, &hunt->proving.options, diag);
}

/* The run is plain; only the searches see a world of their own. */
static int run_and_prove(struct hunt *hunt, struct target *target) {
    interrupt_begin(&hunt->interrupt);
    hunt->execution.stop = hunt->proving.options.interrupt = &hunt->interrupt.count;
    hunt->execution.quiet_output = hunt->page.json;
    hunt->execution.choice.dependency = true;
    hunt->execution.max_seconds = hunt->proving.options.max_seconds / 2; /* the rest is for the proofs */
    double start = scheduler_now();
    int status = execution_run(&hunt->execution);
    hunt->run_seconds = scheduler_now() - start;
    atomic_store(&hunt->interrupt.count, 0); /* who stopped an endless program still wants to know */
    target->outside = host_snapshot_new();
    host_snapshot_continue_input(target->outside, (struct slice){hunt->execution.tape.bytes.items, hunt->execution.tape.bytes.count});
    if (status == EXIT_CLEAN) status = prove(hunt);
    if (hunt->execution.done) status = conclude(hunt, status);
    confirm_end(&hunt->proving);
    host_snapshot_free(target->outside);
    interrupt_end(&hunt->interrupt);
    return status;
}

static int hunt_in(struct target *target, const struct words *words) {
    struct hunt hunt = {.target = target, .words = words};
    struct diag diag = {""};
    int status;
    hunt.proving = (struct confirmation){.target = target, .choice = &hunt.execution.choice, .findings = &hunt.execution.findings,
                                   .schedules = &hunt.schedules};
    if (execution_read(&hunt.execution, target, &diag) < 0 || read_search(&hunt, &diag) < 0 ||
        output_open(&hunt.page, target, &diag) < 0 ||
        saved_schedules_open(&hunt.schedules, target->option[OPTION_SAVE], &diag) < 0)
        status = help_complain(COMMAND_HUNT, &diag);
    else {
        hunt.proving.quiet = hunt.page.quiet;
        status = run_and_prove(&hunt, target);
    }
    outfile_close(&hunt.page.out, false, &diag);
    saved_schedules_close(&hunt.schedules);
    search_options_free(&hunt.proving.options);
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
