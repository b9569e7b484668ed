#include <stdlib.h>

#include "base/memory.h"
#include "vm/heap/java_string.h"
#include "vm/link/mirror.h"
#include "vm/native.h"
#include "vm/system_properties.h"
#include "vm/time/clock.h"

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

struct question {
    const char *key;
    char *value; /* of the last property with the key; malloc'ed */
};

static void answer(void *context, const char *key, const char *value) {
    struct question *q = context;
    if (strcmp(key, q->key) != 0) return;
    free(q->value);
    q->value = memory_string(value);
}

/* A system property as it was when the VM started. */
static enum native_status getSavedProperty(struct thread *t, u32 *args, u32 *result) {
    if (!args[0]) return NATIVE_BYTECODE;
    char *key = java_string_utf8(t->vm, args[0]);
    struct question q = {key, NULL};
    system_properties_each(t->vm, answer, &q);
    result[0] = q.value ? java_string_new(t, q.value) : 0;
    bool failed = q.value && !result[0];
    free(key);
    free(q.value);
    return failed ? NATIVE_THROWN : NATIVE_DONE;
}

static const struct native_entry entries[] = {
    {"initialize", NULL, native_nothing, 0},
    {"getSavedProperty", NULL, getSavedProperty, NATIVE_OVERRIDE},
    {"initializeFromArchive", NULL, native_nothing, 0},
    {"latestUserDefinedLoader0", NULL, latestUserDefinedLoader0, 0},
    {"getNanoTimeAdjustment", NULL, getNanoTimeAdjustment, NATIVE_VISIBLE | TOUCHES(CLOCK), clock_alternatives},
    {NULL, NULL, NULL, 0}};
const struct native_class jdk_internal_misc_VM_natives = {"jdk/internal/misc/VM", entries};
