#include "predict/repredict.h"

#include <stdlib.h>

#include "predict/match.h"
#include "cli/target/launch.h"
#include "predict/path_analyses.h"
#include "cli/search/worker_vms.h"

enum { RUNS = 20 };

struct reprediction {
    struct path_analyses listening;
};

static struct search_options options_for(const struct path_analyses *listening, const struct search_options *common, double seconds) {
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

static void take_runs(struct reprediction *again, struct vm *vm, const struct search_options *common, double seconds) {
    struct search_options options = options_for(&again->listening, common, seconds);
    struct search_result result = {0};
    struct space space = {0};
    struct diag ignored;
    if (space_open(&space, vm, options.memory, &ignored) == 0) search_run(&space, &options, NULL, NULL, &result);
    search_result_free(&result);
    space_close(&space);
}

struct reprediction *repredict_run(const struct target *target, const struct analyses_choice *choice,
                         const struct search_options *common, double seconds) {
    struct reprediction *again = calloc(1, sizeof *again);
    struct target heard = *target;
    struct analyses_choice quiet = *choice;
    struct launch launch;
    struct launch_failure ignored;
    struct diag diag;
    if (!again) abort();
    quiet.patterns = quiet.dependency = false;
    path_analyses_begin(&again->listening, &quiet);
    heard.heard = true;
    if (launch_prepared(&launch, &heard, &ignored) == 0 && worker_vms_open_vm(&heard, launch.vm, &diag) == 0)
        take_runs(again, launch.vm, common, seconds);
    launch_close(&launch);
    return again;
}

void repredict_free(struct reprediction *again) {
    if (!again) return;
    path_analyses_close(&again->listening);
    free(again);
}

bool repredict_predicts(const struct reprediction *again, const struct finding *prediction) {
    const struct findings *findings = &again->listening.findings;
    for (u32 i = 0; i < findings->list.count; i++)
        if (match_is_same(prediction, findings->list.items[i])) return true;
    return false;
}
