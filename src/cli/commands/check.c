/* check.c - `havelock check`: searches all interleavings of a program. */
#include "cli/commands/commands.h"

#include "cli/commands/request.h"
#include "cli/host/exit_status.h"
#include "cli/host/version.h"
#include "cli/option/analysis_options.h"
#include "cli/option/help.h"
#include "cli/option/property_options.h"
#include "cli/option/search_options.h"
#include "cli/output/finding_order.h"
#include "cli/output/outcome_list.h"
#include "cli/output/progress.h"
#include "cli/output/verdict.h"
#include "cli/search/checkpoint_file.h"
#include "cli/search/kept_result.h"
#include "cli/search/resume.h"
#include "cli/search/saved_schedules.h"
#include "cli/search/worker_vms.h"
#include "cli/target/launch.h"
#include "cli/target/target.h"
#include "cli/target/tests_run.h"
#include "explain/violation.h"
#include "predict/path_analyses.h"
#include "predict/proofs.h"
#include "program/lookups.h"
#include "report/sources.h"
#include "search/run.h"
#include "vm/explore/inspect.h"
#include "vm/explore/seam.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* One `havelock check`, from its options to its report. */
struct check {
    const struct target *target;
    struct limits *limits; /* of the target */
    const struct launch *launch;
    struct vm *vm; /* of the launch, or in which a prober found a violation */
    struct search_options options;
    struct properties properties;
    const struct properties *found_properties; /* as they are in the VM */
    struct search_result result;
    struct findings findings;
    struct path_analyses path_analyses;
    struct output *output; /* of the request */
    struct progress progress;
    time_t prepared; /* when the output was prepared last */
    enum verdict verdict;
    struct diag reason;    /* for it; "": none */
    const char *objection; /* to "nothing found"; NULL: none */
    bool unexplained;      /* a limit was reached before everything that was found had been replayed */
    struct proofs proofs;
    struct saved_schedules saved;
    const struct words *words; /* the command line, for schedules and checkpoints */
    struct checkpoint_file checkpoint;
    struct resume *resume; /* NULL: a search from the start */
    struct worker_vms worker_vms;
    struct assumptions assumptions;
    bool hurries; /* a finding needs a time-out to come while another thread could run */
};

/* What the search claims is replayed; only what is seen again is reported. */
static int replay_all(struct check *check, undo_mark start) {
    struct sources *sources = sources_new(target_sources(check->target));
    struct diag diag = {""};
    int status = 0;
    for (u32 i = 0; i < check->result.found.count && status == 0; i++) {
        const struct found *found = &check->result.found.items[i];
        status = proofs_add(&check->proofs, check->vm, start, found, check->found_properties, sources, &check->findings,
                            &diag);
        if (status == PROOFS_LATE) {
            violation_unexplained(found->kind, found->schedule.count, &check->findings);
            check->unexplained = true;
            status = 0;
        }
        if (status < 0) {
            diag_set(&check->reason, "internal error: a counterexample could not be replayed: %s", diag.text);
            fprintf(stderr, "havelock: %s\n", check->reason.text);
        }
        if (status == 0 && check->options.all) check->findings.list.items[i]->count = found->count;
    }
    sources_free(sources);
    return status;
}

/* The verdict where only the analyses of the paths found something. */
static void write_predicted(const struct check *check, FILE *out) {
    u32 count = findings_that_count(&check->findings);
    fprintf(out, "violation: %u finding%s predicted; the search itself found nothing", count, count == 1 ? "" : "s");
    if (check->result.bound)
        fprintf(out, ", not exhaustive, stopped by %s\n",
                search_bound_text(check->result.bound, check->options.bound_names));
    else fprintf(out, " and was exhaustive\n");
}

static void write_words(const void *context, FILE *out) {
    const struct check *check = context;
    enum verdict verdict = check->verdict;
    if (verdict == VERDICT_VIOLATION && !check->result.found.count) write_predicted(check, out);
    else if (verdict == VERDICT_VIOLATION && check->unexplained)
        fprintf(out, "violation: %u finding%s by %s; not all could be replayed in time\n", check->result.found.count,
                check->result.found.count == 1 ? "" : "s", check->result.found_by);
    else verdict_print(out, verdict, &check->result, &check->options, &check->assumptions, check->result.found.count);
    if (check->hurries && verdict == VERDICT_VIOLATION)
        fprintf(out, "--timeouts=idle leaves out what needs a time-out to come while another thread can run\n");
    if (verdict != VERDICT_ERROR) path_analyses_describe(&check->path_analyses, out);
    if (!check->output->quiet && verdict != VERDICT_ERROR) verdict_print_stats(out, &check->result.stats);
}

