#include "vm/link/reflect_serial.h"

#include "program/link/resolve.h"
#include "vm/heap/alloc.h"
#include "vm/interp/raise.h"
#include "vm/link/mirror.h"
#include "vm/link/reflect_make.h"

static const char CONSTRUCTOR[] = "Ljava/lang/reflect/Constructor;", HANDLE[] = "Ljava/lang/invoke/MethodHandle;",
                  PARENT[] = "Ljdk/internal/reflect/DelegatingConstructorAccessorImpl;";

static ref field_value(struct vm *vm, ref object, const char *name, const char *descriptor) {
    const struct field *f = find_field(class_of(vm, object), name, descriptor);
    return f ? get32(object_at(vm, object), f->offset) : 0;
}

static bool is_on_handles(struct vm *vm) { return program_jdk_version(vm->program) > 17; }

static ref pair(struct thread *t, ref constructor, ref mirror) {
    struct vm *vm = t->vm;
    ref r = alloc_array(t, program_array_of(vm->program, vm->known.Object), 2);
    if (!r) return throw_memory(t), 0;
    words(object_at(vm, r))[0] = constructor;
    words(object_at(vm, r))[1] = mirror;
    return r;
}

static ref make_accessor(struct thread *t, ref constructor, ref mirror) {
    struct vm *vm = t->vm;
    bool on_handles = is_on_handles(vm);
    ref r = reflect_make(t, on_handles ? "jdk/internal/reflect/DirectConstructorHandleAccessor"
                                       : "jdk/internal/reflect/NativeConstructorAccessorImpl");
    if (!r) return 0;
    if (!on_handles) {
        reflect_put(vm, r, "c", CONSTRUCTOR, constructor);
        reflect_put(vm, r, "parent", PARENT, mirror);
        return r;
    }
    ref target = pair(t, constructor, mirror),
        types = field_value(vm, constructor, "parameterTypes", "[Ljava/lang/Class;");
    if (!target) return 0;
    reflect_put(vm, r, "paramCount", "I", object_at(vm, types)->length);
    reflect_put(vm, r, "target", HANDLE, target);
    return r;
}

ref reflect_serial_make(struct thread *t, struct class *c, struct method *m) {
    ref constructor = reflect_make_constructor(t, m);
    ref accessor = constructor ? make_accessor(t, constructor, mirror_of(t->vm, c)) : 0;
    if (!accessor) return 0;
    reflect_put(t->vm, constructor, "constructorAccessor", "Ljdk/internal/reflect/ConstructorAccessor;", accessor);
    reflect_put(t->vm, constructor, "override", "Z", 1);
    return constructor;
}

/* An array of two, if it is one for serialization. */
static ref pair_of(struct vm *vm, ref accessor) {
    ref target = field_value(vm, accessor, "target", HANDLE);
    return target && class_of(vm, target)->is_array ? target : 0;
}

struct class *reflect_serial_class(struct vm *vm, ref accessor) {
    ref two = pair_of(vm, accessor),
        noted = two ? words(object_at(vm, two))[1] : field_value(vm, accessor, "parent", PARENT);
    return noted && class_of(vm, noted) == vm->known.Class ? mirror_class(vm, noted) : NULL;
}

ref reflect_serial_target(struct vm *vm, ref accessor) {
    ref two = pair_of(vm, accessor);
    return two ? words(object_at(vm, two))[0] : field_value(vm, accessor, "target", HANDLE);
}
