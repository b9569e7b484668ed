#include "vm/link/class_define.h"

#include <stdlib.h>

#include "program/definition.h"
#include "program/link/resolve.h"
#include "vm/explore/observe.h"
#include "vm/heap/java_string.h"
#include "vm/interp/fatal.h"
#include "vm/interp/init.h"
#include "vm/interp/raise.h"
#include "vm/link/class_loading.h"
#include "vm/link/class_request.h"
#include "vm/link/java_names.h"
#include "vm/link/mirror.h"
#include "vm/link/module.h"

static const char *throwable_of(enum classfile_fault fault) {
    switch (fault) {
    case CLASSFILE_VERSION: return "java/lang/UnsupportedClassVersionError";
    case CLASSFILE_NOT_A_CLASS: return "java/lang/NoClassDefFoundError";
    case CLASSFILE_INCOMPATIBLE: return "java/lang/IncompatibleClassChangeError";
    default: return "java/lang/ClassFormatError";
    }
}

/* Is the head of the file right, and about the class asked for (NULL: any)? Its name; NULL: raised. */
static const struct sym *read_head(struct thread *t, const struct sym *wanted, struct slice bytes) {
    struct arena *arena = arena_new();
    enum classfile_fault fault = CLASSFILE_OK;
    struct diag diag = {{0}};
    struct classfile_request request = {.max_major = (u16)(program_jdk_version(t->vm->program) + 44)};
    if (wanted) request.name = (struct slice){(const u8 *)wanted->text, wanted->length};
    struct classfile *cf = classfile_read_header(arena, bytes, &request, &fault, &diag);
    struct slice name = cf ? cp_name(cf, cf->this_class) : (struct slice){NULL, 0};
    const struct sym *found = cf ? sym_intern(program_symbols(t->vm->program), name.at, name.length) : NULL;
    arena_free(arena);
    if (!found) throw_new(t, throwable_of(fault), "%s", diag.text);
    return found;
}

static int refuse_duplicate(struct thread *t, ref loader, struct class *c) {
    struct vm *vm = t->vm;
    char name[300], own[256], parent[256];
    struct field *up = find_field(vm->known.ClassLoader, "parent", "Ljava/lang/ClassLoader;");
    class_external_name(c, name, sizeof name);
    java_names_loader(vm, loader, own, sizeof own);
    java_names_loader(vm, get32(object_at(vm, loader), up->offset), parent, sizeof parent);
    return throw_new(t, "java/lang/LinkageError",
                     "loader %s attempted duplicate class definition for %s. (%s is in unnamed module of loader %s, "
                     "parent loader %s)",
                     own, name, name, own, parent);
}

/* The name is taken already. That classes were loaded from the class path is no part of the state: of one that was
 * not there from the start, nobody knows whether it was loaded on this path. */
static int refuse(struct thread *t, ref loader, struct class *present) {
    struct vm *vm = t->vm;
    if (vm->undo && !present->definition && present->id >= vm->base.classes)
        return vm_fatal(vm, t, "a search cannot define class %s, which is on the class path, too", present->name->text),
               -1;
    if (present->loader > LOADER_APP) return refuse_duplicate(t, loader, present);
    return 0; /* the program has words for it */
}

/* NULL: an exception was raised. */
static struct class *define(struct thread *t, u32 loader, const struct sym *name, struct slice bytes) {
    struct program *program = t->vm->program;
    struct link_error error = {0};
    struct class *present = program_loaded(program, loader, name);
    struct class *c = present ? NULL : definition_version(program, loader, name, bytes);
    if (c) return definition_arrive(program, c), c;
    struct slice kept = {arena_copy(program_arena(program), bytes.at, bytes.length), bytes.length};
    c = program_define(program, loader, kept, NULL, &error);
    if (!c) throw_link(t, &error);
    return c;
}

/* The mirror of a class of a run-time loader names that loader, and the module there that has its package. */
static void adopt(struct vm *vm, ref mirror, ref loader) {
    struct field *unnamed = find_field(vm->known.ClassLoader, "unnamedModule", "Ljava/lang/Module;");
    ref module = module_with_package(vm, mirror_class(vm, mirror)->loader, mirror_class(vm, mirror)->name);
    if (!module) module = get32(object_at(vm, loader), unnamed->offset);
    undo_object(vm, mirror);
    set32(object_at(vm, mirror), vm->known.Class_classLoader, loader);
    set32(object_at(vm, mirror), vm->known.Class_module, module);
    if (vm->undo) {
        share(vm, loader);
        share(vm, module);
    }
}

/* The JDK itself also asks with slashes. */
static bool is_named(struct vm *vm, ref name, const struct sym *found) {
    char *text = java_string_utf8(vm, name);
    for (char *dot = text; (dot = strchr(dot, '.'));) *dot = '/';
    bool same = strcmp(text, found->text) == 0;
    free(text);
    return same;
}

/* The name asked for cannot be one; others were compared when the file was read. */
static enum native_status throw_wrong_name(struct thread *t, ref name, const struct sym *found) {
    char *text = java_string_utf8(t->vm, name);
    throw_new(t, "java/lang/NoClassDefFoundError", "%s (wrong name: %s)", text, found->text);
    free(text);
    return NATIVE_THROWN;
}

enum native_status class_define(struct thread *t, ref loader, ref name, struct slice bytes, ref *out) {
    struct vm *vm = t->vm;
    const struct sym *wanted = name ? class_request_name(vm, name) : NULL, *found = read_head(t, wanted, bytes);
    if (!found) return NATIVE_THROWN;
    if (name && found != wanted && !is_named(vm, name, found)) return throw_wrong_name(t, name, found);
    u32 number = class_loading_number(vm, loader);
    struct class *present = program_loaded(vm->program, number, found);
    if (present && present->loader == number && refuse(t, loader, present) < 0)
        return t->stop ? NATIVE_STOP : NATIVE_THROWN;
    struct class *c = define(t, number, found, bytes);
    if (!c) return NATIVE_THROWN;
    init_prepare_statics(vm);
    *out = mirror_of(vm, c);
    if (number > LOADER_APP) adopt(vm, *out, loader);
    return NATIVE_DONE;
}

static struct field *domain_field(struct vm *vm) {
    struct field *f = find_field(vm->known.Class, "protectionDomain", "Ljava/security/ProtectionDomain;");
    return f ? f : find_field(vm->known.Class, "classData", "Ljava/lang/Object;");
}

void class_set_domain(struct vm *vm, ref mirror, ref domain) {
    struct field *f = domain_field(vm);
    if (!f || !domain) return;
    undo_object(vm, mirror);
    set32(object_at(vm, mirror), f->offset, domain);
    if (vm->undo) share(vm, domain);
}

ref class_domain(struct vm *vm, ref mirror) {
    const struct field *f = domain_field(vm);
    const struct class *c = mirror_class(vm, mirror);
    return f && c->cf && !c->module && !c->is_hidden ? get32(object_at(vm, mirror), f->offset) : 0;
}
