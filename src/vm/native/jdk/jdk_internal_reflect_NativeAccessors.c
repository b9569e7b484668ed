/* The native side of Method.invoke and Constructor.newInstance: the rule up to JDK 17, later for few methods. */
#include "program/link/resolve.h"
#include "vm/interp/raise.h"
#include "vm/link/java_names.h"
#include "vm/link/reflect.h"
#include "vm/link/reflect_invoke.h"
#include "vm/link/reflect_serial.h"
#include "vm/state/undo.h"

/* The accessor counts calls, to replace itself by generated code after some; here it never does, and the count must
 * not make states differ. */
static void forget_the_count(struct thread *t) {
    ref accessor = frame_locals(t->fp)[0];
    struct field *count = find_field(t->fp->method->holder, "numInvocations", "I");
    if (!count || method_is_static(t->fp->method) || !accessor) return;
    if (class_of(t->vm, accessor) != t->fp->method->holder) return;
    undo_object(t->vm, accessor);
    set32(object_at(t->vm, accessor), count->offset, 0);
}

/* The class that a constructor for serialization makes objects of: its accessor calls. */
static struct class *class_to_make(struct thread *t) {
    const struct frame *f = t->fp;
    return method_is_static(f->method) || !f->locals ? NULL : reflect_serial_class(t->vm, frame_locals(t->fp)[0]);
}

static enum native_status make(struct thread *t, struct class *c, struct method *m, ref arguments) {
    if (c->access & (ACC_ABSTRACT | ACC_INTERFACE)) {
        char name[300];
        class_external_name(c, name, sizeof name);
        return throw_new(t, "java/lang/InstantiationError", "%s", name), NATIVE_THROWN;
    }
    enum native_status ready = reflect_initialise(t, c);
    if (ready != NATIVE_DONE) return ready;
    forget_the_count(t);
    return reflect_construct(t, c, m, arguments, true);
}

static enum native_status call(struct thread *t, ref executable, ref receiver, ref arguments) {
    struct method *m = reflect_method(t->vm, executable);
    if (!m) return throw_new(t, "java/lang/InternalError", NULL), NATIVE_THROWN;
    enum native_status ready = reflect_initialise(t, m->holder);
    if (ready != NATIVE_DONE) return ready;
    forget_the_count(t);
    return reflect_call(t, m, receiver, arguments, true);
}

static enum native_status invoke0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    return call(t, args[0], args[1], args[2]);
}

static enum native_status newInstance0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    struct class *c = class_to_make(t);
    struct method *m = c ? reflect_method(t->vm, args[0]) : NULL;
    return m ? make(t, c, m, args[1]) : call(t, args[0], 0, args[1]);
}

static const struct native_entry methods[] = {{"invoke0", NULL, invoke0, 0}, {NULL, NULL, NULL, 0}};
static const struct native_entry constructors[] = {{"newInstance0", NULL, newInstance0, 0}, {NULL, NULL, NULL, 0}};

const struct native_class jdk_internal_reflect_NativeMethodAccessorImpl_natives = {
    "jdk/internal/reflect/NativeMethodAccessorImpl", methods};
const struct native_class jdk_internal_reflect_NativeConstructorAccessorImpl_natives = {
    "jdk/internal/reflect/NativeConstructorAccessorImpl", constructors};
const struct native_class jdk_internal_reflect_MethodNativeAccessor_natives = {
    "jdk/internal/reflect/DirectMethodHandleAccessor$NativeAccessor", methods};
const struct native_class jdk_internal_reflect_ConstructorNativeAccessor_natives = {
    "jdk/internal/reflect/DirectConstructorHandleAccessor$NativeAccessor", constructors};
