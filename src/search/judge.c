#include "search/judge.h"

#include <assert.h>
#include <stdlib.h>

#include "search/property/violation_group.h"
#include "search/spinners.h"
#include "vm/explore/inspect.h"
#include "vm/explore/waits.h"

/* ---- what was found ---- */

static struct found *group_of(struct search_result *result, enum violation_kind kind, u64 group) {
    struct found *found = search_result_find(result, kind, group);
    if (found || result->found.count == MOST_GROUPS) return found;
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
    assert(kind < VIOLATION_COUNT);
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

/* ---- judgements ---- */

bool judge_exception(struct search *s) {
    return report(s, property_is_assertion(s->vm, inspect_uncaught(s->vm)) ? VIOLATION_ASSERTION : VIOLATION_UNCAUGHT,
                  violation_group_exception(s->vm));
}

bool judge_exit(struct search *s) {
    const struct properties *properties = s->options->properties;
    if (!properties || !properties->exit_status || !property_bad_exit(s->vm)) return false;
    return report(s, VIOLATION_EXIT, (u32)inspect_exit_status(s->vm));
}

u64 judge_site(struct search *s, u32 thread) {
    const struct properties *properties = s->options->properties;
    return properties && properties->invariants.count ? violation_group_site(s->vm, thread) : 0;
}

bool judge_invariants(struct search *s, u64 site) {
    const struct properties *properties = s->options->properties;
    struct invariant_subjects subjects;
    int broken = properties ? property_broken_invariant(properties, s->vm, &subjects) : -1;
    return broken >= 0 && report(s, VIOLATION_INVARIANT, violation_group_invariant((u32)broken, site));
}

bool judge_state(struct search *s, u32 thread, u64 site) {
    const struct properties *properties = s->options->properties;
    bool over = false;
    u32 other;
    assert(s->path.count);
    if (property_wait_cycle(properties, s->vm, thread))
        over = report(s, VIOLATION_WAIT_CYCLE, violation_group_wait_cycle(s->vm, thread));
    if (over || !properties) return over;
    if (properties->race && property_race(s->vm, thread, &other)) {
        s->result->raced = true;
        over = report(s, VIOLATION_RACE, violation_group_race(s->vm, thread, other));
    } else if (properties->hidden_race && !s->result->raced) s->result->raced = property_hidden_race(s->vm, thread);
    return over || judge_invariants(s, site);
}

/* A cycle of waits was reported when it was closed. */
static bool is_in_wait_cycle(struct vm *vm) {
    for (u32 i = 0; i < inspect_thread_count(vm); i++)
        if (!inspect_is_daemon(vm, i) && wait_is_endless(vm, i)) return true;
    return false;
}

/* Does a thread of the window wait for something else than the end of a thread outside? */
static bool somebody_waits(struct vm *vm) {
    for (u32 i = 0; i < inspect_thread_count(vm); i++) {
        struct wait w = wait_of(vm, i);
        bool waits = w.kind == WAIT_LOCK || w.kind == WAIT_NOTIFY || w.kind == WAIT_PARK || w.kind == WAIT_INIT;
        if (waits && !inspect_is_daemon(vm, i) && !inspect_is_excluded(vm, i)) return true;
    }
    return false;
}

/* No thread of the window can go on. Whether that lasts is found out later (window_release.h). */
static bool judge_standstill(struct search *s) {
    if (!s->options->standstill || !somebody_waits(s->vm)) return false;
    u64 group = violation_group_standstill(s->vm);
    bool over = report(s, VIOLATION_DEADLOCK, group);
    struct found *found = group_of(s->result, VIOLATION_DEADLOCK, group);
    if (found) found->standstill = true;
    return over;
}

static bool judge_stuck(struct search *s, u64 movers) {
    return property_stuck(s->vm, movers) && report(s, VIOLATION_STUCK, violation_group_stuck(s->vm, movers));
}

/* Beside threads that run for ever, those that are blocked stay so. */
bool judge_end(struct search *s) {
    if (!seam_unfinished(s->vm) || (s->options->all && is_in_wait_cycle(s->vm))) return false;
    if (seam_leaves_behind(s->vm)) return false;
    if (seam_holds_back(s->vm)) return judge_standstill(s);
    if (seam_diverges(s->vm)) return judge_stuck(s, 0);
    return report(s, VIOLATION_DEADLOCK, violation_group_standstill(s->vm));
}

/* Finding out whether a thread spins takes steps, which are taken back; they may break an assumption. */
static bool judge_spinners(struct search *s, u64 movers, const u32 *states, u32 count) {
    u64 group, spinners = spinners_find(s, movers, states, count, &group);
    s->again |= seam_broken(s->vm);
    return s->again || (spinners && report(s, VIOLATION_SPIN, group));
}

bool judge_scc(struct search *s, u64 movers, const u32 *states, u32 count) {
    if (seam_holds_back(s->vm) || seam_leaves_behind(s->vm)) return false;
    return judge_stuck(s, movers) || judge_spinners(s, movers, states, count);
}
