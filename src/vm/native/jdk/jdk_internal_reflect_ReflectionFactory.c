/* newConstructorForSerialization, of the JDK and of sun.reflect, comes down to this. */
#include "vm/interp/raise.h"
#include "vm/link/java_names.h"
#include "vm/link/mirror.h"
#include "vm/link/reflect.h"
#include "vm/link/reflect_invoke.h"
#include "vm/link/reflect_serial.h"

static enum native_status throw_not_a_superclass(struct thread *t, const struct class *holder, const struct class *c) {
    char super[300], name[300];
    class_external_name(holder, super, sizeof super);
    class_external_name(c, name, sizeof name);
    throw_new(t, "java/lang/UnsupportedOperationException", "%s not a superclass of %s", super, name);
    return NATIVE_THROWN;
}

/* (factory, class, constructor of a superclass) */
static enum native_status generateConstructor(struct thread *t, u32 *args, u32 *result) {
    struct vm *vm = t->vm;
    struct method *m = reflect_method(vm, args[2]);
    struct class *c = mirror_class(vm, args[1]);
    if (!m || !c) return throw_new(t, "java/lang/InternalError", NULL), NATIVE_THROWN;
    if (!class_is_subclass(c, m->holder)) return throw_not_a_superclass(t, m->holder, c);
    enum native_status ready = program_jdk_version(vm->program) > 17 ? reflect_initialise(t, c) : NATIVE_DONE;
    if (ready != NATIVE_DONE) return ready;
    result[0] = reflect_serial_make(t, c, m);
    return result[0] ? NATIVE_DONE : NATIVE_THROWN;
}

static const struct native_entry entries[] = {{"generateConstructor", NULL, generateConstructor, NATIVE_OVERRIDE},
                                              {NULL, NULL, NULL, 0}};
const struct native_class jdk_internal_reflect_ReflectionFactory_natives = {"jdk/internal/reflect/ReflectionFactory",
                                                                            entries};
