#include "program/resolve.h"
#include "vm/native.h"
#include "vm/undo.h"

/* References are strong here (gc.h): they are cleared by the program only. */
static u32 referent_offset(struct vm *vm) {
    struct link_error ignored = {0};
    struct class *c = program_class_named(vm->program, LOADER_BOOT, "java/lang/ref/Reference", &ignored);
    return find_field(c, "referent", "Ljava/lang/Object;")->offset;
}

static enum native_status refersTo0(struct thread *t, u32 *args, u32 *result) {
    result[0] = get32(object_at(t->vm, args[0]), referent_offset(t->vm)) == args[1];
    return NATIVE_DONE;
}

static enum native_status clear0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    undo_object(t->vm, args[0]);
    set32(object_at(t->vm, args[0]), referent_offset(t->vm), 0);
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"refersTo0", NULL, refersTo0, NATIVE_VISIBLE_ARG0 | TOUCHES(WHOLE_READ)},
                                              {"clear0", NULL, clear0, NATIVE_VISIBLE_ARG0 | TOUCHES(WHOLE_WRITE)},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_lang_ref_Reference_natives = {"java/lang/ref/Reference", entries};
const struct native_class java_lang_ref_PhantomReference_natives = {"java/lang/ref/PhantomReference", entries};
