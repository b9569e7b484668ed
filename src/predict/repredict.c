#include "predict/repredict.h"

#include <stdlib.h>

#include "predict/match.h"
#include "cli/target/launch.h"
#include "predict/path_analyses.h"
#include "cli/search/worker_vms.h"

enum { RUNS = 20 };

struct again {
    struct listening listening;
};

static struct search_options options_for(const struct listening *listening, const struct search_options *common, double seconds) {
    struct search_options o = *common;
    o.strategy = STRATEGY_RANDOM;
    o.runs = RUNS;
    o.max_seconds = seconds;
    o.hearing = &listening->hearing;
    o.all = true;
    o.reduce = false;
    o.hunt_seconds = o.minimize_seconds = 0;
    return o;
}

static void take_runs(struct again *again, struct vm *vm, const struct search_options *common, double seconds) {
    struct search_options options = options_for(&again->listening, common, seconds);
    struct search_result result = {0};
    struct space space = {0};
    struct diag ignored;
    if (space_open(&space, vm, options.memory, &ignored) == 0) search_run(&space, &options, NULL, NULL, &result);
    search_result_free(&result);
    space_close(&space);
}

struct again *again_look(const struct target *target, const struct analyses_choice *choice,
                         const struct search_options *common, double seconds) {
    struct again *again = calloc(1, sizeof *again);
    struct target heard = *target;
    struct analyses_choice quiet = *choice;
    struct launch launch;
    struct launch_failure ignored;
    struct diag diag;
    if (!again) abort();
    quiet.patterns = quiet.dependency = false;
    listening_begin(&again->listening, &quiet);
    heard.heard = true;
    if (launch_prepared(&launch, &heard, &ignored) == 0 && recruits_open_vm(&heard, launch.vm, &diag) == 0)
        take_runs(again, launch.vm, common, seconds);
    launch_close(&launch);
    return again;
}

void again_free(struct again *again) {
    if (!again) return;
    listening_close(&again->listening);
    free(again);
}

bool again_predicts(const struct again *again, const struct finding *prediction) {
    const struct findings *findings = &again->listening.findings;
    for (u32 i = 0; i < findings->list.count; i++)
        if (fitting_is_same(prediction, findings->list.items[i])) return true;
    return false;
}