static struct figures figures_of(const struct check *check) {
    struct figures figures = verdict_figures(&check->result.stats, check->vm);
    if (check->options.path_listener) figures_set(&figures, FIGURE_events, (double)check->path_analyses.events);
    return figures;
}

static void assume(struct check *check) {
    assumptions_of_search(&check->assumptions, &check->options, check->result.stats.states, check->target->jdk.version);
    assumptions_add_search(&check->assumptions, inspect_caveats(check->vm));
}

/* Nothing was found, but nothing was tested either. */
static void object(struct check *check) {
    if (check->verdict != VERDICT_CLEAN && check->verdict != VERDICT_NOTHING_FOUND) return;
    check->objection = tests_run_objection(check->target, inspect_caveats(check->vm));
    if (check->objection) check->verdict = VERDICT_ERROR;
}

/* Why there is no verdict, or none about everything; NULL: there is one. */
static const char *reason_of(struct check *check) {
    struct diag *reason = &check->reason;
    const char *fatal = inspect_fatal(check->vm);
    if (check->objection) return check->objection;
    if (reason->text[0]) return reason->text;
    if (check->result.end == SEARCH_FATAL) diag_set(reason, "%.*s", (int)strcspn(fatal, "\n"), fatal);
    else if (check->path_analyses.inconsistent) diag_set(reason, "internal error: inconsistent event stream");
    else if (check->unexplained) diag_set(reason, "not all could be replayed in time");
    else if (check->result.bound)
        diag_set(reason, "stopped by %s", search_bound_text(check->result.bound, check->options.bound_names));
    return reason->text[0] ? reason->text : NULL;
}

static int conclude(struct check *check) {
    struct diag diag = {""};
    check->result.stats.command_seconds = check->result.stats.earlier_command_seconds + limits_cpu_of_all();
    struct report report = {.command = "check",
                            .version = HAVELOCK_VERSION,
                            .memory_model = VERDICT_MEMORY_MODEL,
                            .verdict = check->verdict,
                            .reason = reason_of(check),
                            .exhaustive = check->result.exhaustive && !check->options.lossy,
                            .findings = &check->findings,
                            .figures = figures_of(check),
                            .words = {write_words, check}};
    bool claims = check->verdict == VERDICT_CLEAN || check->verdict == VERDICT_NOTHING_FOUND;
    if (claims || check->result.exhaustive) assume(check);
    report.assumptions = check->assumptions.list;
    if (check->result.end == SEARCH_FATAL) fprintf(stderr, "havelock: %s", inspect_fatal(check->vm));
    if (check->result.outcomes) {
        report.outcomes = outcomes_list(check->result.outcomes, check->target->arena);
        report.outcome_count = outcomes_count(check->result.outcomes);
    }
    int written = output_write(check->output, &report, &diag);
    if (written < 0 || kept_result_write(check->target, &report, &diag) < 0) return help_complain(COMMAND_CHECK, &diag);
    checkpoint_file_finish(&check->checkpoint, &check->result, check->output->quiet);
    return check->objection ? tests_run_complain(check->objection) : verdict_exit_status(check->verdict);
}

/* If the process ended now: what was found, but not replayed. */
static void prepare_end(struct check *check, const struct search_stats *stats) {
    struct findings known;
    findings_init(&known);
    for (u32 i = 0; i < check->result.found.count; i++)
        violation_unexplained(check->result.found.items[i].kind, check->result.found.items[i].schedule.count, &known);
    struct report report = {.command = "check",
                            .version = HAVELOCK_VERSION,
                            .memory_model = VERDICT_MEMORY_MODEL,
                            .verdict = known.list.count ? VERDICT_VIOLATION : VERDICT_INCONCLUSIVE,
                            .findings = &known,
                            .figures = verdict_figures(stats, check->vm)};
    output_prepare(check->output, &report);
    findings_free(&known);
}

static void show_progress(void *context, const struct search_stats *stats) {
    struct check *check = context;
    time_t now = time(NULL);
    progress_show(&check->progress, stats);
    if (now != check->prepared) prepare_end(check, stats);
    check->prepared = now;
}

