#include "cli/suite/suite_progress.h"

#include <unistd.h>

#include "cli/suite/suite_report.h"

static void wipe(const struct suite_progress *p) {
    if (p->on_terminal) fputs("\r\033[K", stderr);
}

static void begins(void *context, const struct listed_test *test) {
    const struct suite_progress *p = context;
    if (p->on_terminal) fprintf(stderr, "\r%u of %u ended; checking %.60s\033[K", p->ended, p->all, test->name);
}

static void ended(void *context, const struct listed_test *test, const struct test_result *result) {
    struct suite_progress *p = context;
    wipe(p);
    p->ended++;
    suite_report_write_line(test->name, result, p->out);
    if (result->text && !p->quiet) fprintf(p->out, "\n%s\n", result->text);
    fflush(p->out);
}

void suite_progress_open(struct suite_progress *p, FILE *out, bool quiet, u32 all) {
    *p = (struct suite_progress){
        .listener = {p, begins, ended}, .out = out, .quiet = quiet, .on_terminal = isatty(STDERR_FILENO), .all = all};
}

void suite_progress_close(struct suite_progress *p) { wipe(p); }
