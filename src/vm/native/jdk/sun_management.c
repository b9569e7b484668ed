/* java.lang.management: what the VM says of itself. Times are those of its clock, memory is its heap; there are no
 * pools, no collectors and no compiler to tell of. */
#include <unistd.h>

#include "program/link/resolve.h"
#include "vm/heap/java_string.h"
#include "vm/interp/fatal.h"
#include "vm/link/reflect_make.h"
#include "vm/link/reflect_type.h"
#include "vm/native.h"
#include "vm/state/undo.h"
#include "vm/time/clock.h"

static const u64 NANOS_PER_MILLI = 1000000;

static enum native_status zero(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result64(result, 0);
    return NATIVE_DONE;
}

static enum native_status yes(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result[0] = 1;
    return NATIVE_DONE;
}

static enum native_status getVersion0(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    result[0] = java_string_new(t, "4.0");
    return result[0] ? NATIVE_DONE : NATIVE_THROWN;
}

/* What HotSpot offers and programs may ask for; calls that have no body here say so. */
static enum native_status initOptionalSupportFields(struct thread *t, u32 *args, u32 *result) {
    static const char *const offered[] = {"currentThreadCpuTimeSupport", "otherThreadCpuTimeSupport",
                                          "objectMonitorUsageSupport", "synchronizerUsageSupport",
                                          "threadContentionMonitoringSupport"};
    (void)args, (void)result;
    struct class *c = t->native->holder;
    undo_statics(t->vm, c);
    for (u32 i = 0; i < sizeof offered / sizeof *offered; i++) {
        struct field *f = find_field(c, offered[i], "Z");
        if (f) t->vm->statics.words[f->offset] = 1;
    }
    return NATIVE_DONE;
}

static enum native_status getProcessId(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    result[0] = t->vm->undo ? 1 : (u32)getpid();
    return NATIVE_DONE;
}

static enum native_status no_strings(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    result[0] = reflect_array(t, "java/lang/String", 0);
    return result[0] ? NATIVE_DONE : NATIVE_THROWN;
}

static enum native_status getStartupTime(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result64(result, CLOCK_EPOCH * 1000);
    return NATIVE_DONE;
}

static enum native_status getUptime0(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    result64(result, clock_look(t) / NANOS_PER_MILLI);
    return NATIVE_DONE;
}

static enum native_status getAvailableProcessors(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result[0] = 2;
    return NATIVE_DONE;
}

static enum native_status getTotalClassCount(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    result64(result, program_arrival_count(t->vm->program));
    return NATIVE_DONE;
}

static enum native_status getTotalThreadCount(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    result64(result, t->vm->undo ? t->vm->threads.list.count : t->vm->threads.made);
    return NATIVE_DONE;
}

/* The highest number is no part of the state of a search. */
static enum native_status getPeakThreadCount(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    if (t->vm->undo) {
        vm_fatal(t->vm, t, "a search does not know the peak number of threads");
        return NATIVE_STOP;
    }
    result[0] = t->vm->threads.peak;
    return NATIVE_DONE;
}

static enum native_status getLiveThreadCount(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    result[0] = t->vm->threads.alive;
    return NATIVE_DONE;
}

static enum native_status getDaemonThreadCount(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    result[0] = t->vm->threads.alive - t->vm->threads.live_normal;
    return NATIVE_DONE;
}

static enum native_status null(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result[0] = 0;
    return NATIVE_DONE;
}

static enum native_status no_pools(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    result[0] = reflect_array(t, "java/lang/management/MemoryPoolMXBean", 0);
    return result[0] ? NATIVE_DONE : NATIVE_THROWN;
}

static enum native_status no_managers(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    result[0] = reflect_array(t, "java/lang/management/MemoryManagerMXBean", 0);
    return result[0] ? NATIVE_DONE : NATIVE_THROWN;
}

