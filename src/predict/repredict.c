#include "predict/repredict.h"

#include <stdlib.h>

#include "base/memory.h"
#include "cli/search/worker_vms.h"
#include "cli/target/launch.h"
#include "predict/match.h"
#include "predict/path_analyses.h"
#include "search/run.h"

enum { RUNS = 20 };

struct reprediction {
    struct path_analyses path_analyses;
};

static struct search_options options_for(const struct path_analyses *path_analyses, const struct search_options *common,
                                         double seconds) {
    struct search_options o = *common;
    o.strategy = STRATEGY_RANDOM;
    o.runs = RUNS;
    o.max_seconds = seconds;
    o.path_listener = &path_analyses->path_listener;
    o.all = true;
    o.reduce = false;
    o.probe_seconds = o.minimize_seconds = 0;
    return o;
}

static void take_runs(struct reprediction *repredicted, struct vm *vm, const struct search_options *common,
                      double seconds) {
    struct search_options options = options_for(&repredicted->path_analyses, common, seconds);
    struct search_result result = {0};
    struct space space = {0};
    struct diag ignored;
    if (space_open(&space, vm, options.memory, &ignored) == 0) search_run(&space, &options, NULL, NULL, &result);
    search_result_free(&result);
    space_close(&space);
}

struct reprediction *repredict_run(const struct target *target, const struct analyses_choice *choice,
                                   const struct search_options *common, double seconds) {
    struct reprediction *repredicted = memory_zero(1, sizeof *repredicted);
    struct target listened = *target;
    struct analyses_choice quiet = *choice;
    struct launch launch;
    struct launch_failure ignored;
    struct diag diag;
    quiet.patterns = quiet.dependency = false;
    path_analyses_begin(&repredicted->path_analyses, &quiet);
    listened.listened = true;
    if (launch_prepared(&launch, &listened, &ignored) == 0 && worker_vms_open_vm(&listened, launch.vm, &diag) == 0)
        take_runs(repredicted, launch.vm, common, seconds);
    launch_close(&launch);
    return repredicted;
}

void repredict_free(struct reprediction *repredicted) {
    if (!repredicted) return;
    path_analyses_close(&repredicted->path_analyses);
    free(repredicted);
}

bool repredict_predicts(const struct reprediction *repredicted, const struct finding *prediction) {
    const struct findings *findings = &repredicted->path_analyses.findings;
    for (u32 i = 0; i < findings->list.count; i++)
        if (match_is_same(prediction, findings->list.items[i])) return true;
    return false;
}
