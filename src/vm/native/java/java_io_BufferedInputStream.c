/* System.in exists from the beginning, but as an object that no constructor has seen: most programs never read it, and
 * its buffer does not belong in their state. The first method called on it runs the constructors and comes again. No
 * other thread comes in between: for a program the stream was whole from the beginning. */
#include "program/link/resolve.h"
#include "vm/heap/alloc.h"
#include "vm/interp/init.h"
#include "vm/interp/raise.h"
#include "vm/native.h"
#include "vm/state/undo.h"

static enum native_status construct(struct thread *t, struct class *c, const char *descriptor, ref object,
                                    ref argument) {
    struct method *m = find_method(c, "<init>", descriptor);
    u32 args[] = {object, argument};
    enum native_status status = call_on_top(t, m, args);
    if (status == NATIVE_AGAIN) t->fp->flags |= FRAME_UNOBSERVED;
    return status;
}

/* A FileInputStream of descriptor 0, noted in System.in before its constructor runs. */
static enum native_status make_source(struct thread *t, ref in, const struct field *source) {
    struct link_error error = {0};
    struct class *stream = program_class_named(t->vm->program, LOADER_BOOT, "java/io/FileInputStream", &error);
    struct class *descriptor = program_class_named(t->vm->program, LOADER_BOOT, "java/io/FileDescriptor", &error);
    if (!stream || !descriptor) return throw_link(t, &error), NATIVE_THROWN;
    struct class *needed[] = {descriptor, stream};
    for (u32 i = 0; i < 2; i++) {
        enum init_result ready = init_ensure(t, needed[i]);
        if (ready == INIT_PUSHED) return NATIVE_AGAIN;
        if (ready == INIT_THROWN) return NATIVE_THROWN;
    }
    ref made = alloc_object(t, stream);
    if (!made) return throw_memory(t), NATIVE_THROWN;
    undo_object(t->vm, in);
    set32(object_at(t->vm, in), source->offset, made);
    ref standard = t->statics[find_field(descriptor, "in", "Ljava/io/FileDescriptor;")->offset];
    return construct(t, stream, "(Ljava/io/FileDescriptor;)V", made, standard);
}

static enum native_status ensure_made(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    struct vm *vm = t->vm;
    if (args[0] != vm->known.in) return NATIVE_BYTECODE;
    struct class *c = class_of(vm, args[0]);
    const struct field *source = find_field(c, "in", "Ljava/io/InputStream;"), *buffer = find_field(c, "buf", "[B");
    if (get32(object_at(vm, args[0]), buffer->offset)) return NATIVE_BYTECODE;
    enum init_result ready = init_ensure(t, c);
    if (ready == INIT_PUSHED) return NATIVE_AGAIN;
    if (ready == INIT_THROWN) return NATIVE_THROWN;
    ref made = get32(object_at(vm, args[0]), source->offset);
    if (!made) return make_source(t, args[0], source);
    return construct(t, c, "(Ljava/io/InputStream;)V", args[0], made);
}

static const struct native_entry entries[] = {
    {"read", NULL, ensure_made, NATIVE_OVERRIDE},      {"skip", NULL, ensure_made, NATIVE_OVERRIDE},
    {"available", NULL, ensure_made, NATIVE_OVERRIDE}, {"mark", NULL, ensure_made, NATIVE_OVERRIDE},
    {"reset", NULL, ensure_made, NATIVE_OVERRIDE},     {"transferTo", NULL, ensure_made, NATIVE_OVERRIDE},
    {"close", NULL, ensure_made, NATIVE_OVERRIDE},     {NULL, NULL, NULL, 0}};
const struct native_class java_io_BufferedInputStream_natives = {"java/io/BufferedInputStream", entries};
