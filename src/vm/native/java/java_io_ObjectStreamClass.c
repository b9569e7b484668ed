/* Serialization makes objects whose own constructor does not run: only that of the first superclass which is not
 * serializable. HotSpot's JDK generates code for it; here a stub calls that constructor on an object made before. */
#include "base/map.h"
#include "program/link/resolve.h"
#include "program/synth/stub.h"
#include "vm/heap/alloc.h"
#include "vm/interp/predecode.h"
#include "vm/interp/raise.h"
#include "vm/link/mirror.h"
#include "vm/link/reflect.h"
#include "vm/link/reflect_invoke.h"
#include "vm/native.h"

static enum native_status initNative(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args, (void)result;
    return NATIVE_DONE;
}

static enum native_status hasStaticInitializer(struct thread *t, u32 *args, u32 *result) {
    struct class *c = mirror_class(t->vm, args[0]);
    const struct method *m = find_method(c, "<clinit>", "()V");
    result[0] = m && m->holder == c;
    return NATIVE_DONE;
}

/* Object stub(Object o): runs the constructor on o and returns o. Remembered for ever. */
static struct method *stub_of(struct thread *t, struct method *constructor) {
    static const u16 ops[] = {OP_LOAD32, OP_CALLFINAL, OP_LOAD32, OP_RETURN32};
    u64 known, key = (u64)3 << 62 | constructor->id;
    if (map_get(t->vm->link.made, key, &known)) return t->methods[known];
    struct method *stub =
        program_stub(t->vm->program, "<deserialise>", "(Ljava/lang/Object;)Ljava/lang/Object;", constructor->id);
    struct code *code = predecode_stub(t->vm->program, ops, 4);
    code->max_locals = 1;
    code->max_stack = 2;
    code->insns[0].a = code->insns[2].a = 1;
    code->insns[1].a = 1;
    code->insns[1].b = constructor->id;
    stub->arg_slots = 1;
    stub->code = code;
    map_put(t->vm->link.made, key, stub->id);
    return stub;
}

static ref field_value(struct vm *vm, ref object, const char *name, const char *descriptor) {
    const struct field *f = find_field(class_of(vm, object), name, descriptor);
    return f ? get32(object_at(vm, object), f->offset) : 0;
}

static enum native_status newInstance(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    struct vm *vm = t->vm;
    ref mirror = field_value(vm, args[0], "cl", "Ljava/lang/Class;");
    ref constructor = field_value(vm, args[0], "cons", "Ljava/lang/reflect/Constructor;");
    struct method *m = constructor ? reflect_method(vm, constructor) : NULL;
    struct class *c = mirror ? mirror_class(vm, mirror) : NULL;
    if (!m || !c || m->arg_slots != 1 || !class_is_subclass(c, m->holder)) return NATIVE_BYTECODE;
    enum native_status ready = reflect_initialise(t, c);
    if (ready != NATIVE_DONE) return ready;
    ref made = alloc_object(t, c);
    if (!made) return throw_memory(t), NATIVE_THROWN;
    return call_replace(t, stub_of(t, m), &made);
}

static const struct native_entry entries[] = {{"initNative", NULL, initNative, 0},
                                              {"hasStaticInitializer", NULL, hasStaticInitializer, 0},
                                              {"newInstance", "()Ljava/lang/Object;", newInstance, NATIVE_OVERRIDE},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_io_ObjectStreamClass_natives = {"java/io/ObjectStreamClass", entries};

/* (class, constructor): newInstance above knows the class, so the constructor itself will do. */
static enum native_status generateConstructor(struct thread *t, u32 *args, u32 *result) {
    (void)t;
    result[0] = args[2];
    return NATIVE_DONE;
}

static const struct native_entry factory[] = {{"generateConstructor", NULL, generateConstructor, NATIVE_OVERRIDE},
                                              {NULL, NULL, NULL, 0}};
const struct native_class jdk_internal_reflect_ReflectionFactory_natives = {"jdk/internal/reflect/ReflectionFactory",
                                                                            factory};
