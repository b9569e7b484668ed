#include "cli/output/verdict.h"

#include <stdlib.h>
#include <sys/resource.h>

#include "cli/host/exit_status.h"
#include "vm/explore/inspect.h"

enum { FEWEST_FOR_RATES = 1000 }; /* of fewer states nothing can be said about many */

enum verdict verdict_of(const struct search_result *result, const struct search_options *options,
                        const struct findings *findings) {
    if (result->end == SEARCH_FATAL) return VERDICT_ERROR;
    for (u32 i = 0; i < findings->list.count; i++)
        if (finding_counts(findings->list.items[i])) return VERDICT_VIOLATION;
    if (result->end == SEARCH_BOUND) return VERDICT_INCONCLUSIVE;
    return options->lossy ? VERDICT_NOTHING_FOUND : VERDICT_CLEAN;
}

int verdict_exit_status(enum verdict verdict) {
    static const int statuses[] = {[VERDICT_VIOLATION] = EXIT_VIOLATION,
                                   [VERDICT_CLEAN] = EXIT_CLEAN,
                                   [VERDICT_NOTHING_FOUND] = EXIT_CLEAN,
                                   [VERDICT_INCONCLUSIVE] = EXIT_INCONCLUSIVE,
                                   [VERDICT_ERROR] = EXIT_UNSUPPORTED};
    return statuses[verdict];
}

static void print_scope(FILE *out, const struct search_options *options, const struct assumptions *assumptions) {
    fprintf(out, "searched: %s under sequential consistency, %s%s\n",
            "all interleavings of visible operations and all choices", options->lossy ? "fingerprints" : "exact states",
            options->reduce ? ", partial-order reduction" : ", no reduction");
    assumptions_print(assumptions, out);
}

static void print_clean(FILE *out, enum verdict verdict, const struct search_options *options) {
    const struct properties *properties = options->properties;
    bool some_expected = options->expected && *options->expected;
    fprintf(out, "%s: no deadlock, no failed assertion, no %suncaught exception", verdict_name(verdict),
            some_expected ? "other " : "");
    if (properties && properties->race) fprintf(out, ", no data race");
    if (properties && properties->invariants.count) fprintf(out, ", every invariant holds");
    fputc('\n', out);
}

/* What --all came to beside what it found. */
static void print_reach(FILE *out, const struct search_result *result, const struct search_options *options) {
    if (result->uncounted) fprintf(out, "%llu more violations not shown\n", (unsigned long long)result->uncounted);
    if (result->bound)
        fprintf(out, "not exhaustive, stopped by %s\n", search_bound_text(result->bound, options->bound_names));
    else if (result->exhaustive) fprintf(out, "the whole state space was searched\n");
}

void verdict_print(FILE *out, enum verdict verdict, const struct search_result *result,
                   const struct search_options *options, const struct assumptions *assumptions, u32 findings) {
    switch (verdict) {
    case VERDICT_CLEAN:
    case VERDICT_NOTHING_FOUND:
        print_clean(out, verdict, options);
        print_scope(out, options, assumptions);
        break;
    case VERDICT_INCONCLUSIVE:
        fprintf(out, "inconclusive: nothing found so far; not exhaustive, stopped by %s\n",
                search_bound_text(result->bound, options->bound_names));
        break;
    case VERDICT_VIOLATION:
        fprintf(out, "violation: %u finding%s by %s, replayed step by step before %s reported\n", findings,
                findings == 1 ? "" : "s", result->found_by, findings == 1 ? "it was" : "they were");
        if (options->all) print_reach(out, result, options);
        break;
    default: break;
    }
}

static double whole_seconds(const struct search_stats *stats) {
    return stats->command_seconds > 0 ? stats->command_seconds : stats->seconds;
}

static double rate(double amount, double per) { return per > 0 ? amount / per : 0; }

/* Random schedules store no states. */
static void print_random_stats(FILE *out, const struct search_stats *stats) {
    fprintf(out, "%llu random schedules, %llu transitions, depth %llu, %.2f s CPU, %.0f transitions/s\n",
            (unsigned long long)stats->runs, (unsigned long long)stats->transitions, (unsigned long long)stats->deepest,
            whole_seconds(stats), rate((double)stats->transitions, stats->seconds));
}

void verdict_print_stats(FILE *out, const struct search_stats *stats) {
    if (stats->runs) {
        print_random_stats(out, stats);
        return;
    }
    fprintf(out, "%llu states, %llu transitions, depth %llu, %.2f s CPU", (unsigned long long)stats->states,
            (unsigned long long)stats->transitions, (unsigned long long)stats->deepest, whole_seconds(stats));
    if (stats->states >= FEWEST_FOR_RATES)
        fprintf(out, ", %.0f states/s, %.1f bytes/state", rate((double)stats->states, stats->seconds),
                rate((double)stats->bytes, (double)stats->states));
    fputc('\n', out);
}

static void add_probing(struct figures *figures, const struct probe_figures *probed) {
    if (probed->seconds <= 0) return;
    figures_set(figures, FIGURE_probing_schedules, (double)probed->schedules);
    figures_set(figures, FIGURE_probing_steps, (double)probed->steps);
    figures_set(figures, FIGURE_probing_seconds, probed->seconds);
}

struct figures verdict_figures(const struct search_stats *stats, const struct vm *vm) {
    struct figures figures = {0};
    struct rusage usage;
    double states = (double)stats->states;
    figures_set(&figures, FIGURE_transitions, (double)stats->transitions);
    figures_set(&figures, FIGURE_seconds, whole_seconds(stats));
    if (!stats->runs) {
        figures_set(&figures, FIGURE_states, states);
        figures_set(&figures, FIGURE_states_per_second, rate(states, stats->seconds));
        figures_set(&figures, FIGURE_bytes_per_state, rate((double)stats->bytes, states));
    }
    if (getrusage(RUSAGE_SELF, &usage) == 0) figures_set(&figures, FIGURE_peak_bytes, (double)usage.ru_maxrss * 1024);
    if (inspect_instructions(vm)) figures_set(&figures, FIGURE_instructions, (double)inspect_instructions(vm));
    figures_set(&figures, FIGURE_threads,
                stats->threads > inspect_thread_count(vm) ? stats->threads : inspect_thread_count(vm));
    add_probing(&figures, &stats->probed);
    return figures;
}
