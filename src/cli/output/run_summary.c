#include "cli/output/run_summary.h"

const char *run_summary_reason(const struct execution *e, struct diag *reason) {
    if (e->trouble.text[0]) *reason = e->trouble;
    else if (e->end == SCHEDULER_STOPPED) diag_set(reason, "the program was stopped before its end");
    else if (e->end == SCHEDULER_FULL) diag_set(reason, "the program was stopped by --max-memory, before its end");
    else if (e->end == SCHEDULER_LATE)
        diag_set(reason, "the program was stopped after %g s (--max-time), before its end", e->options.max_seconds);
    else if (!e->whole) diag_set(reason, "lock-order search cut off: too many cycles");
    return reason->text[0] ? reason->text : NULL;
}

void run_summary_write_end(const struct execution *e, FILE *out) {
    struct diag reason = {""};
    if (execution_was_stopped(e)) fprintf(out, "%s\n", run_summary_reason(e, &reason));
}

void run_summary_write_coverage(const struct execution *e, FILE *out) {
    enum { MOST = 10 };
    const struct lock_coverage *locks = &e->locks;
    if (!locks->known || locks->executed == locks->count) return;
    fprintf(out, "%u of %u lock operations in the loaded code were executed; not executed:\n", locks->executed,
            locks->count);
    for (u32 i = 0; i < locks->missed.count && i < MOST; i++) fprintf(out, "  %s\n", locks->missed.items[i]);
    if (locks->missed.count > MOST) fprintf(out, "  and %u more\n", locks->missed.count - MOST);
}

static void write_each(FILE *out, const char *what, u64 count, u64 bytes) {
    if (!count) return;
    fprintf(out, "havelock: %ss %llu\n", what, (unsigned long long)count);
    fprintf(out, "havelock: bytes_per_%s %.1f\n", what, (double)bytes / (double)count);
}

void run_summary_write_memory(const struct execution *e, FILE *out) {
    write_each(out, "variable", e->memory.variables, e->memory.variable_bytes);
    write_each(out, "lock", e->memory.locks, e->memory.lock_bytes);
}
