/* Method.invoke and Constructor.newInstance where the JDK builds them on method handles (JDK 18 and later).
 *
 * The JDK's accessors check, call a handle and wrap what it throws; only the handle is replaced: in its place stands
 * the Method, Constructor or Field itself, which nobody but the bodies here and in ..._FieldAccessors.c looks at. */
#include "vm/interp/raise.h"
#include "vm/link/java_names.h"
#include "vm/link/reflect.h"
#include "vm/link/reflect_invoke.h"
#include "vm/link/reflect_serial.h"

static enum native_status yes(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result[0] = 1;
    return NATIVE_DONE;
}

static enum native_status null(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result[0] = 0;
    return NATIVE_DONE;
}

static enum native_status first_argument(struct thread *t, u32 *args, u32 *result) {
    (void)t;
    result[0] = args[0];
    return NATIVE_DONE;
}
static enum native_status second_argument(struct thread *t, u32 *args, u32 *result) {
    (void)t;
    result[0] = args[1];
    return NATIVE_DONE;
}

/* The target of an accessor; its class was initialised when the accessor was made, or this thread is at it. */
static enum native_status call_target(struct thread *t, ref accessor, ref receiver, ref arguments) {
    ref executable = reflect_serial_target(t->vm, accessor);
    struct method *m = executable ? reflect_method(t->vm, executable) : NULL;
    if (!m) return throw_new(t, "java/lang/InternalError", NULL), NATIVE_THROWN;
    struct class *c = reflect_serial_class(t->vm, accessor);
    if (!c) return reflect_call(t, m, receiver, arguments, false);
    if (!(c->access & (ACC_ABSTRACT | ACC_INTERFACE))) return reflect_construct(t, c, m, arguments, false);
    char name[300];
    class_external_name(c, name, sizeof name);
    return throw_new(t, "java/lang/InstantiationException", "%s", name), NATIVE_THROWN;
}

/* (receiver, arguments) and (receiver, arguments, caller): who calls is seen from the stack. */
static enum native_status invokeImpl(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    return call_target(t, args[0], args[1], args[2]);
}

static enum native_status construct(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    return call_target(t, args[0], 0, args[1]);
}

static const struct native_entry factory[] = {{"getDirectMethod", NULL, first_argument, NATIVE_OVERRIDE},
                                              {"findCallerSensitiveAdapter", NULL, null, NATIVE_OVERRIDE},
                                              {"makeConstructorHandle", NULL, first_argument, NATIVE_OVERRIDE},
                                              {NULL, NULL, NULL, 0}};
static const struct native_entry impl[] = {{"unreflectConstructor", NULL, second_argument, NATIVE_OVERRIDE},
                                           {"unreflectField", NULL, second_argument, NATIVE_OVERRIDE},
                                           {NULL, NULL, NULL, 0}};
static const struct native_entry methods[] = {{"invokeImpl", NULL, invokeImpl, NATIVE_OVERRIDE}, {NULL, NULL, NULL, 0}};
static const struct native_entry constructors[] = {{"invokeImpl", NULL, construct, NATIVE_OVERRIDE},
                                                   {NULL, NULL, NULL, 0}};
static const struct native_entry vm[] = {{"isJavaLangInvokeInited", NULL, yes, NATIVE_OVERRIDE}, {NULL, NULL, NULL, 0}};

const struct native_class jdk_internal_reflect_HandleFactory_natives = {
    "jdk/internal/reflect/MethodHandleAccessorFactory", factory};
const struct native_class jdk_internal_reflect_HandleImpl_natives = {"java/lang/invoke/MethodHandleImpl$1", impl};
const struct native_class jdk_internal_reflect_MethodHandle_natives = {
    "jdk/internal/reflect/DirectMethodHandleAccessor", methods};
const struct native_class jdk_internal_reflect_ConstructorHandle_natives = {
    "jdk/internal/reflect/DirectConstructorHandleAccessor", constructors};
const struct native_class jdk_internal_reflect_InvokeInited_natives = {"jdk/internal/misc/VM", vm};
