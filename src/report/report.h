/* report.h - what a command has to say at its end: a verdict, findings, figures. formats.h writes it. */
#ifndef HAVELOCK_REPORT_REPORT_H
#define HAVELOCK_REPORT_REPORT_H

#include <stdio.h>

#include "report/finding.h"

/* clean: everything was searched; nothing found: that proves nothing, as after a run. */
enum verdict { VERDICT_VIOLATION, VERDICT_CLEAN, VERDICT_NOTHING_FOUND, VERDICT_INCONCLUSIVE, VERDICT_ERROR };

const char *verdict_name(enum verdict verdict);

/* X(name, digits after the point); 0 digits: a whole number. */
/* clang-format off */
#define REPORT_FIGURES(X) \
    X(states, 0) \
    X(transitions, 0) \
    X(seconds, 3) \
    X(states_per_second, 1) \
    X(bytes_per_state, 1) \
    X(peak_bytes, 0) \
    X(instructions, 0) \
    X(events, 0) \
    X(threads, 0) \
    X(probing_schedules, 0) \
    X(probing_steps, 0) \
    X(probing_seconds, 3)
/* clang-format on */

#define REPORT_FIGURE_ID(name, digits) FIGURE_##name,
enum report_figure { REPORT_FIGURES(REPORT_FIGURE_ID) FIGURE_COUNT };

struct figures {
    double value[FIGURE_COUNT];
    bool given[FIGURE_COUNT]; /* a figure that does not apply is left out */
};

void figures_set(struct figures *figures, enum report_figure figure, double value);
const char *figure_name(enum report_figure figure);
u32 figure_digits(enum report_figure figure);

/* How a path of the program can end. */
struct report_outcome {
    int status;
    struct slice output, error;
};

/* What the command says at its end, in sentences. */
struct report_words {
    void (*write)(const void *context, FILE *out); /* NULL: nothing */
    const void *context;
};

struct report {
    const char *command; /* "check" */
    const char *version; /* of Havelock */
    enum verdict verdict;
    const char *reason; /* why nothing could be said, or not all; NULL: no such reason */
    bool exhaustive;
    const char *memory_model; /* that a search explored: "sc"; NULL: there was none */
    struct texts assumptions; /* what the verdict, or that something is refuted, rests on; borrowed */
    const struct findings *findings;
    const struct report_outcome *outcomes; /* NULL: not asked for */
    u32 outcome_count;
    struct figures figures;
    struct report_words words; /* for formats that people read */
};

/* The figures, one in a line, names as in JSON. */
void report_write_figures(const struct figures *figures, FILE *out);

#endif
