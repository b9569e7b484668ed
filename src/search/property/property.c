#include "search/property/property.h"

#include <stdlib.h>

#include "search/property/thread_mask.h"
#include "vm/access/race_access.h"
#include "vm/access/weak_access.h"
#include "vm/explore/control.h"
#include "vm/explore/inspect.h"
#include "vm/explore/waits.h"

void properties_free(struct properties *properties) {
    for (u32 i = 0; i < properties->invariants.count; i++) invariant_free(properties->invariants.items[i]);
    vec_free(&properties->invariants);
}

/* ---- wait cycles ---- */

bool property_wait_cycle(const struct properties *properties, struct vm *vm, u32 thread) {
    if (!wait_is_endless(vm, thread)) return false;
    if (properties && properties->daemons) return true;
    for (u32 i = 0; i < inspect_thread_count(vm); i++)
        if (!inspect_is_daemon(vm, i) && wait_is_endless(vm, i)) return true;
    return false;
}

/* ---- stuck threads ---- */

bool property_stuck_thread(struct vm *vm, u32 thread, u64 movers) {
    enum wait_kind kind = wait_of(vm, thread).kind;
    bool counts = kind == WAIT_LOCK || kind == WAIT_NOTIFY || kind == WAIT_PARK || kind == WAIT_INIT;
    if (!counts || (movers & thread_mask_bit(thread)) || seam_enabled_in_time(vm, thread)) return false;
    return !inspect_is_daemon(vm, thread) && !wait_is_idle(vm, thread);
}

bool property_stuck(struct vm *vm, u64 movers) {
    for (u32 i = 0; i < inspect_thread_count(vm); i++)
        if (property_stuck_thread(vm, i, movers)) return true;
    return false;
}

/* ---- spinning threads ---- */

bool property_runs_on(struct vm *vm, u32 thread) {
    const struct thread *t = inspect_thread(vm, thread);
    if (!t->h.object || t->h.state == THREAD_ENDED || inspect_is_daemon(vm, thread)) return false;
    return seam_enabled_in_time(vm, thread) && !wait_is_idle(vm, thread);
}

bool property_spins(struct vm *vm, u32 thread, struct solo_loop *loop) {
    return property_runs_on(vm, thread) && solo_loop_find(vm, thread, loop);
}

/* ---- races ---- */

bool property_race(struct vm *vm, u32 thread, u32 *other) {
    struct native_access mine, theirs;
    for (u32 i = 0; i < inspect_thread_count(vm); i++) {
        if (i == thread || !race_access_conflict(vm, thread, i, &mine, &theirs)) continue;
        *other = i;
        return true;
    }
    return false;
}

bool property_hidden_race(struct vm *vm, u32 thread) {
    u32 other;
    bool reported = control_set_jdk_races(vm, true), raced = property_race(vm, thread, &other);
    control_set_jdk_races(vm, reported);
    return raced || weak_access_is_next(vm, thread);
}

/* ---- exceptions and exit statuses ---- */

bool property_is_assertion(struct vm *vm, ref exception) {
    for (const struct class *c = class_of(vm, exception); c; c = c->super)
        if (strcmp(c->name->text, "java/lang/AssertionError") == 0) return true;
    return false;
}

bool property_bad_exit(const struct vm *vm) {
    return inspect_exit_status(vm) != 0 && !inspect_thread(vm, 0)->h.uncaught;
}

/* ---- invariants ---- */

int property_broken_invariant(const struct properties *properties, struct vm *vm, struct invariant_subjects *witness) {
    for (u32 i = 0; i < properties->invariants.count; i++)
        if (!invariant_holds(properties->invariants.items[i], vm, witness)) return (int)i;
    return -1;
}