static void put_long(struct vm *vm, ref object, const char *name, u64 value) {
    struct field *f = find_field(class_of(vm, object), name, "J");
    if (f) set64(object_at(vm, object), f->offset, value);
}

/* (heap) */
static enum native_status getMemoryUsage0(struct thread *t, u32 *args, u32 *result) {
    u64 limit = args[1] ? t->vm->heap.limit : 0, used = t->vm->undo ? limit / 2 : t->vm->heap.bytes;
    result[0] = reflect_make(t, "java/lang/management/MemoryUsage");
    if (!result[0]) return NATIVE_THROWN;
    put_long(t->vm, result[0], "used", args[1] ? used : 0);
    put_long(t->vm, result[0], "committed", limit);
    put_long(t->vm, result[0], "max", args[1] ? limit : UINT64_MAX);
    return NATIVE_DONE;
}

static const struct native_entry vm_entries[] = {{"getVersion0", NULL, getVersion0, 0},
                                                 {"initOptionalSupportFields", NULL, initOptionalSupportFields, 0},
                                                 {"isThreadContentionMonitoringEnabled", NULL, zero, 0},
                                                 {"isThreadCpuTimeEnabled", NULL, yes, 0},
                                                 {"isThreadAllocatedMemoryEnabled", NULL, zero, 0},
                                                 {"getTotalClassCount", NULL, getTotalClassCount, 0},
                                                 {"getUnloadedClassCount", NULL, zero, 0},
                                                 {"getVerboseClass", NULL, zero, 0},
                                                 {"getVerboseGC", NULL, zero, 0},
                                                 {"getProcessId", NULL, getProcessId, 0},
                                                 {"getVmArguments0", NULL, no_strings, 0},
                                                 {"getStartupTime", NULL, getStartupTime, 0},
                                                 {"getUptime0", NULL, getUptime0, NATIVE_VISIBLE | TOUCHES(CLOCK)},
                                                 {"getAvailableProcessors", NULL, getAvailableProcessors, 0},
                                                 {"getTotalCompileTime", NULL, zero, 0},
                                                 {"getTotalThreadCount", NULL, getTotalThreadCount, NATIVE_VISIBLE},
                                                 {"getLiveThreadCount", NULL, getLiveThreadCount, NATIVE_VISIBLE},
                                                 {"getPeakThreadCount", NULL, getPeakThreadCount, NATIVE_VISIBLE},
                                                 {"getDaemonThreadCount", NULL, getDaemonThreadCount, NATIVE_VISIBLE},
                                                 {NULL, NULL, NULL, 0}};
static const struct native_entry memory_entries[] = {{"getMemoryPools0", NULL, no_pools, 0},
                                                     {"getMemoryManagers0", NULL, no_managers, 0},
                                                     {"getMemoryUsage0", NULL, getMemoryUsage0, 0},
                                                     {"setVerboseGC", NULL, null, 0},
                                                     {NULL, NULL, NULL, 0}};
const struct native_class sun_management_VMManagementImpl_natives = {"sun/management/VMManagementImpl", vm_entries};
const struct native_class sun_management_MemoryImpl_natives = {"sun/management/MemoryImpl", memory_entries};
static const struct native_entry flag_entries[] = {{"initialize", NULL, null, 0}, {NULL, NULL, NULL, 0}};
static const struct native_entry system_entries[] = {{"initialize0", NULL, null, 0}, {NULL, NULL, NULL, 0}};
static const struct native_entry container_entries[] = {{"isUseContainerSupport", NULL, null, 0},
                                                        {NULL, NULL, NULL, 0}};
const struct native_class jdk_internal_platform_CgroupMetrics_natives = {"jdk/internal/platform/CgroupMetrics",
                                                                         container_entries};
const struct native_class com_sun_management_internal_Flag_natives = {"com/sun/management/internal/Flag", flag_entries};
const struct native_class com_sun_management_internal_OperatingSystemImpl_natives = {
    "com/sun/management/internal/OperatingSystemImpl", system_entries};
