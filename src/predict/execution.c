#include "predict/execution.h"

#include "detect/coverage.h"
#include "event/validator.h"
#include "predict/run_findings.h"
#include "report/merge.h"
#include "vm/caveats.h"
#include "vm/explore/control.h"
#include "vm/explore/inspect.h"
#include "vm/link/java_names.h"
#include "vm/listen/listen.h"
#include "vm/listen/lock_sites.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

void execution_init(struct execution *e) {
    *e = (struct execution){.options = {.runs = 1}, .whole = true};
    findings_init(&e->findings);
    e->caveats = caveats_new();
}

void execution_free(struct execution *e) {
    vec_free(&e->locks.missed);
    stdin_record_free(&e->input);
    findings_free(&e->findings);
    caveats_free(e->caveats);
}

static void write_to(void *context, int fd, const void *bytes, size_t length) {
    (void)fd;
    fwrite(bytes, 1, length, context);
}

/* ---- coverage of lock operations ---- */

struct site_visit {
    struct execution *execution;
    const struct coverage *coverage;
};

static void visit_site(void *context, const struct lock_site *site) {
    const struct site_visit *visit = context;
    struct execution *e = visit->execution;
    const struct method *m = site->method;
    bool executed = site->entry
                        ? m->code != NULL
                        : site->instruction >= 0 && coverage_has(visit->coverage, m->id, (u32)site->instruction);
    char name[400], text[700];
    e->locks.count++;
    e->locks.executed += executed;
    if (executed) return;
    class_external_name(m->holder, name, sizeof name);
    snprintf(text, sizeof text, "%s:%d (%s.%s)", m->holder->source_file ? m->holder->source_file->text : "?",
             site->line, name, m->name->text);
    finding_name(&e->findings, &e->locks.missed, text);
}

static void cover_locks(struct execution *e, const struct coverage *coverage, struct vm *vm) {
    if (!coverage) return;
    vec_free(&e->locks.missed);
    e->locks = (struct lock_coverage){.known = true};
    lock_sites_each(vm, visit_site, &(struct site_visit){e, coverage});
}

static void check_events(struct execution *e, const struct validator *validator) {
    if (!validator || !validator_violations(validator)) return;
    diag_set(&e->trouble, "internal error: inconsistent event stream: %s", validator_first(validator)->text);
    fprintf(e->options.analyses.messages, "havelock: %s\n", e->trouble.text);
}

/* The program runs to its end, or as long as the user lets it; what the analyses say goes to the findings. */
static void listen(struct execution *e, struct vm *vm, double deadline) {
    struct analyses analyses;
    struct findings found;
    findings_init(&found);
    if (e->options.output) control_set_output(vm, (struct vm_output){write_to, e->options.output});
    analyses_begin(&analyses, &e->options.analyses, vm);
    e->end = scheduler_go(vm, (struct scheduler_limits){e->options.stop, deadline});
    fflush(stdout);
    run_findings_add(vm, e->end, &found);
    e->whole &= analyses_report(&analyses, &found);
    analyses_windows(&analyses, inspect_listener(vm)->threads.count, &found);
    findings_merge(&e->findings, &found);
    cover_locks(e, analyses_coverage(&analyses), vm);
    check_events(e, analyses_validator(&analyses));
    e->events += inspect_listener(vm)->events;
    if (inspect_threads_made(vm) > e->threads) e->threads = inspect_threads_made(vm);
    e->instructions += inspect_instructions(vm);
    e->memory = analyses_memory(&analyses);
    caveats_merge(e->caveats, inspect_caveats(vm));
    analyses_end(&analyses);
    findings_free(&found);
}

static enum predict_status run_once(struct execution *e, u64 seed, double deadline) {
    struct launched launched;
    if (launcher_open(e->options.launcher, LAUNCH_RUN, seed, &launched) < 0) return PREDICT_NOT_LAUNCHED;
    control_set_input(launched.vm, &e->input);
    stdin_record_rewind(&e->input);
    listen(e, launched.vm, deadline);
    e->done++;
    if (e->end == SCHEDULER_FATAL) {
        const char *fatal = inspect_fatal(launched.vm);
        diag_set(&e->trouble, "%.*s", (int)strcspn(fatal, "\n"), fatal);
        fprintf(e->options.analyses.messages, "havelock: %s", fatal);
    }
    launcher_close(e->options.launcher, &launched);
    return e->trouble.text[0] ? PREDICT_FAILED : PREDICT_DONE;
}

enum predict_status execution_run(struct execution *e) {
    const struct execution_options *o = &e->options;
    enum predict_status status = PREDICT_DONE;
    double deadline = o->max_seconds > 0 ? scheduler_now() + o->max_seconds : 0;
    assert(o->launcher && o->analyses.messages && !e->done);
    for (u64 i = 0; i < o->runs && status == PREDICT_DONE && !execution_was_stopped(e); i++)
        status = run_once(e, o->seed + i, deadline);
    return status;
}

struct figures execution_figures(const struct execution *e) {
    struct figures figures = {0};
    struct rusage usage;
    figures_set(&figures, FIGURE_seconds, limits_cpu_of_all());
    figures_set(&figures, FIGURE_events, (double)e->events);
    figures_set(&figures, FIGURE_threads, (double)e->threads);
    if (e->instructions) figures_set(&figures, FIGURE_instructions, (double)e->instructions);
    if (getrusage(RUSAGE_SELF, &usage) == 0) figures_set(&figures, FIGURE_peak_bytes, (double)usage.ru_maxrss * 1024);
    return figures;
}
