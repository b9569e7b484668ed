#include "vm/link/class_define.h"

#include <stdlib.h>

#include "program/link/resolve.h"
#include "vm/explore/observe.h"
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

/* Is the head of the file right, and about the class asked for? */
static int check_head(struct thread *t, const struct sym *name, struct slice bytes) {
    struct arena *arena = arena_new();
    enum classfile_fault fault = CLASSFILE_OK;
    struct diag diag = {{0}};
    struct classfile_request request = {.name = {(const u8 *)name->text, name->length},
                                        .max_major = (u16)(program_jdk_version(t->vm->program) + 44)};
    struct classfile *cf = classfile_read_header(arena, bytes, &request, &fault, &diag);
    arena_free(arena);
    return cf ? 0 : throw_new(t, throwable_of(fault), "%s", diag.text);
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

/* A search that went back may define the same class again. */
static struct class *defined_before(struct thread *t, u32 loader, const struct sym *name) {
    struct class *c = name && t->vm->undo ? program_loaded(t->vm->program, loader, name) : NULL;
    return c && c->loader == loader && c->cf ? c : NULL;
}

static bool has_bytes(const struct class *c, struct slice bytes) {
    return c->cf->bytes.length == bytes.length && memcmp(c->cf->bytes.at, bytes.at, bytes.length) == 0;
}

/* NULL: an exception was raised, or the VM is over (t->stop). */
static struct class *define(struct thread *t, u32 loader, const struct sym *name, struct slice bytes) {
    struct class *c = defined_before(t, loader, name);
    if (c && has_bytes(c, bytes)) return c;
    if (c)
        return vm_fatal(t->vm, t, "a search cannot define two classes of the name %s, on different paths",
                        c->name->text),
               NULL;
    struct program *program = t->vm->program;
    struct link_error error = {0};
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

enum native_status class_define(struct thread *t, ref loader, ref name, struct slice bytes, ref *out) {
    struct vm *vm = t->vm;
    const struct sym *wanted = name ? class_request_name(vm, name) : NULL;
    if (wanted && check_head(t, wanted, bytes) < 0) return NATIVE_THROWN;
    u32 number = class_loading_number(vm, loader);
    bool may_clash = wanted && !vm->undo && number > LOADER_APP;
    struct class *present = may_clash ? program_loaded(vm->program, number, wanted) : NULL;
    if (present && present->loader == number) return refuse_duplicate(t, loader, present), NATIVE_THROWN;
    struct class *c = define(t, number, wanted, bytes);
    if (!c) return t->stop ? NATIVE_STOP : NATIVE_THROWN;
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
