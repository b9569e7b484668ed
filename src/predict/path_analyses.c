#include "predict/path_analyses.h"

#include "event/validator.h"
#include "predict/match.h"
#include "report/merge.h"
#include "vm/explore/control.h"
#include "vm/explore/inspect.h"
#include "vm/listen/attach.h"
#include "vm/listen/listen.h"

#include <assert.h>
#include <stdio.h>

/* ---- a path ---- */

static void begin_path(void *context, struct vm *vm) {
    struct path_analyses *p = context;
    assert(!p->on_path);
    p->on_path = true;
    p->instructions = inspect_instructions(vm);
    analyses_begin(&p->analyses, &p->options, vm);
}

static void check_events(struct path_analyses *p) {
    const struct validator *validator = analyses_validator(&p->analyses);
    if (p->inconsistent || !validator || !validator_violations(validator)) return;
    fprintf(p->options.messages, "havelock: internal error: inconsistent event stream: %s\n",
            validator_first(validator)->text);
    p->inconsistent = true;
}

/* Main counts as one once it has ended: it is none. */
static void note_daemons(struct path_analyses *p, const struct vm *vm) {
    for (u32 i = 1; i < inspect_thread_count(vm); i++) {
        const struct thread *t = inspect_thread(vm, i);
        p->daemons |= t->h.daemon && t->listened;
    }
}

/* Paths have most of their steps in common: how many of them show something says nothing. */
static void end_path(void *context, struct vm *vm) {
    struct path_analyses *p = context;
    struct findings found;
    assert(p->on_path);
    p->on_path = false;
    findings_init(&found);
    p->cut_off |= !analyses_report(&p->analyses, &found);
    findings_merge(&p->findings, &found);
    for (u32 i = 0; i < p->findings.list.count; i++) p->findings.list.items[i]->count = 1;
    check_events(p);
    note_daemons(p, vm);
    p->paths++;
    p->events += inspect_listener(vm)->events;
    control_set_instructions(vm, p->instructions);
    analyses_end(&p->analyses);
    listener_detach(vm);
    findings_free(&found);
}

void path_analyses_open(struct path_analyses *p, const struct analyses_options *options) {
    *p = (struct path_analyses){.options = *options, .path_listener = {begin_path, end_path, p}};
    findings_init(&p->findings);
}

void path_analyses_close(struct path_analyses *p) { findings_free(&p->findings); }

/* ---- all paths ---- */

void path_analyses_describe(const struct path_analyses *p, FILE *out) {
    if (!analyses_are_chosen(&p->options)) return;
    fprintf(out, "predictions from %llu explored path%s (", (unsigned long long)p->paths, p->paths == 1 ? "" : "s");
    analyses_describe(&p->options, out);
    fprintf(out, ")%s\n", p->cut_off ? "; lock-order search cut off: too many cycles" : "");
}

/* The same finding, if the search has found it. */
static struct finding *proof_of(const struct finding *prediction, const struct findings *found, u32 count) {
    for (u32 i = 0; i < count; i++)
        if (match_confirms(found->list.items[i], prediction)) return found->list.items[i];
    return NULL;
}

/* Would the search have found such a thing? */
static bool was_searched_for(const struct path_analyses *p, const struct finding *prediction,
                             const struct properties *properties) {
    if (prediction->kind == FINDING_DATA_RACE) return properties && properties->race;
    return !p->daemons || (properties && properties->daemons);
}

static bool is_refuted(const struct path_analyses *p, const struct finding *prediction,
                       const struct search_result *result, const struct search_options *options) {
    struct match match = {.prediction = prediction};
    bool searched = was_searched_for(p, prediction, options->properties);
    match_targets(&match);
    bool raced = result->raced || options->resume; /* what was seen before it was saved is not known */
    bool refuted = result->exhaustive && searched && !options->idle_time && match_can_be_refuted(&match, raced);
    match_free(&match);
    return refuted;
}

void path_analyses_report(struct path_analyses *p, const struct search_result *result,
                          const struct search_options *options, struct findings *findings) {
    u32 found = findings->list.count;
    if (!options->path_listener) return;
    for (u32 i = 0; i < p->findings.list.count; i++) {
        struct finding *prediction = p->findings.list.items[i];
        struct finding *proof = prediction->removed_by ? NULL : proof_of(prediction, findings, found);
        if (proof) {
            proof->rules |= prediction->rules;
            continue;
        }
        if (!prediction->removed_by && is_refuted(p, prediction, result, options)) prediction->status = STATUS_REFUTED;
        findings_copy(findings, prediction);
    }
}
