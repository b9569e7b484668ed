#include "cli/commands/check.h"

#include "cli/exit_status.h"
#include "cli/host/interrupt.h"
#include "cli/option/help.h"
#include "cli/option/property_options.h"
#include "cli/option/search_options.h"
#include "cli/output/outcome_list.h"
#include "cli/output/output.h"
#include "cli/output/progress.h"
#include "cli/output/verdict.h"
#include "cli/search/checkpoint_file.h"
#include "cli/search/resume.h"
#include "cli/search/saved_schedules.h"
#include "cli/search/worker_vms.h"
#include "cli/target/launch.h"
#include "cli/target/target.h"
#include "explain/schedule_replay.h"
#include "predict/path_analyses.h"
#include "vm/explore/seam.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* One `havelock check`, from its options to its report. */
struct check {
    const struct target *target;
    const struct launch *launch;
    struct vm *vm; /* of the launch */
    struct search_options options;
    struct properties properties;
    struct search_result result;
    struct findings findings;
    struct path_analyses path_analyses;
    struct output output;
    struct saved_schedules saved_schedules;
    const struct words *words; /* the command line, for scripts and checkpoints */
    struct checkpoint_file checkpoint;
    struct resume *resumption; /* NULL: a search from the start */
    struct worker_vms worker_vms;
};

/* What the search claims is repeated; only what comes again is reported. */
static int confirm_one(struct check *check, u32 number, struct sources *sources) {
    const struct found *found = &check->result.found.items[number];
    struct schedule_file *schedule_file = saved_schedules_add(&check->saved_schedules);
    struct diag diag = {""};
    int status = schedule_replay(check->vm, &found->schedule, found->kind, &check->properties, sources,
                                 &check->findings, schedule_file, &diag);
    if (status < 0)
        fprintf(stderr, "havelock: internal error: a counterexample could not be replayed: %s\n", diag.text);
    else if (check->options.all) check->findings.list.items[number]->count = found->count;
    return status;
}

static int confirm(struct check *check, undo_mark start) {
    struct sources *sources = sources_new(target_sources(check->target));
    int status = 0;
    for (u32 i = 0; i < check->result.found.count && status == 0; i++) {
        status = confirm_one(check, i, sources);
        seam_undo(check->vm, start);
        seam_mark(check->vm);
    }
    sources_free(sources);
    return status;
}

/* The verdict where only the analyses of the paths found something. */
static void write_predicted(const struct check *check, FILE *out) {
    u32 count = findings_that_count(&check->findings);
    fprintf(out, "violation: %u finding%s predicted; the search itself found nothing", count, count == 1 ? "" : "s");
    if (check->result.bound) fprintf(out, ", not exhaustive, stopped by %s\n", check->result.bound);
    else fprintf(out, " and was exhaustive\n");
}

static void write_text(struct check *check, enum verdict verdict) {
    FILE *out = check->output.out.stream;
    for (u32 i = 0; i < check->findings.list.count; i++) {
        text_style_write_finding(&check->output.text_style, check->findings.list.items[i], out);
        if (!check->findings.list.items[i]->story) fputc('\n', out);
    }
    if (check->result.outcomes) outcomes_print(check->result.outcomes, check->result.exhaustive, out);
    if (verdict == VERDICT_VIOLATION && !check->result.found.count) write_predicted(check, out);
    else verdict_print(out, verdict, &check->result, &check->options, check->target, check->result.found.count);
    if (verdict != VERDICT_ERROR) path_analyses_describe(&check->path_analyses, out);
    if (!check->output.quiet && verdict != VERDICT_ERROR) verdict_print_stats(out, &check->result.stats);
}

static struct figures figures_of(const struct check *check) {
    struct figures figures = verdict_figures(&check->result.stats, check->vm);
    if (check->options.path_listener) figures_set(&figures, FIGURE_events, (double)check->path_analyses.events);
    return figures;
}

static void write_json(struct check *check, enum verdict verdict) {
    struct report report = {
        .command = "check", .verdict = verdict, .exhaustive = check->result.exhaustive, .findings = &check->findings};
    report.figures = figures_of(check);
    if (check->result.outcomes) {
        report.outcomes = outcomes_list(check->result.outcomes, check->target->arena);
        report.outcome_count = outcomes_count(check->result.outcomes);
    }
    report_write_json(&report, check->output.out.stream);
}

static int conclude(struct check *check, enum verdict verdict) {
    struct diag diag = {""};
    if (check->result.end == SEARCH_FATAL) fprintf(stderr, "havelock: %s", check->vm->fatal);
    if (check->output.json) write_json(check, verdict);
    else write_text(check, verdict);
    if (check->target->option[OPTION_STATS]) {
        fflush(check->output.out.stream);
        struct figures figures = figures_of(check);
        report_write_figures(&figures, stderr);
    }
    if (outfile_close(&check->output.out, true, &diag) < 0) return help_complain(COMMAND_CHECK, &diag);
    checkpoint_file_finish(&check->checkpoint, &check->result, check->output.quiet);
    return verdict_exit_status(verdict);
}

static void run_search(struct check *check, struct space *space) {
    struct progress progress;
    progress_begin(&progress, !check->output.quiet, &check->options);
    search_run(space, &check->options, progress_show, &progress, &check->result);
    progress_end(&progress);
}

static int refuse(const struct diag *diag) {
    fprintf(stderr, "havelock: cannot resume: %s\n", diag->text);
    return EXIT_USAGE;
}

