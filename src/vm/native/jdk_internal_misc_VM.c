#include "vm/mirror.h"
#include "vm/native.h"

static enum native_status nothing(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args, (void)result;
    return NATIVE_DONE;
}

static enum native_status getNanoTimeAdjustment(struct thread *t, u32 *args, u32 *result) {
    i64 offset = (i64)arg64(args);
    i64 seconds = 1735689600 + (i64)(t->vm->clock / 1000000000);
    result64(result, (u64)((seconds - offset) * 1000000000 + (i64)(t->vm->clock % 1000000000)));
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
