#include "predict/match.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "explain/property_violation.h"
#include "search/property/property.h"
#include "search/search.h"
#include "search/strategy/heuristic.h"
#include "vm/access/race_access.h"
#include "vm/explore/inspect.h"
#include "vm/explore/thread_location.h"
#include "vm/explore/waits.h"

/* The line of the application that a site is at, or its method if that was compiled without lines; NULL: none. */
static const struct finding_frame *frame_of(const struct finding_site *site) {
    const struct finding_frame *frame = NULL;
    for (u32 i = 0; i < site->frames.count; i++) {
        const struct finding_frame *f = &site->frames.items[i];
        if (!f->module && f->file && f->line > 0) return f;
        if (!f->module && !frame) frame = f;
    }
    return frame;
}

static bool has_line(const struct finding_frame *frame) { return frame->file && frame->line > 0; }

struct search_target *match_targets(struct match *match) {
    const struct finding *prediction = match->prediction;
    assert(!match->targets);
    match->targets = memory_zero(prediction->sites.count + 1, sizeof *match->targets);
    for (u32 i = 0; i < prediction->sites.count; i++) {
        const struct finding_frame *frame = frame_of(&prediction->sites.items[i]);
        if (!frame) continue;
        struct search_target *target = &match->targets[match->count++];
        snprintf(target->thread, sizeof target->thread, "%s", prediction->sites.items[i].thread);
        if (has_line(frame)) snprintf(target->file, sizeof target->file, "%s", frame->file);
        else snprintf(target->file, sizeof target->file, "%s.%s", frame->class_name, frame->method);
        target->line = has_line(frame) ? (u32)frame->line : 0;
    }
    heuristic_sort(match->targets, match->count);
    return match->targets;
}

void match_free(struct match *match) {
    free(match->targets);
    display_names_free(match->display_names);
}

bool match_is_of_variable(const struct finding *prediction) {
    return prediction->kind == FINDING_DATA_RACE && !(prediction->rules >> RULE_HAPPENS_BEFORE & 1);
}

static bool is_in_jdk(const struct finding_site *site) { return site->frames.count && site->frames.items[0].module; }

/* Much of what the library does is one step of a search, so that races inside it can be found, but not excluded. */
bool match_can_be_seen(const struct match *match) {
    const struct finding *prediction = match->prediction;
    assert(match->targets);
    for (u32 i = 0; i < prediction->sites.count; i++)
        if (prediction->kind == FINDING_DATA_RACE && is_in_jdk(&prediction->sites.items[i])) return false;
    return match->count == prediction->sites.count;
}

/* Two accesses that nothing ordered in the run are a race by the memory model, even where every interleaving has one of
 * them before the other (a plain flag in between). But then there is another race, which some interleaving shows: the
 * first of that run. Without any, everything is ordered, and the detector has missed what orders these two. */
static bool may_be_real_anyway(const struct finding *prediction, bool raced) {
    return raced && prediction->kind == FINDING_DATA_RACE && prediction->rules >> RULE_HAPPENS_BEFORE & 1;
}

bool match_can_be_refuted(const struct match *match, bool raced) {
    return match_can_be_seen(match) && !may_be_real_anyway(match->prediction, raced);
}

/* ---- in the VM ---- */

static bool is_element(const char *variable) { return variable[strcspn(variable, "[")] != 0; }

static bool has_field(const struct class *c, const char *name) {
    for (; c; c = c->super)
        for (u32 i = 0; i < c->field_count; i++)
            if (strcmp(c->fields[i].name->text, name) == 0) return true;
    return false;
}

static bool is_access_to(struct vm *vm, const struct native_access *access, const char *variable) {
    const struct class *c = access->object ? class_of(vm, access->object) : NULL;
    const char *dot = strrchr(variable, '.'), *name = dot ? dot + 1 : variable;
    if (is_element(variable) || (c && c->is_array)) return is_element(variable) && c && c->is_array;
    return access->field ? strcmp(access->field->name->text, name) == 0 : has_field(c, name);
}

/* About to access such a variable; a deadlock is about none. */
static bool is_about(struct vm *vm, u32 thread, const char *variable) {
    struct native_access accesses[MOST_NATIVE_ACCESSES];
    u32 count = variable ? race_access_list(vm, thread, accesses) : 0;
    for (u32 i = 0; i < count; i++)
        if (is_access_to(vm, &accesses[i], variable)) return true;
    return !variable;
}

static bool is_deadlock(u32 kind) {
    return kind == VIOLATION_DEADLOCK || kind == VIOLATION_WAIT_CYCLE || kind == VIOLATION_STUCK;
}

