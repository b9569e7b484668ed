#include "program/flow/npe.h"
#include "vm/heap/java_string.h"
#include "vm/interp/backtrace.h"
#include "vm/native.h"

/* The message names the expression that was null in the frame where the VM raised it. */
static enum native_status getExtendedNPEMessage(struct thread *t, u32 *args, u32 *result) {
    struct vm *vm = t->vm;
    ref backtrace = get32(object_at(vm, args[0]), vm->known.Throwable_backtrace);
    if (!backtrace || object_at(vm, backtrace)->length < 2) return NATIVE_DONE;
    const u32 *pair = words(object_at(vm, backtrace));
    const struct method *m = t->methods[pair[0]];
    if (pair[1] == OFFSET_NATIVE || !m->code || !m->code->cf.code.at) return NATIVE_DONE;
    char text[4096];
    struct arena *arena = arena_new();
    if (npe_message(arena, m->holder->cf, m->cf, &m->code->cf, pair[1], text, sizeof text) > 0)
        result[0] = java_string_new(t, text);
    arena_free(arena);
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {
    {"getExtendedNPEMessage", "()Ljava/lang/String;", getExtendedNPEMessage, 0}, {NULL, NULL, NULL, 0}};
const struct native_class java_lang_NullPointerException_natives = {"java/lang/NullPointerException", entries};
