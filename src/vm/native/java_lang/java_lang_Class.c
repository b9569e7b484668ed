#include <stdlib.h>

#include "program/assertions.h"
#include "program/link/resolve.h"
#include "vm/heap/java_string.h"
#include "vm/interp/init.h"
#include "vm/interp/raise.h"
#include "vm/link/class_loading.h"
#include "vm/link/class_request.h"
#include "vm/link/java_names.h"
#include "vm/link/mirror.h"
#include "vm/native.h"
#include "vm/state/undo.h"

static struct class *self(struct thread *t, u32 *args) { return mirror_class(t->vm, args[0]); }

static enum native_status initClassName(struct thread *t, u32 *args, u32 *result) {
    char name[1024];
    class_external_name(self(t, args), name, sizeof name);
    ref string = java_string_literal(t->vm, (struct slice){(const u8 *)name, strlen(name)});
    undo_object(t->vm, args[0]);
    set32(object_at(t->vm, args[0]), t->vm->known.Class_name, string);
    result[0] = string;
    return NATIVE_DONE;
}

static enum native_status getPrimitiveClass(struct thread *t, u32 *args, u32 *result) {
    static const char *const names[] = {"Zboolean", "Bbyte",  "Cchar",   "Sshort", "Iint",
                                        "Jlong",    "Ffloat", "Ddouble", "Vvoid"};
    char *name = java_string_utf8(t->vm, args[0]);
    for (u32 i = 0; i < 9; i++)
        if (strcmp(names[i] + 1, name) == 0)
            result[0] = mirror_of(t->vm, program_primitive(t->vm->program, names[i][0]));
    free(name);
    return NATIVE_DONE;
}

static enum native_status desiredAssertionStatus0(struct thread *t, u32 *args, u32 *result) {
    struct class *c = mirror_class(t->vm, args[0]);
    const char *const *switches = t->vm->options.assertions;
    result[0] = c->module ? assertions_enabled_in_jdk(switches, c->name->text)
                          : assertions_enabled(switches, t->vm->options.assertions_on, c->name->text);
    return NATIVE_DONE;
}

static enum native_status isInstance(struct thread *t, u32 *args, u32 *result) {
    result[0] = args[1] && class_is_subclass(class_of(t->vm, args[1]), self(t, args));
    return NATIVE_DONE;
}

static enum native_status isAssignableFrom(struct thread *t, u32 *args, u32 *result) {
    if (!args[1]) return throw_new(t, "java/lang/NullPointerException", NULL), NATIVE_THROWN;
    struct class *to = self(t, args), *from = mirror_class(t->vm, args[1]);
    result[0] = to == from || (!to->is_primitive && !from->is_primitive && class_is_subclass(from, to));
    return NATIVE_DONE;
}

static enum native_status isInterface(struct thread *t, u32 *args, u32 *result) {
    result[0] = self(t, args)->is_interface;
    return NATIVE_DONE;
}
static enum native_status isArray(struct thread *t, u32 *args, u32 *result) {
    result[0] = self(t, args)->is_array;
    return NATIVE_DONE;
}
static enum native_status isPrimitive(struct thread *t, u32 *args, u32 *result) {
    result[0] = self(t, args)->is_primitive;
    return NATIVE_DONE;
}
static enum native_status isHidden(struct thread *t, u32 *args, u32 *result) {
    result[0] = self(t, args)->is_hidden;
    return NATIVE_DONE;
}
static enum native_status isRecord0(struct thread *t, u32 *args, u32 *result) {
    struct class *c = self(t, args);
    result[0] = c->cf && c->cf->is_record;
    return NATIVE_DONE;
}

static enum native_status getModifiers(struct thread *t, u32 *args, u32 *result) {
    result[0] = class_modifiers(self(t, args));
    return NATIVE_DONE;
}

static enum native_status getSuperclass(struct thread *t, u32 *args, u32 *result) {
    struct class *c = self(t, args);
    result[0] = c->super && !c->is_interface ? mirror_of(t->vm, c->super) : 0;
    return NATIVE_DONE;
}

static enum native_status throw_not_found(struct thread *t, ref name) {
    char *text = java_string_utf8(t->vm, name);
    throw_new(t, "java/lang/ClassNotFoundException", "%s", text);
    free(text);
    return NATIVE_THROWN;
}

/* Lets the loader's own code say that there is no such class. */
static enum native_status ask_loader(struct thread *t, ref loader, ref name) {
    struct method *m = find_method(class_of(t->vm, loader), "loadClass", "(Ljava/lang/String;)Ljava/lang/Class;");
    u32 args[] = {loader, name};
    return m ? call_through(t, m, args) : throw_not_found(t, name);
}

/* (name, initialize, loader, caller) */
static enum native_status forName0(struct thread *t, u32 *args, u32 *result) {
    if (!args[0]) return throw_new(t, "java/lang/NullPointerException", NULL), NATIVE_THROWN;
    struct class *c;
    const struct sym *name = class_request_name(t->vm, args[0]);
    u32 loader = class_loading_number(t->vm, args[2]);
    if (class_request(t, loader, name, &c) != NATIVE_DONE) return NATIVE_THROWN;
    bool ask = !c && name && args[2] && class_request_well_formed(name);
    const struct sym *element = ask ? class_request_element(t->vm, name) : NULL;
    if (element && loader > LOADER_APP) return class_loading_call(t, args[2], element);
    if (element) return ask_loader(t, args[2], class_request_text(t->vm, element));
    if (!c && name && !class_request_well_formed(name))
        return throw_new(t, "java/lang/ClassNotFoundException", "%s", name->text), NATIVE_THROWN;
    if (!c) return throw_not_found(t, args[0]);
    if (args[1]) {
        switch (init_ensure(t, c)) {
        case INIT_PUSHED: return NATIVE_AGAIN;
        case INIT_THROWN: return NATIVE_THROWN;
        default: break;
        }
    }
    result[0] = mirror_of(t->vm, c);
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"initClassName", NULL, initClassName, 0},
                                              {"getPrimitiveClass", NULL, getPrimitiveClass, 0},
                                              {"desiredAssertionStatus0", NULL, desiredAssertionStatus0, 0},
                                              {"isInstance", NULL, isInstance, 0},
                                              {"isAssignableFrom", NULL, isAssignableFrom, 0},
                                              {"isInterface", NULL, isInterface, 0},
                                              {"isArray", NULL, isArray, 0},
                                              {"isPrimitive", NULL, isPrimitive, 0},
                                              {"isHidden", NULL, isHidden, 0},
                                              {"isRecord0", NULL, isRecord0, 0},
                                              {"getModifiers", NULL, getModifiers, 0},
                                              {"getSuperclass", NULL, getSuperclass, 0},
                                              {"forName0", NULL, forName0, 0},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_lang_Class_natives = {"java/lang/Class", entries};