/* The space, empty or as it was saved, and the search in it. 0, or an exit status. */
static int search_space(struct check *check, struct space *space) {
    const struct search_options *options = &check->options;
    struct diag diag = {""};
    if (check->resumption) {
        check->options.resume = &check->resumption->reader;
        if (space_open_archive(space, check->vm, options->memory, options->lossy, options->resume, &diag) < 0)
            return refuse(&diag);
    } else if ((options->lossy ? space_open_lossy : space_open)(space, check->vm, options->memory, &diag) < 0) {
        check->result = (struct search_result){.end = SEARCH_BOUND, .bound = "--max-memory"};
        return 0;
    }
    run_search(check, space);
    return check->result.end == SEARCH_REFUSED ? refuse(&check->result.trouble) : 0;
}

/* What was found, once it was repeated. Returns the exit status. */
static int report(struct check *check, undo_mark start) {
    struct diag diag = {""};
    bool confirmed = confirm(check, start) == 0;
    bool saved =
        !confirmed || saved_schedules_save(&check->saved_schedules, check->vm, check->target->jdk.version, check->words,
                                           &check->findings, check->findings.list.items, &diag) == 0;
    path_analyses_report(&check->path_analyses, &check->result, &check->options, &check->findings);
    if (check->path_analyses.senseless) confirmed = false;
    int status = conclude(check, confirmed ? verdict_of(&check->result, &check->findings) : VERDICT_ERROR);
    return saved ? status : help_complain(COMMAND_CHECK, &diag);
}

static int search(struct check *check) {
    struct diag diag = {""};
    struct space space = {0};
    struct vm *vm = check->vm;
    if (property_options_read(check->target, vm, &check->properties, &diag) < 0)
        return help_complain(COMMAND_CHECK, &diag);
    check->options.properties = &check->properties;
    if (check->properties.race) check->options.reduce = false;
    if (worker_vms_open_vm(check->target, vm, &diag) < 0) {
        fprintf(stderr, "havelock: %s\n", diag.text);
        return EXIT_UNSUPPORTED;
    }
    if (check->options.jobs > 1) worker_vms_begin(&check->worker_vms, check->target, check->launch, &check->options);
    undo_mark start = seam_mark(vm);
    int status = search_space(check, &space);
    if (status == 0) status = report(check, start);
    search_result_free(&check->result);
    space_close(&space);
    return status;
}

/* Everything that would make the work be in vain. */
static int read_request(struct check *check, struct diag *diag) {
    const char *const *option = check->target->option;
    if (search_options_read(check->target, &check->options, diag) < 0) return -1;
    if (path_analyses_open(&check->path_analyses, check->target, &check->options, diag) < 0) return -1;
    if (option[OPTION_CHECKPOINT] && outfile_try(option[OPTION_CHECKPOINT], diag) < 0) return -1;
    if (output_open(&check->output, check->target, diag) < 0) return -1;
    if (saved_schedules_open(&check->saved_schedules, option[OPTION_SAVE], diag) == 0) return 0;
    outfile_close(&check->output.out, false, &(struct diag){""});
    return -1;
}

static int run(const struct target *target, const struct words *words, struct resume *resumption) {
    struct launch launch;
    struct launch_failure failure;
    struct diag diag = {""};
    struct check check = {.target = target, .words = words, .resumption = resumption};
    if (read_request(&check, &diag) < 0) {
        search_options_free(&check.options);
        path_analyses_close(&check.path_analyses);
        return help_complain(COMMAND_CHECK, &diag);
    }
    int status = EXIT_USAGE;
    struct interrupt interrupt;
    interrupt_begin(&interrupt);
    check.options.interrupt = &interrupt.count;
    checkpoint_file_init(&check.checkpoint, target, words, &check.options);
    if (check.options.jobs == 1) check.options.checkpoint_asker = &check.checkpoint.asker;
    findings_init(&check.findings);
    if (launch_prepared(&launch, target, &failure) < 0) {
        fprintf(stderr, "%s\n", failure.text);
        if (!failure.loading) status = EXIT_UNSUPPORTED;
    } else {
        check.launch = &launch;
        check.vm = launch.vm;
        status = search(&check);
    }
    outfile_close(&check.output.out, false, &diag);
    saved_schedules_close(&check.saved_schedules);
    findings_free(&check.findings);
    path_analyses_close(&check.path_analyses);
    properties_free(&check.properties);
    search_options_free(&check.options);
    launch_close(&launch);
    worker_vms_end(&check.worker_vms);
    interrupt_end(&interrupt);
    return status;
}

static int resume(struct target *asked) {
    struct resume resumption;
    struct diag diag = {""};
    int status = resume_open(&resumption, asked, &diag) < 0 ? help_complain(COMMAND_CHECK, &diag)
                                                            : run(&resumption.target, &resumption.words, &resumption);
    resume_close(&resumption);
    return status;
}

int cli_check(int argc, char **argv) {
    struct target target;
    struct diag diag = {""};
    int status = EXIT_CLEAN;
    int parsed = target_parse(&target, COMMAND_CHECK, argc, argv, &diag);
    if (parsed < 0) status = help_complain(COMMAND_CHECK, &diag);
    else if (parsed == 1) help_print_command(stdout, COMMAND_CHECK);
    else if (target.option[OPTION_RESUME]) status = resume(&target);
    else {
        struct words words = {0};
        target_words(&target, COMMAND_CHECK, argc, argv, &words);
        target.host_snapshot = host_snapshot_new();
        status = run(&target, &words, NULL);
        host_snapshot_free(target.host_snapshot);
        vec_free(&words);
    }
    target_free(&target);
    return status;
}
