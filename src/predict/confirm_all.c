#include "predict/confirm.h"
#include "predict/match.h"

/* Without a limit, for each prediction. */
#define SECONDS_FOR_EACH 10.0

/* What is left of a time limit at the least; nothing would be no limit. */
#define LEAST_SECONDS 0.01

/* What a race leads to may take half as long again. */
#define CONSEQUENCES 0.5

/* A standstill of the run has no schedule yet. */
static bool is_to_be_tried(const struct finding *finding) {
    bool unexplained = finding->status == STATUS_OBSERVED && match_is_of_standstill(finding) && !finding->story;
    return (finding->status == STATUS_PREDICTED || unexplained) && !finding->removed_by;
}

/* Those about variables, or the others. -1: see confirm_try. */
static int try_some(struct confirmation *c, bool of_variables) {
    for (u32 i = 0; i < c->predicted;) {
        struct finding *finding = c->findings->list.items[i];
        bool tried = is_to_be_tried(finding) && match_is_of_variable(finding) == of_variables;
        if (tried && confirm_absorb(c, finding)) continue;
        if (tried && confirm_try(c, finding) < 0) return -1;
        bool open = tried && finding->status != STATUS_CONFIRMED; /* its search may have confirmed another one */
        if (!open || !confirm_absorb(c, finding)) i++;
    }
    return 0;
}

/* That a variable is not protected may be shown by a race of two places that were predicted, too: these come first. */
static int try_all(struct confirmation *c) {
    if (try_some(c, false) < 0 || try_some(c, true) < 0) return -1;
    for (u32 i = 0; i < c->predicted; i++) {
        const struct finding *finding = c->findings->list.items[i];
        bool raced = finding->kind == FINDING_DATA_RACE && finding->status == STATUS_CONFIRMED;
        if (raced && confirm_look_for_consequences(c, finding) < 0) return -1;
    }
    return 0;
}

static double seconds_for_each(const struct confirmation *c, u32 count) {
    double left = c->options.limits ? limits_left(c->options.limits) : c->options.max_seconds - c->run_seconds;
    if (left < LEAST_SECONDS) left = LEAST_SECONDS; /* a run may overshoot its share, waiting for input */
    return c->options.max_seconds > 0 ? left / count / (1 + CONSEQUENCES) : SECONDS_FOR_EACH;
}

enum predict_status confirm_all(struct confirmation *c) {
    u32 count = 0;
    for (u32 i = 0; i < c->findings->list.count; i++) count += is_to_be_tried(c->findings->list.items[i]);
    if (!count) return PREDICT_DONE;
    c->seconds = seconds_for_each(c, count);
    enum predict_status status = confirm_begin(c);
    if (status == PREDICT_DONE && try_all(c) < 0) status = PREDICT_FAILED;
    return status;
}