static void run_search(struct check *check, struct space *space) {
    if (check->options.max_seconds > 0) check->options.max_seconds = limits_left(check->limits);
    progress_begin(&check->progress, !check->output->quiet, &check->options);
    search_run(space, &check->options, show_progress, check, &check->result);
    progress_end(&check->progress);
    prepare_end(check, &check->result.stats);
}

static int refuse(const struct diag *diag) {
    fprintf(stderr, "havelock: cannot resume: %s\n", diag->text);
    return EXIT_USAGE;
}

static bool is_seen_by_any(const struct check *check, const char *name, size_t length) {
    const struct class_names *known = &check->launch->warmup.threads;
    bool seen = seam_window_has_seen(check->vm, name, length);
    for (u32 i = 0; i < known->count; i++)
        seen |= strlen(known->items[i]) == length && memcmp(known->items[i], name, length) == 0;
    return seen || worker_vms_have_seen(&check->worker_vms, name, length);
}

/* A search that went through everything, with a window that names threads which neither it nor the warm-up saw: -1 with
 * diag. */
static int check_window(const struct check *check, struct diag *diag) {
    bool went_through = !check->result.bound || check->result.bound <= BOUND_LAST_CUT;
    const char *at = check->options.window;
    if (!at || check->result.end == SEARCH_VIOLATION || check->result.end == SEARCH_FATAL || !went_through) return 0;
    for (size_t length; *at; at += length + (at[length] == ',')) {
        length = strcspn(at, ",");
        if (!is_seen_by_any(check, at, length))
            return diag_set(diag, "option --window: there was no thread named %.*s", (int)length, at);
    }
    return 0;
}

/* The space, empty or as it was saved, and the search in it. 0, or an exit status. */
static int search_space(struct check *check, struct space *space) {
    const struct search_options *options = &check->options;
    struct diag diag = {""};
    if (check->resume) {
        check->options.resume = &check->resume->reader;
        int status = space_open_archive(space, check->vm, options->memory, options->lossy, options->resume, &diag);
        if (status == SPACE_TOO_SMALL) diag_set(&diag, "--max-memory is too small to store even one state");
        if (status < 0) return refuse(&diag);
    } else if ((options->lossy ? space_open_lossy : space_open)(space, check->vm, options->memory, &diag) < 0) {
        check->result = (struct search_result){.end = SEARCH_BOUND, .bound = BOUND_MEMORY};
        return 0;
    }
    run_search(check, space);
    if (check_window(check, &diag) < 0) return help_complain(COMMAND_CHECK, &diag);
    return check->result.end == SEARCH_REFUSED ? refuse(&check->result.trouble) : 0;
}

/* What was found, once it was replayed. Returns the exit status. */
static int report(struct check *check, undo_mark start) {
    struct diag diag = {""};
    bool replayed = replay_all(check, start) == 0;
    bool saved = !replayed || saved_schedules_save(&check->saved, check->vm, check->target->jdk.version, check->words,
                                                   &check->proofs, &check->findings, &diag) == 0;
    check->hurries = finding_order_put_hurried_last(&check->findings);
    path_analyses_report(&check->path_analyses, &check->result, &check->options, &check->findings);
    bool valid = replayed && !check->path_analyses.inconsistent;
    check->verdict = valid ? verdict_of(&check->result, &check->options, &check->findings) : VERDICT_ERROR;
    object(check);
    int status = conclude(check);
    return saved ? status : help_complain(COMMAND_CHECK, &diag);
}

/* From here on it is about the VM in which the violation was found. Returns where it stands. */
static undo_mark take_over(struct check *check) {
    check->vm = check->result.vm;
    check->found_properties = check->result.properties;
    return seam_mark(check->vm);
}

static int search(struct check *check) {
    struct diag diag = {""};
    struct space space = {0};
    struct vm *vm = check->vm;
    struct invariant_options invariants = target_invariants(check->target);
    if (property_options_read(check->target->option, &invariants, vm, &check->properties, &diag) < 0)
        return help_complain(COMMAND_CHECK, &diag);
    check->options.properties = check->found_properties = &check->properties;
    check->options.expected = check->target->expected.items;
    check->properties.hidden_race = check->properties.race && check->options.path_listener;
    if (launch_open_seam(vm, check->target, &diag) < 0) {
        fprintf(stderr, "havelock: %s\n", diag.text);
        check->output->reason = diag;
        return EXIT_UNSUPPORTED;
    }
    worker_vms_begin(&check->worker_vms, check->target, check->launch, &check->options);
    undo_mark start = seam_mark(vm);
    int status = search_space(check, &space);
    if (status == 0 && check->result.vm) start = take_over(check);
    if (status == 0) status = report(check, start);
    search_result_free(&check->result);
    space_close(&space);
    return status;
}

