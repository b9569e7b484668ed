#include "program/resolve.h"
#include "vm/backtrace.h"
#include "vm/mirror.h"
#include "vm/native.h"

/* The caller of the method that asks: one frame up, hidden frames and reflection left out. */
static enum native_status getCallerClass(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    u32 seen = 0;
    for (struct frame *f = t->fp; f; f = frame_caller(f)) {
        const struct method *m = f->method;
        if (method_is_hidden(m) || strcmp(m->holder->name->text, "java/lang/reflect/Method") == 0) continue;
        if (++seen == 2) {
            result[0] = mirror_of(t->vm, m->holder);
            break;
        }
    }
    return NATIVE_DONE;
}

static enum native_status getClassAccessFlags(struct thread *t, u32 *args, u32 *result) {
    result[0] = mirror_class(t->vm, args[0])->access;
    return NATIVE_DONE;
}

static enum native_status areNestMates(struct thread *t, u32 *args, u32 *result) {
    struct program *p = t->vm->program;
    result[0] = nest_host(p, mirror_class(t->vm, args[0])) == nest_host(p, mirror_class(t->vm, args[1]));
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"getCallerClass", NULL, getCallerClass, 0},
                                              {"getClassAccessFlags", NULL, getClassAccessFlags, 0},
                                              {"areNestMates", NULL, areNestMates, 0},
                                              {NULL, NULL, NULL, 0}};
const struct native_class jdk_internal_reflect_Reflection_natives = {"jdk/internal/reflect/Reflection", entries};
