#include "search/property/violation_group.h"

#include <stdlib.h>

#include "base/hash.h"
#include "base/memory.h"
#include "search/property/property.h"
#include "vm/explore/inspect.h"
#include "vm/explore/seam.h"
#include "vm/explore/waits.h"
#include "vm/interp/backtrace.h"

static void add_frame(void *context, const struct method *m, u32 offset) {
    u64 *hash = context;
    *hash = hash_add(*hash, (u64)m->id << 32 | offset);
}

static u64 stack_of(struct vm *vm, u32 thread) {
    u64 hash = wait_of(vm, thread).kind;
    backtrace_each(inspect_thread(vm, thread), add_frame, &hash);
    return hash;
}

u64 violation_group_exception(struct vm *vm) {
    u64 hash = class_of(vm, inspect_uncaught(vm))->id;
    backtrace_each_of(vm, inspect_uncaught(vm), add_frame, &hash);
    return hash;
}

/* Sums do not depend on the order of threads. */
u64 violation_group_standstill(struct vm *vm) {
    u64 sum = 0;
    for (u32 i = 0; i < inspect_thread_count(vm); i++) {
        enum wait_kind kind = wait_of(vm, i).kind;
        if (kind != WAIT_OVER && kind != WAIT_NONE && !inspect_is_daemon(vm, i)) sum += stack_of(vm, i);
    }
    return sum;
}

u64 violation_group_stuck(struct vm *vm, u64 movers) {
    u64 sum = 0;
    for (u32 i = 0; i < inspect_thread_count(vm); i++)
        if (property_stuck_thread(vm, i, movers)) sum += stack_of(vm, i);
    return sum;
}

/* Where in its loop the thread stands does not matter. */
u64 violation_group_loop(const struct solo_loop *loop) {
    u32 first = UINT32_MAX;
    for (u32 i = 0; i < loop->offsets.count; i++)
        if (loop->offsets.items[i] < first) first = loop->offsets.items[i];
    return hash_add(loop->method->id, first);
}

u64 violation_group_wait_cycle(struct vm *vm, u32 thread) {
    u32 *cycle = memory_zero(inspect_thread_count(vm), sizeof *cycle);
    u64 sum = 0;
    for (u32 i = wait_cycle_from(vm, thread, cycle); i > 0; i--) sum += stack_of(vm, cycle[i - 1]);
    free(cycle);
    return sum;
}

u64 violation_group_site(struct vm *vm, u32 thread) {
    struct pending p = seam_pending(vm, thread);
    return hash_add(p.operation, (u64)p.method->id << 32 | p.offset);
}

u64 violation_group_race(struct vm *vm, u32 thread, u32 other) {
    return violation_group_site(vm, thread) + violation_group_site(vm, other);
}

u64 violation_group_invariant(u32 invariant, u64 site) { return hash_add(site, invariant); }
