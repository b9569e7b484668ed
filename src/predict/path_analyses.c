#include "predict/path_analyses.h"

#include "predict/match.h"
#include "report/merge.h"
#include "vm/listen/attach.h"
#include "vm/listen/listen.h"

#include <stdio.h>

/* ---- a path ---- */

static void begin_path(void *context, struct vm *vm) {
    struct path_analyses *l = context;
    l->instructions = vm->instructions;
    analyses_begin(&l->analyses, &l->choice, vm);
}

static void look_at_events(struct path_analyses *l) {
    const struct validator *validator = l->analyses.validator;
    if (l->senseless || !validator || !validator_violations(validator)) return;
    fprintf(stderr, "havelock: internal error: the events of a path make no sense: %s\n",
            validator_first(validator)->text);
    l->senseless = true;
}

/* Main counts as one once it has ended: it is none. */
static void look_at_daemons(struct path_analyses *l, const struct vm *vm) {
    for (u32 i = 1; i < vm->threads.list.count; i++) {
        const struct thread *t = vm->threads.list.items[i];
        l->daemons |= t->h.daemon && t->listened;
    }
}

/* Paths have most of their steps in common: how many of them show something says nothing. */
static void end_path(void *context, struct vm *vm) {
    struct path_analyses *l = context;
    struct findings found;
    findings_init(&found);
    l->limited |= !analyses_report(&l->analyses, &found);
    findings_merge(&l->findings, &found);
    for (u32 i = 0; i < l->findings.list.count; i++) l->findings.list.items[i]->count = 1;
    look_at_events(l);
    look_at_daemons(l, vm);
    l->paths++;
    l->events += vm->listener->events;
    vm->instructions = l->instructions;
    analyses_end(&l->analyses);
    listener_detach(vm);
    findings_free(&found);
}

void path_analyses_begin(struct path_analyses *l, const struct analyses_choice *choice) {
    *l = (struct path_analyses){.choice = *choice, .path_listener = {begin_path, end_path, l}};
    findings_init(&l->findings);
}

int path_analyses_open(struct path_analyses *l, const struct target *target, struct search_options *options,
                       struct diag *diag) {
    path_analyses_begin(l, &(struct analyses_choice){0});
    if (analyses_choose_for_paths(&l->choice, target, diag) < 0) return -1;
    if (l->choice.show_removed && !l->choice.graph)
        return diag_set(diag, "option --show-removed needs --deadlock=basic, guarded or segmented");
    if (!analyses_are_chosen(&l->choice)) return 0;
    if (options->jobs > 1)
        return diag_set(
            diag,
            "--jobs with analyses of the explored paths (--deadlock, --race=lockset, hb or both): one worker can be "
            "listened to");
    options->path_listener = &l->path_listener;
    return 0;
}

void path_analyses_close(struct path_analyses *l) { findings_free(&l->findings); }

/* ---- all paths ---- */

void path_analyses_describe(const struct path_analyses *l, FILE *out) {
    if (!analyses_are_chosen(&l->choice)) return;
    fprintf(out, "predictions from %llu explored path%s (", (unsigned long long)l->paths, l->paths == 1 ? "" : "s");
    analyses_describe(&l->choice, out);
    fprintf(out, ")%s\n", l->limited ? "; there were too many lock orders to look at all" : "");
}

/* The same finding, if the search came upon it. */
static struct finding *proof_of(const struct finding *prediction, const struct findings *proven, u32 count) {
    for (u32 i = 0; i < count; i++)
        if (match_proves(proven->list.items[i], prediction)) return proven->list.items[i];
    return NULL;
}

/* Was the search to come upon such a thing? */
static bool was_looked_for(const struct path_analyses *l, const struct finding *prediction,
                           const struct properties *properties) {
    if (prediction->kind == FINDING_DATA_RACE) return properties && properties->race;
    return !l->daemons || (properties && properties->daemons);
}

static bool is_refuted(const struct path_analyses *l, const struct finding *prediction,
                       const struct search_result *result, const struct search_options *options) {
    struct match match = {.prediction = prediction};
    bool looked = was_looked_for(l, prediction, options->properties);
    match_targets(&match);
    bool refuted = result->exhaustive && looked && match_can_be_refuted(&match);
    match_free(&match);
    return refuted;
}

void path_analyses_report(struct path_analyses *l, const struct search_result *result,
                          const struct search_options *options, struct findings *findings) {
    u32 proven = findings->list.count;
    if (!options->path_listener) return;
    for (u32 i = 0; i < l->findings.list.count; i++) {
        struct finding *prediction = l->findings.list.items[i];
        struct finding *proof = prediction->removed_by ? NULL : proof_of(prediction, findings, proven);
        if (proof) {
            proof->rules |= prediction->rules;
            continue;
        }
        if (!prediction->removed_by && is_refuted(l, prediction, result, options)) prediction->status = STATUS_REFUTED;
        findings_copy(findings, prediction);
    }
}
