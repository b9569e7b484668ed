#include "cli/output/run_summary.h"

void run_summary_write_end(const struct execution *e, FILE *out) {
    if (e->end == SCHEDULER_STOPPED) fprintf(out, "the program was stopped before its end\n");
    if (e->end == SCHEDULER_FULL) fprintf(out, "the program was stopped by --max-memory, before its end\n");
    if (e->end == SCHEDULER_LATE)
        fprintf(out, "the program was stopped after %g s (--max-time), before its end\n", e->options.max_seconds);
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
