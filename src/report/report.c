#include "report/report.h"

#include <assert.h>

static const struct {
    const char *name;
    u32 digits;
} rows[FIGURE_COUNT] = {
#define ROW(name, digits) {#name, digits},
    REPORT_FIGURES(ROW)
#undef ROW
};

const char *verdict_name(enum verdict verdict) {
    static const char *const names[] = {"violation", "clean", "nothing-found", "inconclusive", "error"};
    return names[verdict];
}

void figures_set(struct figures *figures, enum report_figure figure, double value) {
    assert((unsigned)figure < FIGURE_COUNT);
    figures->value[figure] = value;
    figures->given[figure] = true;
}

u32 figure_digits(enum report_figure figure) { return rows[figure].digits; }

const char *figure_name(enum report_figure figure) { return rows[figure].name; }

void report_write_figures(const struct figures *figures, FILE *out) {
    for (int i = 0; i < FIGURE_COUNT; i++)
        if (figures->given[i])
            fprintf(out, "havelock: %s %.*f\n", rows[i].name, (int)rows[i].digits, figures->value[i]);
}
