#include "search/judge.h"

#include <stdlib.h>

#include "explain/violation.h"
#include "search/property/violation_group.h"
#include "search/property/waits.h"
#include "vm/explore/window.h"

/* ---- what was found ---- */

static struct found *group_of(struct search_result *result, enum violation_kind kind, u64 group) {
    for (u32 i = 0; i < result->found.count; i++)
        if (result->found.items[i].kind == kind && result->found.items[i].group == group)
            return &result->found.items[i];
    if (result->found.count == MOST_GROUPS) return NULL;
    vec_push(&result->found, ((struct found){.kind = kind, .group = group}));
    return &result->found.items[result->found.count - 1];
}

static void copy_path(const struct search *s, struct schedule *schedule) {
    schedule->count = 0;
    for (u32 i = 0; i < s->path.count; i++) vec_push(schedule, s->path.items[i]);
}

/* Notes a violation at the end of the path. */
static bool report(struct search *s, enum violation_kind kind, u64 group) {
    struct search_result *result = s->result;
    struct found *found = group_of(result, kind, group);
    if (found && (!found->count || found->schedule.count > s->path.count)) copy_path(s, &found->schedule);
    if (found) {
        found->count++;
        found->latest = result->stats.transitions;
    } else result->uncounted++;
    const struct search_goal *goal = s->options->goal;
    if (s->options->all && !(goal && goal->is(goal->context, s->vm, kind))) return false;
    result->end = SEARCH_VIOLATION;
    return true;
}

void judge_forget(struct search_result *result) {
    for (u32 i = 0; i < result->found.count; i++) vec_free(&result->found.items[i].schedule);
    vec_free(&result->found);
    result->uncounted = 0;
}

/* ---- judgements ---- */

bool judge_exception(struct search *s) {
    return report(s, violation_is_assertion(s->vm, s->vm->explore.uncaught) ? VIOLATION_ASSERTION : VIOLATION_UNCAUGHT,
                  violation_group_exception(s->vm));
}

bool judge_exit(struct search *s) {
    const struct properties *properties = s->options->properties;
    if (!properties || !properties->exit_status || !property_bad_exit(s->vm)) return false;
    return report(s, VIOLATION_EXIT, (u32)s->vm->exit_status);
}

u64 judge_site(struct search *s, u32 thread) {
    const struct properties *properties = s->options->properties;
    return properties && properties->invariants.count ? violation_group_site(s->vm, thread) : 0;
}

bool judge_invariants(struct search *s, u64 site) {
    const struct properties *properties = s->options->properties;
    struct witness witness;
    int broken = properties ? property_broken_invariant(properties, s->vm, &witness) : -1;
    return broken >= 0 && report(s, VIOLATION_INVARIANT, violation_group_invariant((u32)broken, site));
}

bool judge_state(struct search *s, u32 thread, u64 site) {
    const struct properties *properties = s->options->properties;
    bool over = false;
    u32 other;
    if (property_wait_cycle(properties, s->vm, thread))
        over = report(s, VIOLATION_WAIT_CYCLE, violation_group_circle(s->vm, thread));
    if (over || !properties) return over;
    if (properties->race && property_race(s->vm, thread, &other))
        over = report(s, VIOLATION_RACE, violation_group_race(s->vm, thread, other));
    return over || judge_invariants(s, site);
}

/* A circle was reported when it was closed. */
static bool is_in_circle(struct vm *vm) {
    for (u32 i = 0; i < vm->threads.list.count; i++)
        if (!vm->threads.list.items[i]->h.daemon && wait_is_endless(vm, i)) return true;
    return false;
}

/* Does a thread of the window wait for something that is not the end of one outside? */
static bool somebody_waits(struct vm *vm) {
    for (u32 i = 0; i < vm->threads.list.count; i++) {
        struct wait w = wait_of(vm, i);
        bool waits = w.kind == WAIT_LOCK || w.kind == WAIT_NOTIFY || w.kind == WAIT_PARK || w.kind == WAIT_INIT;
        if (waits && !vm->threads.list.items[i]->h.daemon && !window_excludes(vm, i)) return true;
    }
    return false;
}

/* Nobody in the window can go on. Whether that is for good is found out later (window_release.h). */
static bool judge_standstill(struct search *s) {
    if (!s->options->standstill || !somebody_waits(s->vm)) return false;
    u64 group = violation_group_standstill(s->vm);
    bool over = report(s, VIOLATION_DEADLOCK, group);
    struct found *found = group_of(s->result, VIOLATION_DEADLOCK, group);
    if (found) found->standstill = true;
    return over;
}

bool search_judge_end(struct search *s) {
    if (!seam_unfinished(s->vm) || (s->options->all && is_in_circle(s->vm))) return false;
    if (seam_holds_back(s->vm)) return judge_standstill(s);
    return report(s, VIOLATION_DEADLOCK, violation_group_standstill(s->vm));
}

bool search_judge_scc(struct search *s, u64 movers) {
    return !seam_holds_back(s->vm) && property_stuck(s->vm, movers) &&
           report(s, VIOLATION_STUCK, violation_group_stuck(s->vm, movers));
}
