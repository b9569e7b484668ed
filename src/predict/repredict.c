#include "predict/repredict.h"

#include <stdlib.h>

#include "base/memory.h"
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

static void take_runs(struct reprediction *reprediction, struct vm *vm, const struct search_options *common,
                      double seconds) {
    struct search_options options = options_for(&reprediction->path_analyses, common, seconds);
    struct search_result result = {0};
    struct space space = {0};
    struct diag ignored;
    if (space_open(&space, vm, options.memory, &ignored) == 0) search_run(&space, &options, NULL, NULL, &result);
    search_result_free(&result);
    space_close(&space);
}

struct reprediction *repredict_run(const struct launcher *launcher, const struct analyses_options *options,
                                   const struct search_options *common, double seconds) {
    struct reprediction *reprediction = memory_zero(1, sizeof *reprediction);
    struct analyses_options quiet = *options;
    struct launched launched;
    quiet.announce_patterns = false;
    quiet.detectors &= ~DETECTOR_BIT(dependency);
    path_analyses_open(&reprediction->path_analyses, &quiet);
    if (launcher_open(launcher, LAUNCH_LISTENED, 0, &launched) == 0)
        take_runs(reprediction, launched.vm, common, seconds);
    launcher_close(launcher, &launched);
    return reprediction;
}

void repredict_free(struct reprediction *reprediction) {
    if (!reprediction) return;
    path_analyses_close(&reprediction->path_analyses);
    free(reprediction);
}

bool repredict_predicts(const struct reprediction *reprediction, const struct finding *prediction) {
    const struct findings *findings = &reprediction->path_analyses.findings;
    for (u32 i = 0; i < findings->list.count; i++)
        if (match_is_same(prediction, findings->list.items[i])) return true;
    return false;
}
