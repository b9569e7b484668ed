#include "vm/clock.h"
#include "vm/mirror.h"
#include "vm/native.h"

static enum native_status nothing(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args, (void)result;
    return NATIVE_DONE;
}

static enum native_status getNanoTimeAdjustment(struct thread *t, u32 *args, u32 *result) {
    i64 offset = (i64)arg64(args);
    u64 now = clock_look(t);
    result64(result, (CLOCK_EPOCH + now / 1000000000 - (u64)offset) * 1000000000 + now % 1000000000);
    return NATIVE_DONE;
}

/* The loader of the innermost class on the stack that is not of the JDK. */
static enum native_status latestUserDefinedLoader0(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    const struct known *known = &t->vm->known;
    for (struct frame *f = t->fp; f && !result[0]; f = frame_caller(f)) {
        if (!f->method->cf) continue;
        ref mirror = mirror_of(t->vm, f->method->holder);
        ref loader = get32(object_at(t->vm, mirror), known->Class_classLoader);
        if (loader && loader != known->platform_loader) result[0] = loader;
    }
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"initialize", NULL, nothing, 0},
                                              {"initializeFromArchive", NULL, nothing, 0},
                                              {"latestUserDefinedLoader0", NULL, latestUserDefinedLoader0, 0},
                                              {"getNanoTimeAdjustment", NULL, getNanoTimeAdjustment, NATIVE_VISIBLE | TOUCHES(CLOCK)},
                                              {NULL, NULL, NULL, 0}};
const struct native_class jdk_internal_misc_VM_natives = {"jdk/internal/misc/VM", entries};
