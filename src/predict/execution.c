#include "predict/execution.h"

#include "cli/exit_status.h"
#include "cli/target/launch.h"
#include "predict/run_findings.h"
#include "report/merge.h"
#include "vm/link/java_names.h"
#include "vm/listen/listen.h"
#include "vm/listen/lock_sites.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

int execution_read(struct execution *e, const struct target *target, struct diag *diag) {
    const char *runs = target->option[OPTION_EXECUTIONS], *seed = target->option[OPTION_SEED];
    *e = (struct execution){.target = target, .runs = 1, .whole = true};
    findings_init(&e->findings);
    if (runs && option_count("--runs", runs, &e->runs, diag) < 0) return -1;
    if (seed && option_number("--seed", seed, &e->seed, diag) < 0) return -1;
    return analyses_choose(&e->choice, target, diag);
}

void execution_free(struct execution *e) {
    vec_free(&e->locks.missed);
    stdin_record_free(&e->input);
    findings_free(&e->findings);
}

static double cpu_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static void write_to_error(void *context, int fd, const void *bytes, size_t length) {
    (void)context, (void)fd;
    fwrite(bytes, 1, length, stderr);
}

/* ---- coverage of lock operations ---- */

struct looker {
    struct execution *execution;
    const struct coverage *coverage;
};

static void look_at_site(void *context, const struct lock_site *site) {
    const struct looker *looker = context;
    struct execution *e = looker->execution;
    const struct method *m = site->method;
    bool executed = site->entry
                        ? m->code != NULL
                        : site->instruction >= 0 && coverage_has(looker->coverage, m->id, (u32)site->instruction);
    char name[400], text[700];
    e->locks.count++;
    e->locks.executed += executed;
    if (executed) return;
    class_external_name(m->holder, name, sizeof name);
    snprintf(text, sizeof text, "%s:%d (%s.%s)", m->holder->source_file ? m->holder->source_file->text : "?",
             site->line, name, m->name->text);
    finding_name(&e->findings, &e->locks.missed, text);
}

static void look_at_locks(struct execution *e, const struct coverage *coverage, struct vm *vm) {
    if (!coverage) return;
    vec_free(&e->locks.missed);
    e->locks = (struct locks_seen){.looked = true};
    lock_sites_each(vm, look_at_site, &(struct looker){e, coverage});
}

void execution_write_end(const struct execution *e, FILE *out) {
    if (e->end == SCHEDULER_STOPPED) fprintf(out, "the program was stopped before its end\n");
    if (execution_was_late(e))
        fprintf(out, "the program was stopped after %g s (--max-time), before its end\n", e->max_seconds);
}

void execution_write_coverage(const struct execution *e, FILE *out) {
    enum { MOST = 10 };
    const struct locks_seen *locks = &e->locks;
    if (!locks->looked || locks->executed == locks->count) return;
    fprintf(out, "%u of %u lock operations in the code that was loaded were executed; not executed:\n", locks->executed,
            locks->count);
    for (u32 i = 0; i < locks->missed.count && i < MOST; i++) fprintf(out, "  %s\n", locks->missed.items[i]);
    if (locks->missed.count > MOST) fprintf(out, "  and %u more\n", locks->missed.count - MOST);
}

static void look_at_events(struct execution *e, const struct validator *validator) {
    if (!validator || !validator_violations(validator)) return;
    fprintf(stderr, "havelock: internal error: the events of the run make no sense: %s\n",
            validator_first(validator)->text);
    e->senseless = true;
}

/* The program runs to its end, or as long as the user lets it; what the analyses say goes to the findings. */
static void listen(struct execution *e, struct vm *vm, double deadline) {
    struct analyses analyses;
    struct findings found;
    findings_init(&found);
    if (e->quiet_output) vm->world.output.write = write_to_error;
    analyses_begin(&analyses, &e->choice, vm);
    e->end = scheduler_go(vm, (struct scheduler_limits){e->stop, deadline});
    fflush(stdout);
    run_findings_add(vm, e->end, &found);
    e->whole &= analyses_report(&analyses, &found);
    analyses_windows(&analyses, vm->listener->threads.count, &found);
    findings_merge(&e->findings, &found);
    look_at_locks(e, analyses.coverage, vm);
    look_at_events(e, analyses.validator);
    e->events += vm->listener->events;
    if (vm->threads.made > e->threads) e->threads = vm->threads.made;
    e->instructions += vm->instructions;
    e->memory = analyses_memory(&analyses);
    analyses_end(&analyses);
    findings_free(&found);
}

static int run_once(struct execution *e, u64 seed, double deadline) {
    struct launch launch;
    struct launch_failure failure;
    int status = EXIT_CLEAN;
    if (launch_open(&launch, e->target, &failure) < 0) {
        fprintf(stderr, "%s\n", failure.text);
        status = failure.loading || failure.usage ? EXIT_USAGE : EXIT_UNSUPPORTED;
    } else {
        launch.vm->options.seed = seed;
        launch.vm->options.input = &e->input;
        stdin_record_rewind(&e->input);
        listen(e, launch.vm, deadline);
        e->done++;
        if (e->senseless) status = EXIT_UNSUPPORTED;
        if (e->end == SCHEDULER_FATAL) {
            fprintf(stderr, "havelock: %s", launch.vm->fatal);
            status = EXIT_UNSUPPORTED;
        }
    }
    launch_close(&launch);
    return status;
}

static bool is_cut_short(const struct execution *e) { return e->end == SCHEDULER_STOPPED || e->end == SCHEDULER_LATE; }

int execution_run(struct execution *e) {
    int status = EXIT_CLEAN;
    double start = cpu_seconds(), deadline = e->max_seconds > 0 ? scheduler_now() + e->max_seconds : 0;
    for (u64 i = 0; i < e->runs && !status && !is_cut_short(e); i++) status = run_once(e, e->seed + i, deadline);
    e->seconds = cpu_seconds() - start;
    return status;
}

struct figures execution_figures(const struct execution *e) {
    struct figures figures = {0};
    struct rusage usage;
    figures_set(&figures, FIGURE_seconds, e->seconds);
    figures_set(&figures, FIGURE_events, (double)e->events);
    figures_set(&figures, FIGURE_threads, (double)e->threads);
    if (e->instructions) figures_set(&figures, FIGURE_instructions, (double)e->instructions);
    if (getrusage(RUSAGE_SELF, &usage) == 0) figures_set(&figures, FIGURE_peak_bytes, (double)usage.ru_maxrss * 1024);
    return figures;
}

static void write_each(FILE *out, const char *what, u64 count, u64 bytes) {
    if (!count) return;
    fprintf(out, "havelock: %ss %llu\n", what, (unsigned long long)count);
    fprintf(out, "havelock: bytes_per_%s %.1f\n", what, (double)bytes / (double)count);
}

void execution_write_memory(const struct execution *e, FILE *out) {
    write_each(out, "variable", e->memory.variables, e->memory.variable_bytes);
    write_each(out, "lock", e->memory.locks, e->memory.lock_bytes);
}
