/* How a class stands to others: interfaces, where it was declared, its nest, who may extend it; and its attributes. */
#include "program/link/declaring.h"
#include "program/link/resolve.h"
#include "vm/interp/raise.h"
#include "vm/link/java_names.h"
#include "vm/link/mirror.h"
#include "vm/link/reflect_make.h"
#include "vm/link/reflect_type.h"
#include "vm/native.h"

static struct class *self(struct thread *t, u32 *args) { return mirror_class(t->vm, args[0]); }

static enum native_status getInterfaces0(struct thread *t, u32 *args, u32 *result) {
    struct class *c = self(t, args);
    ref array = reflect_array(t, "java/lang/Class", c->interface_count);
    if (!array) return NATIVE_THROWN;
    for (u32 i = 0; i < c->interface_count; i++) words(object_at(t->vm, array))[i] = mirror_of(t->vm, c->interfaces[i]);
    result[0] = array;
    return NATIVE_DONE;
}

/* ---- where it was declared ---- */

/* {class, name, descriptor}: the last two are null for a class in an initialiser. */
static enum native_status getEnclosingMethod0(struct thread *t, u32 *args, u32 *result) {
    struct class *c = self(t, args);
    if (!c->cf || !c->cf->enclosing_class) return NATIVE_DONE;
    struct class *outer = reflect_class_at(t, c, c->cf->enclosing_class);
    ref array = outer ? reflect_array(t, "java/lang/Object", 3) : 0;
    if (!array) return NATIVE_THROWN;
    u32 *at = words(object_at(t->vm, array));
    at[0] = mirror_of(t->vm, outer);
    if (c->cf->enclosing_method) {
        const struct cp_entry *method = &c->cf->cp[c->cf->enclosing_method];
        at[1] = reflect_utf8(t->vm, c, method->a);
        at[2] = reflect_utf8(t->vm, c, method->b);
    }
    result[0] = array;
    return NATIVE_DONE;
}

static enum native_status getDeclaringClass0(struct thread *t, u32 *args, u32 *result) {
    struct class *c = self(t, args);
    const struct inner_class *inner = declaring_entry(c);
    u16 index = !inner ? 0 : inner->outer ? inner->outer : c->cf->enclosing_class;
    if (!index) return NATIVE_DONE;
    struct class *outer = reflect_class_at(t, c, index);
    if (!outer) return NATIVE_THROWN;
    if (!declaring_admits(outer, c, inner->outer != 0)) {
        char outer_name[300], name[300];
        class_external_name(outer, outer_name, sizeof outer_name);
        class_external_name(c, name, sizeof name);
        throw_new(t, "java/lang/IncompatibleClassChangeError", "%s and %s disagree on InnerClasses attribute",
                  outer_name, name);
        return NATIVE_THROWN;
    }
    if (inner->outer) result[0] = mirror_of(t->vm, outer);
    return NATIVE_DONE;
}

static enum native_status getSimpleBinaryName0(struct thread *t, u32 *args, u32 *result) {
    struct class *c = self(t, args);
    const struct inner_class *inner = declaring_entry(c);
    result[0] = inner ? reflect_utf8(t->vm, c, inner->name) : 0;
    return NATIVE_DONE;
}

/* ---- nests and sealed hierarchies ---- */

static enum native_status getNestHost0(struct thread *t, u32 *args, u32 *result) {
    struct class *c = self(t, args);
    result[0] = mirror_of(t->vm, c->cf ? nest_host(t->vm->program, c) : c);
    return NATIVE_DONE;
}

/* The classes that can be loaded; those that fail `keep` are left out. */
static ref loadable(struct thread *t, struct class *first, struct class *c, const u16 *indices, u32 count,
                    bool (*keep)(struct program *, struct class *, struct class *)) {
    struct class *found[1024];
    u32 used = 0;
    if (first) found[used++] = first;
    for (u32 i = 0; i < count && used < 1024; i++) {
        struct link_error ignored = {0};
        struct class *other = resolve_class(t->vm->program, c, indices[i], &ignored);
        if (other && keep(t->vm->program, c, other)) found[used++] = other;
    }
    ref array = reflect_array(t, "java/lang/Class", used);
    for (u32 i = 0; array && i < used; i++) words(object_at(t->vm, array))[i] = mirror_of(t->vm, found[i]);
    return array;
}

