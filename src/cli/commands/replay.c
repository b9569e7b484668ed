/* replay.c - `havelock replay`: repeats a saved counterexample. */
#include "cli/commands/commands.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/host/exit_status.h"
#include "cli/host/file.h"
#include "cli/host/version.h"
#include "cli/host/watch.h"
#include "cli/option/help.h"
#include "cli/option/property_options.h"
#include "cli/output/output.h"
#include "cli/output/verdict.h"
#include "cli/target/launch.h"
#include "explain/schedule_replay.h"
#include "vm/explore/control.h"
#include "vm/explore/inspect.h"
#include "vm/explore/seam.h"

/* One `havelock replay`, from its options to its report. */
struct replay {
    struct watch *watch;
    struct arena *arena;
    struct target options; /* only the options of this command */
    const char *path;
    u32 last; /* the last step to take */
    struct output output;
    struct schedule_file schedule_file;
    struct words words;   /* its command line */
    struct target target; /* what the schedule names */
    struct vm *vm;
    struct properties properties; /* what the search looked for */
    struct findings findings;
    struct story *story;      /* with --step */
    struct VEC(char) printed; /* by the program */
};

static int fail(const struct replay *replay, const struct diag *diag) {
    fprintf(stderr, "havelock replay: %s: %s\n", replay->path, diag->text);
    return EXIT_USAGE;
}

/* ---- options ---- */

static int read_options(struct replay *replay, struct diag *diag) {
    const char *const *option = replay->options.option;
    u64 last = UINT32_MAX;
    if (option[OPTION_STEP] && option_number("--step", option[OPTION_STEP], &last, diag) < 0) return -1;
    replay->last = last < UINT32_MAX ? (u32)last : UINT32_MAX;
    if (output_open(&replay->output, option, COMMAND_REPLAY, &replay->watch->last_words, diag) < 0) return -1;
    replay->output.style.columns.most_rows = 0;
    replay->output.style.whole = true;
    return 0;
}

/* The schedule may lead to another folder. */
static const char *absolute_value(struct arena *arena, struct option_match match) {
    if (match.id == OPTION_SOURCE) return file_absolute_list(arena, match.value);
    return match.id == OPTION_OUTPUT || match.id == OPTION_JDK ? file_absolute(arena, match.value) : match.value;
}

/* 1: --help. */
static int read_arguments(struct replay *replay, int argc, char **argv, struct diag *diag) {
    struct option_match match;
    int at = 0, more;
    while ((more = option_next(COMMAND_REPLAY, argc, argv, &at, &match, diag)) > 0) {
        replay->options.option[match.id] = absolute_value(replay->arena, match);
        if (match.id == OPTION_HELP) return 1;
    }
    if (more < 0) return -1;
    if (at + 1 != argc)
        return diag_set(diag, at == argc ? "no schedule was given" : "more than one schedule was given");
    replay->path = argv[at];
    return read_options(replay, diag);
}

/* ---- is it still the same program? ---- */

static int compare_class(struct program *program, const struct schedule_class *class, struct diag *diag) {
    struct slice bytes;
    int found = program_class_file(program, class->name, &bytes, diag);
    if (found < 0) return -1;
    if (!found) return diag_set(diag, "the program has changed: class %s is missing", class->name);
    if (schedule_file_hash(bytes) != class->hash)
        return diag_set(diag, "the program has changed: class %s is different", class->name);
    return 0;
}

static int compare_jdk(const struct replay *replay, struct diag *diag) {
    const char *made = replay->schedule_file.jdk, *present = replay->target.jdk.version;
    return strcmp(made, present) == 0 ? 0 : diag_set(diag, "recorded with JDK %s; this is JDK %s", made, present);
}

static int compare_program(const struct replay *replay, struct program *program, struct diag *diag) {
    int status = 0;
    for (u32 i = 0; status == 0 && i < replay->schedule_file.classes.count; i++)
        status = compare_class(program, &replay->schedule_file.classes.items[i], diag);
    return status;
}

/* If it is not there, the project was moved: it may be here. */
static void go_to(const char *folder) {
    int status = folder ? chdir(folder) : 0;
    (void)status;
}

/* The words of the schedule, as if they stood on the command line of check. */
static int read_target(struct replay *replay, struct diag *diag) {
    const struct texts *saved = &replay->schedule_file.words;
    go_to(replay->schedule_file.folder);
    const char *jdk = replay->options.option[OPTION_JDK];
    if (jdk) {
        vec_push(&replay->words, "--jdk");
        vec_push(&replay->words, jdk);
    }
    for (u32 i = 0; i < saved->count; i++) vec_push(&replay->words, saved->items[i]);
    char **words = (char **)(uintptr_t)replay->words.items;
    int status = target_parse(&replay->target, NULL, COMMAND_CHECK, (int)replay->words.count, words, diag);
    return status == 1 ? diag_set(diag, "its command line asks for help") : status;
}

/* ---- running and reporting ---- */

static void keep_output(void *context, int fd, const void *bytes, size_t length) {
    struct replay *replay = context;
    (void)fd;
    for (size_t i = 0; i < length; i++) vec_push(&replay->printed, ((const char *)bytes)[i]);
}

