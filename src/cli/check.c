#include "cli/check.h"

#include "cli/exit_status.h"
#include "cli/help.h"
#include "cli/launch.h"
#include "cli/machine.h"
#include "cli/target.h"
#include "search/search.h"
#include "vm/backtrace.h"
#include "vm/names.h"
#include "vm/schedule.h"
#include "vm/story.h"
#include "vm/string.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

struct progress {
    bool on;
    time_t last;
};

static void show_progress(void *context, const struct search_stats *stats) {
    struct progress *progress = context;
    time_t now = time(NULL);
    if (!progress->on || now == progress->last) return;
    progress->last = now;
    fprintf(stderr, "\r%llu states, %llu transitions, depth %llu, %.0f states/s, %.0f MB ",
            (unsigned long long)stats->states, (unsigned long long)stats->transitions,
            (unsigned long long)stats->deepest, (double)stats->states / (stats->seconds > 0 ? stats->seconds : 1),
            (double)stats->bytes / 1e6);
}

static void swallow(void *context, int fd, const void *bytes, size_t length) {
    (void)context, (void)fd, (void)bytes, (void)length;
}

static int read_options(const struct target *target, struct search_options *options, u64 *memory, struct diag *diag) {
    const char *const *option = target->option;
    u64 machine = machine_memory(), group = machine_memory_limit();
    if (group && group < machine) machine = group;
    *options = (struct search_options){.reduce = true};
    *memory = machine / 4 * 3;
    if (option[OPTION_MAX_STATES] && option_number("--max-states", option[OPTION_MAX_STATES], &options->max_states, diag) < 0)
        return -1;
    if (option[OPTION_MAX_DEPTH] && option_number("--max-depth", option[OPTION_MAX_DEPTH], &options->max_depth, diag) < 0)
        return -1;
    if (option[OPTION_MAX_TIME] && option_time("--max-time", option[OPTION_MAX_TIME], &options->max_seconds, diag) < 0)
        return -1;
    if (option[OPTION_MAX_MEMORY] && option_size("--max-memory", option[OPTION_MAX_MEMORY], memory, diag) < 0) return -1;
    options->memory = *memory;
    return 0;
}

static void print_exception(struct vm *vm, const char *label) {
    char name[300];
    class_external_name(class_of(vm, vm->uncaught), name, sizeof name);
    ref message = get32(object_at(vm, vm->uncaught), vm->known.Throwable_detailMessage);
    char *text = message ? string_utf8(vm, message) : NULL;
    printf("%s: %s%s%s\n", label, name, text ? ": " : "", text ? text : "");
    backtrace_print_of(vm, vm->uncaught, stdout);
    free(text);
}

static void print_finding(struct vm *vm, const struct search_result *result) {
    switch (result->violation) {
    case VIOLATION_DEADLOCK: printf("deadlock: no thread can go on\n"); break;
    case VIOLATION_ASSERTION: print_exception(vm, "assertion failed"); break;
    default: print_exception(vm, "uncaught exception");
    }
}

/* Takes the steps of a schedule again. */
static void replay(struct vm *vm, const struct schedule *schedule) {
    for (u32 i = 0; i < schedule->count; i++) {
        seam_mark(vm);
        seam_step(vm, schedule->items[i]);
    }
}

static void print_schedule(struct vm *vm, const struct search_result *result, undo_mark start) {
    printf("\nThe schedule that leads there, %u steps:\n", result->schedule.count);
    seam_undo(vm, start);
    story_tell(vm, result->schedule.items, result->schedule.count, stdout);
    printf("\nThere it ends:\n");
    schedule_dump(vm, stdout);
}

static void print_stats(const struct search_stats *stats) {
    double seconds = stats->seconds > 0 ? stats->seconds : 1e-9;
    printf("\n%llu states, %llu transitions, depth %llu, %.2f s CPU, %.0f states/s, %.1f bytes/state\n",
           (unsigned long long)stats->states, (unsigned long long)stats->transitions,
           (unsigned long long)stats->deepest, stats->seconds, (double)stats->states / seconds,
           (double)stats->bytes / (double)stats->states);
}

static int conclude(struct vm *vm, const struct search_result *result, undo_mark start) {
    switch (result->end) {
    case SEARCH_CLEAN:
        printf("clean: all interleavings were searched; no deadlock, no uncaught exception, no failed assertion\n");
        return EXIT_CLEAN;
    case SEARCH_BOUND:
        printf("inconclusive: not exhaustive, stopped by %s; nothing found so far\n", result->bound);
        return EXIT_INCONCLUSIVE;
    case SEARCH_FATAL: fprintf(stderr, "havelock: %s", vm->fatal); return EXIT_UNSUPPORTED;
    default:
        replay(vm, &result->schedule);
        print_finding(vm, result);
        print_schedule(vm, result, start);
        return EXIT_VIOLATION;
    }
}

static int search(struct vm *vm, const struct search_options *options, u64 memory, bool quiet) {
    struct diag diag = {""};
    struct space space;
    struct search_result result;
    struct progress progress = {.on = !quiet && isatty(2)};
    vm->output.write = swallow;
    if (seam_open(vm, &diag) < 0 || space_open(&space, vm, memory, &diag) < 0) {
        fprintf(stderr, "havelock: %s\n", diag.text);
        return EXIT_UNSUPPORTED;
    }
    undo_mark start = seam_mark(vm);
    search_run(&space, options, show_progress, &progress, &result);
    if (progress.last) fputs("\r\033[K", stderr);
    int status = conclude(vm, &result, start);
    if (result.end != SEARCH_FATAL) print_stats(&result.stats);
    search_result_free(&result);
    space_close(&space);
    return status;
}

static int run(const struct target *target) {
    struct launch launch;
    struct launch_failure failure;
    struct search_options options;
    struct diag diag = {""};
    u64 memory;
    if (read_options(target, &options, &memory, &diag) < 0) return help_complain(COMMAND_CHECK, &diag);
    int status = EXIT_USAGE;
    if (launch_open(&launch, target, &failure) < 0) {
        fprintf(stderr, "%s\n", failure.text);
        if (!failure.loading) status = EXIT_UNSUPPORTED;
    } else status = search(launch.vm, &options, memory, target->option[OPTION_QUIET] != NULL);
    launch_close(&launch);
    return status;
}

int cli_check(int argc, char **argv) {
    struct target target;
    struct diag diag = {""};
    int status = EXIT_CLEAN;
    int parsed = target_parse(&target, COMMAND_CHECK, argc, argv, &diag);
    if (parsed < 0) status = help_complain(COMMAND_CHECK, &diag);
    else if (parsed == 1) help_print_command(stdout, COMMAND_CHECK);
    else status = run(&target);
    target_free(&target);
    return status;
}
