#include "program/link/resolve.h"
#include "vm/interp/backtrace.h"
#include "vm/interp/stack_element.h"
#include "vm/native.h"

/* JDK 17: (elements, throwable); later: (elements, backtrace, depth). */
static enum native_status initStackTraceElements(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    struct vm *vm = t->vm;
    struct object *elements = object_at(vm, args[0]);
    ref backtrace = args[1];
    if (backtrace && class_is_subclass(class_of(vm, args[1]), vm->known.Throwable))
        backtrace = get32(object_at(vm, args[1]), vm->known.Throwable_backtrace);
    if (!backtrace) return NATIVE_DONE; /* its fillInStackTrace did not fill anything in */
    const u32 *pairs = words(object_at(vm, backtrace));
    u32 count = object_at(vm, backtrace)->length / 2;
    for (u32 i = 0; i < elements->length && i < count; i++)
        stack_element_fill(t, words(elements)[i], t->methods[pairs[2 * i]], pairs[2 * i + 1]);
    return NATIVE_DONE;
}

/* (element, frame info of a StackWalker): see java_lang_StackStreamFactory.c for where the method is. */
static enum native_status initStackTraceElement(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    struct vm *vm = t->vm;
    const struct object *info = object_at(vm, args[1]);
    const struct field *bci = find_field(class_of(vm, args[1]), "bci", "I");
    if (!info->length || !bci) return NATIVE_DONE;
    i32 offset = (i32)get32(info, bci->offset);
    stack_element_fill(t, args[0], t->methods[info->length - 1], offset < 0 ? OFFSET_NATIVE : (u32)offset);
    return NATIVE_DONE;
}

/* The format byte was written above. */
static enum native_status computeFormat(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args, (void)result;
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"initStackTraceElements", NULL, initStackTraceElements, 0},
                                              {"initStackTraceElement", NULL, initStackTraceElement, 0},
                                              {"computeFormat", NULL, computeFormat, NATIVE_OVERRIDE},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_lang_StackTraceElement_natives = {"java/lang/StackTraceElement", entries};