/* Before an access, or a lock that was predicted; at a standstill of the run, blocked in any way. */
static bool may_stand(struct vm *vm, u32 thread, const struct finding *prediction) {
    const struct thread *t = inspect_thread(vm, thread);
    enum wait_kind kind = wait_of(vm, thread).kind;
    if (!t->h.object || kind == WAIT_OVER) return false;
    if (prediction->kind == FINDING_DATA_RACE) return kind == WAIT_NONE;
    return match_is_of_standstill(prediction) ? kind != WAIT_NONE : kind == WAIT_LOCK || kind == WAIT_PARK;
}

/* Does any thread stand before a race on the variable? */
static bool races_on_variable(struct match *match, struct vm *vm) {
    const char *variable = match->prediction->variable;
    bool found = false;
    if (!match->display_names) match->display_names = display_names_new(vm);
    for (u32 i = 0; i < inspect_thread_count(vm) && !found; i++) {
        char name[600];
        found = variable && property_violation_variable(match->display_names, vm, i, name, sizeof name) &&
                strcmp(name, variable) == 0;
    }
    return found;
}

bool match_is_goal(void *context, struct vm *vm, u32 kind) {
    struct match *match = context;
    assert(match->targets);
    bool race = match->prediction->kind == FINDING_DATA_RACE;
    if (race ? kind != VIOLATION_RACE : !is_deadlock(kind)) return false;
    if (match_is_of_variable(match->prediction)) return races_on_variable(match, vm);
    const char *variable = race ? match->prediction->variable : NULL;
    bool *taken = memory_zero(inspect_thread_count(vm), sizeof *taken),
         all = match->count > !match_is_of_standstill(match->prediction);
    for (u32 i = 0; i < match->count && all; i++) {
        const struct search_target *target = &match->targets[i];
        all = false;
        for (u32 t = 0; t < inspect_thread_count(vm) && !all; t++)
            if (!taken[t] && may_stand(vm, t, match->prediction) &&
                thread_location_at(inspect_thread(vm, t), target->file, target->line) && is_about(vm, t, variable))
                all = taken[t] = true;
    }
    free(taken);
    return all;
}

/* ---- findings ---- */

/* A lock with a name of its own is that one. */
static bool other_lock(const struct finding_site *a, const struct finding_site *b) {
    if (!a->target || !b->target || strchr(a->target, '#') || strchr(b->target, '#')) return false;
    return strcmp(a->action, "lock") == 0 && strcmp(b->action, "lock") == 0 && strcmp(a->target, b->target) != 0;
}

static bool same_place(const struct finding_site *a, const struct finding_site *b) {
    const struct finding_frame *one = frame_of(a), *other = frame_of(b);
    if (other_lock(a, b) || !one || !other || has_line(one) != has_line(other)) return false;
    if (has_line(one)) return one->line == other->line && strcmp(one->file, other->file) == 0;
    return strcmp(one->class_name, other->class_name) == 0 && strcmp(one->method, other->method) == 0;
}

/* Each site of `few` has one of `many` of its own. */
static bool sites_among(const struct finding *few, const struct finding *many) {
    bool *taken = memory_zero(many->sites.count + 1, sizeof *taken), all = few->sites.count > 0;
    for (u32 i = 0; i < few->sites.count && all; i++) {
        all = false;
        for (u32 k = 0; k < many->sites.count && !all; k++)
            if (!taken[k] && same_place(&few->sites.items[i], &many->sites.items[k])) all = taken[k] = true;
    }
    free(taken);
    return all;
}

bool match_is_of_standstill(const struct finding *finding) {
    return finding->kind == FINDING_DEADLOCK || finding->kind == FINDING_MISSED_SIGNAL ||
           finding->kind == FINDING_WAITING_FOREVER;
}

bool match_has_same_sites(const struct finding *a, const struct finding *b) {
    return sites_among(a, b) && sites_among(b, a);
}

static bool same_variable(const char *a, const char *b) { return a && b ? strcmp(a, b) == 0 : a == b; }

bool match_is_same(const struct finding *prediction, const struct finding *other) {
    if (prediction->kind != other->kind || other->removed_by || !same_variable(prediction->variable, other->variable))
        return false;
    return match_is_of_variable(prediction) || match_has_same_sites(prediction, other);
}

bool match_confirms(const struct finding *proof, const struct finding *known) {
    if (known->kind == FINDING_LOCK_ORDER) return match_is_of_standstill(proof) && sites_among(known, proof);
    if (match_is_of_standstill(known) && match_is_of_standstill(proof))
        return sites_among(known, proof) || sites_among(proof, known);
    if (proof->kind != known->kind || !same_variable(proof->variable, known->variable)) return false;
    if (match_is_of_variable(known) && !(known->rules >> RULE_MODEL_CHECKER & 1)) return true;
    return match_has_same_sites(known, proof);
}