static int read_analyses(struct check *check, struct diag *diag) {
    struct analyses_options options;
    if (analysis_options_read_for_paths(check->target->option, check->options.jobs, &options, diag) < 0) return -1;
    path_analyses_open(&check->path_analyses, &options);
    if (analyses_are_chosen(&options)) check->options.path_listener = &check->path_analyses.path_listener;
    return 0;
}

/* Everything that would make the work be in vain. */
static int read_request(struct check *check, struct diag *diag) {
    const char *const *option = check->target->option;
    if (search_options_read(option, &check->options, diag) < 0) return -1;
    check->options.limits = check->limits;
    check->limits->seconds = check->options.max_seconds;
    check->limits->memory = check->options.memory;
    if (read_analyses(check, diag) < 0) return -1;
    if (option[OPTION_CHECKPOINT] && outfile_try(option[OPTION_CHECKPOINT], diag) < 0) return -1;
    return saved_schedules_open(&check->saved, option[OPTION_SAVE], diag);
}

static void close_check(struct check *check) {
    saved_schedules_close(&check->saved);
    proofs_free(&check->proofs);
    findings_free(&check->findings);
    assumptions_free(&check->assumptions);
    path_analyses_close(&check->path_analyses);
    properties_free(&check->properties);
    search_options_free(&check->options);
}

static int launch_and_search(struct check *check) {
    struct launch launch;
    struct launch_failure failure;
    int status = EXIT_USAGE;
    checkpoint_file_init(&check->checkpoint, check->target, check->words, &check->options);
    if (launch_prepared(&launch, check->target, &failure) < 0) {
        fprintf(stderr, "%s\n", failure.text);
        diag_set(&check->output->reason, "%s", failure.text);
        if (!failure.loading) status = EXIT_UNSUPPORTED;
        if (limits_hit(check->limits)) status = EXIT_INCONCLUSIVE;
    } else {
        check->launch = &launch;
        check->vm = launch.vm;
        /* Without the same classes initialised before main, its steps would lead to other states. */
        if (!search_run_shares(&check->options) && !launch.warmup.is_cut)
            check->options.checkpoint_asker = &check->checkpoint.asker;
        else if (check->target->option[OPTION_CHECKPOINT] && launch.warmup.is_cut)
            fprintf(stderr, "havelock: search not saved: it had not begun when its time was up\n");
        status = search(check);
    }
    close_check(check);
    launch_close(&launch);
    worker_vms_end(&check->worker_vms);
    return status;
}

static int run(const struct target *target, const struct words *words, struct resume *resume, struct output *output) {
    struct check check = {
        .target = target, .limits = target->limits, .words = words, .resume = resume, .output = output};
    struct diag diag = {""};
    findings_init(&check.findings);
    assumptions_init(&check.assumptions);
    if (read_request(&check, &diag) == 0) return launch_and_search(&check);
    close_check(&check);
    return help_complain(COMMAND_CHECK, &diag);
}

/* The checkpoint may name another output. */
static int resume_search(struct request *request) {
    struct resume resume;
    struct diag diag = {""};
    struct output *output = &request->output;
    int status = resume_open(&resume, &request->target, &diag);
    if (status == 0) {
        output_close(output, EXIT_CLEAN);
        status = output_open(output, resume.target.option, COMMAND_CHECK, &request->watch->last_words, &diag);
    }
    status =
        status < 0 ? target_complain(&request->target, &diag) : run(&resume.target, &resume.words, &resume, output);
    output_close(output, status);
    resume_close(&resume);
    return status;
}

static int serve(struct request *request) {
    struct target *target = &request->target;
    if (target->option[OPTION_RESUME]) return resume_search(request);
    target->host_snapshot = host_snapshot_new();
    target->lookups = target->option[OPTION_KEEP] ? lookups_new() : NULL;
    int status = run(target, &request->words, NULL, &request->output);
    host_snapshot_free(target->host_snapshot);
    lookups_free(target->lookups);
    return status;
}

int cli_check(struct watch *watch, int argc, char **argv) {
    return request_serve(COMMAND_CHECK, watch, argc, argv, serve);
}
