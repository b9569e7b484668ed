#include "search/property/violation_group.h"

#include <stdlib.h>

#include "search/property/property.h"
#include "search/property/waits.h"
#include "vm/explore/seam.h"
#include "vm/interp/backtrace.h"

static u64 mixed(u64 hash, u64 with) {
    hash = (hash ^ with) * 0x9E3779B97F4A7C15u;
    return hash ^ hash >> 29;
}

static void add_frame(void *context, const struct method *m, u32 offset) {
    u64 *hash = context;
    *hash = mixed(*hash, (u64)m->id << 32 | offset);
}

static u64 stack_of(struct vm *vm, u32 thread) {
    u64 hash = wait_of(vm, thread).kind;
    backtrace_each(vm->threads.list.items[thread], add_frame, &hash);
    return hash;
}

u64 violation_group_exception(struct vm *vm) {
    u64 hash = class_of(vm, vm->explore.uncaught)->id;
    backtrace_each_of(vm, vm->explore.uncaught, add_frame, &hash);
    return hash;
}

/* Sums do not depend on the order of threads. */
u64 violation_group_standstill(struct vm *vm) {
    u64 sum = 0;
    for (u32 i = 0; i < vm->threads.list.count; i++) {
        enum wait_kind kind = wait_of(vm, i).kind;
        if (kind != WAIT_OVER && kind != WAIT_NONE && !vm->threads.list.items[i]->h.daemon) sum += stack_of(vm, i);
    }
    return sum;
}

u64 violation_group_stuck(struct vm *vm, u64 movers) {
    u64 sum = 0;
    for (u32 i = 0; i < vm->threads.list.count; i++)
        if (property_stuck_thread(vm, i, movers)) sum += stack_of(vm, i);
    return sum;
}

u64 violation_group_circle(struct vm *vm, u32 thread) {
    u32 *circle = calloc(vm->threads.list.count, sizeof *circle);
    u64 sum = 0;
    for (u32 i = wait_cycle_from(vm, thread, circle); i > 0; i--) sum += stack_of(vm, circle[i - 1]);
    free(circle);
    return sum;
}

u64 violation_group_site(struct vm *vm, u32 thread) {
    struct pending p = seam_pending(vm, thread);
    return mixed(p.operation, (u64)p.method->id << 32 | p.offset);
}

u64 violation_group_race(struct vm *vm, u32 thread, u32 other) {
    return violation_group_site(vm, thread) + violation_group_site(vm, other);
}

u64 violation_group_invariant(u32 invariant, u64 site) { return mixed(site, invariant); }