static bool is_member(struct program *program, struct class *host, struct class *c) {
    return nest_host(program, c) == host;
}

static enum native_status getNestMembers0(struct thread *t, u32 *args, u32 *result) {
    struct class *c = self(t, args);
    struct class *host = c->cf ? nest_host(t->vm->program, c) : c;
    const u16 *members = host->cf ? host->cf->nest_members : NULL;
    result[0] = loadable(t, host, host, members, host->cf ? host->cf->nest_member_count : 0, is_member);
    return result[0] ? NATIVE_DONE : NATIVE_THROWN;
}

static bool any_class(struct program *program, struct class *c, struct class *sub) {
    (void)program, (void)c, (void)sub;
    return true;
}

static enum native_status getPermittedSubclasses0(struct thread *t, u32 *args, u32 *result) {
    struct class *c = self(t, args);
    if (!c->cf || !c->cf->is_sealed) return NATIVE_DONE;
    result[0] = loadable(t, NULL, c, c->cf->permitted, c->cf->permitted_count, any_class);
    return result[0] ? NATIVE_DONE : NATIVE_THROWN;
}

/* ---- attributes ---- */

static enum native_status getGenericSignature0(struct thread *t, u32 *args, u32 *result) {
    struct class *c = self(t, args);
    result[0] = c->cf ? reflect_utf8(t->vm, c, c->cf->signature) : 0;
    return NATIVE_DONE;
}

static enum native_status getRawAnnotations(struct thread *t, u32 *args, u32 *result) {
    struct class *c = self(t, args);
    return c->cf && reflect_bytes(t, c->cf->annotations.visible, result) < 0 ? NATIVE_THROWN : NATIVE_DONE;
}

static enum native_status getRawTypeAnnotations(struct thread *t, u32 *args, u32 *result) {
    struct class *c = self(t, args);
    return c->cf && reflect_bytes(t, c->cf->annotations.visible_type, result) < 0 ? NATIVE_THROWN : NATIVE_DONE;
}

/* The pool is known by its class. */
static enum native_status getConstantPool(struct thread *t, u32 *args, u32 *result) {
    if (!self(t, args)->cf) return NATIVE_DONE;
    result[0] = reflect_make(t, "jdk/internal/reflect/ConstantPool");
    if (!result[0]) return NATIVE_THROWN;
    reflect_put(t->vm, result[0], "constantPoolOop", "Ljava/lang/Object;", args[0]);
    return NATIVE_DONE;
}

static enum native_status getClassFileVersion0(struct thread *t, u32 *args, u32 *result) {
    struct class *c = self(t, args);
    if (c->cf) result[0] = (u32)c->cf->minor << 16 | c->cf->major;
    else result[0] = (u32)program_jdk_version(t->vm->program) + 44;
    return NATIVE_DONE;
}

static enum native_status getClassAccessFlagsRaw0(struct thread *t, u32 *args, u32 *result) {
    result[0] = self(t, args)->access;
    return NATIVE_DONE;
}

/* Nothing is signed. */
static enum native_status null(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result[0] = 0;
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"getInterfaces0", NULL, getInterfaces0, 0},
                                              {"getEnclosingMethod0", NULL, getEnclosingMethod0, 0},
                                              {"getDeclaringClass0", NULL, getDeclaringClass0, 0},
                                              {"getSimpleBinaryName0", NULL, getSimpleBinaryName0, 0},
                                              {"getNestHost0", NULL, getNestHost0, 0},
                                              {"getNestMembers0", NULL, getNestMembers0, 0},
                                              {"getPermittedSubclasses0", NULL, getPermittedSubclasses0, 0},
                                              {"getGenericSignature0", NULL, getGenericSignature0, 0},
                                              {"getRawAnnotations", NULL, getRawAnnotations, 0},
                                              {"getRawTypeAnnotations", NULL, getRawTypeAnnotations, 0},
                                              {"getConstantPool", NULL, getConstantPool, 0},
                                              {"getClassFileVersion0", NULL, getClassFileVersion0, 0},
                                              {"getClassAccessFlagsRaw0", NULL, getClassAccessFlagsRaw0, 0},
                                              {"getSigners", NULL, null, 0},
                                              {"setSigners", NULL, null, 0},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_lang_Class_relations_natives = {"java/lang/Class", entries};