static void write_printed(const struct replay *replay, FILE *out) {
    bool fresh = true;
    if (!replay->printed.count) return;
    fprintf(out, "Program output\n");
    for (u32 i = 0; i < replay->printed.count; i++) {
        char c = replay->printed.items[i];
        if (fresh) fputs("  ", out);
        fputc(c, out);
        fresh = c == '\n';
    }
    fputs(fresh ? "\n" : "\n\n", out);
}

static void write_words(const void *context, FILE *out) {
    const struct replay *replay = context;
    if (replay->story) report_write_story(replay->story, "State of the threads", &replay->output.style, out);
    write_printed(replay, out);
    if (replay->findings.list.count)
        fprintf(out, "violation: reproduced in %u steps\n", replay->schedule_file.steps.count);
    else fprintf(out, "stopped after step %u of %u\n", replay->last, replay->schedule_file.steps.count);
}

static int conclude(struct replay *replay, struct diag *diag) {
    bool found = replay->findings.list.count;
    enum verdict verdict = found ? VERDICT_VIOLATION : VERDICT_INCONCLUSIVE;
    struct report report = {.command = "replay",
                            .version = HAVELOCK_VERSION,
                            .memory_model = VERDICT_MEMORY_MODEL,
                            .verdict = verdict,
                            .findings = &replay->findings,
                            .words = {write_words, replay}};
    if (found) replay->findings.list.items[0]->schedule = findings_text(&replay->findings, replay->path);
    if (!replay->output.format->is_text) fwrite(replay->printed.items, 1, replay->printed.count, stderr);
    figures_set(&report.figures, FIGURE_transitions, replay->schedule_file.steps.count);
    figures_set(&report.figures, FIGURE_threads, inspect_thread_count(replay->vm));
    if (output_write(&replay->output, &report, diag) < 0) return help_complain(COMMAND_REPLAY, diag);
    return verdict_exit_status(verdict);
}

static int take_steps(struct replay *replay) {
    struct diag diag = {""};
    struct vm *vm = replay->vm;
    control_set_output(vm, (struct vm_output){keep_output, replay});
    struct invariant_options invariants = target_invariants(&replay->target);
    if (property_options_read(replay->target.option, &invariants, vm, &replay->properties, &diag) < 0)
        return fail(replay, &diag);
    if (seam_open(vm, &diag) < 0) {
        fprintf(stderr, "havelock: %s\n", diag.text);
        replay->output.reason = diag;
        return EXIT_UNSUPPORTED;
    }
    const char *asked = replay->options.option[OPTION_SOURCE];
    replay->target.option[OPTION_SOURCE] = asked ? asked : replay->target.option[OPTION_SOURCE];
    struct sources *sources = sources_new(target_sources(&replay->target));
    int status = schedule_replay_file(vm, &replay->schedule_file, replay->last, &replay->properties, sources,
                                      &replay->findings, &replay->story, &diag);
    sources_free(sources);
    return status < 0 ? fail(replay, &diag) : conclude(replay, &diag);
}

static int run_target(struct replay *replay) {
    struct launch launch;
    struct launch_failure failure;
    struct diag diag = {""};
    const struct schedule_file *schedule_file = &replay->schedule_file;
    int status = EXIT_USAGE;
    replay->target.host_snapshot = host_snapshot_new();
    if (schedule_file->has_input)
        host_snapshot_set_input(replay->target.host_snapshot,
                                (struct slice){schedule_file->input.items, schedule_file->input.count});
    if (launch_prepared(&launch, &replay->target, &failure) < 0) {
        fprintf(stderr, "%s\n", failure.text);
        diag_set(&replay->output.reason, "%s", failure.text);
        if (!failure.loading) status = EXIT_UNSUPPORTED;
    } else if (compare_program(replay, launch.program, &diag) < 0) {
        status = fail(replay, &diag);
    } else {
        replay->vm = launch.vm;
        status = take_steps(replay);
    }
    launch_close(&launch);
    host_snapshot_free(replay->target.host_snapshot);
    return status;
}

static int run(struct replay *replay) {
    struct diag diag = {""};
    struct arena *arena = arena_new();
    struct slice text;
    int status;
    if (file_read(arena, replay->path, &text, &diag) < 0) status = help_complain(COMMAND_REPLAY, &diag);
    else if (schedule_file_read(&replay->schedule_file, text, &diag) < 0 || read_target(replay, &diag) < 0 ||
             compare_jdk(replay, &diag) < 0)
        status = fail(replay, &diag);
    else status = run_target(replay);
    arena_free(arena);
    return status;
}

int cli_replay(struct watch *watch, int argc, char **argv) {
    struct replay replay = {.watch = watch, .arena = arena_new()};
    struct diag diag = {""};
    watch->at_once = true;
    watch_begin(watch);
    int status, parsed = read_arguments(&replay, argc, argv, &diag);
    findings_init(&replay.findings);
    if (parsed < 0) status = help_complain(COMMAND_REPLAY, &diag);
    else if (parsed == 1) {
        help_print_command(stdout, COMMAND_REPLAY);
        status = EXIT_CLEAN;
    } else status = run(&replay);
    output_close(&replay.output, status);
    watch_end(watch);
    findings_free(&replay.findings);
    story_free(replay.story);
    properties_free(&replay.properties);
    schedule_file_free(&replay.schedule_file);
    target_free(&replay.target);
    vec_free(&replay.words);
    vec_free(&replay.printed);
    arena_free(replay.arena);
    return status;
}
