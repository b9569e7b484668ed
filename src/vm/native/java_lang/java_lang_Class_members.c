/* What a class declares: fields, methods, constructors, classes, record components. */
#include <stdlib.h>

#include "base/memory.h"
#include "program/link/prepare.h"
#include "vm/caveats.h"
#include "vm/interp/raise.h"
#include "vm/link/method_order.h"
#include "vm/link/mirror.h"
#include "vm/link/reflect_make.h"
#include "vm/link/reflect_type.h"
#include "vm/native.h"

static struct class *self(struct thread *t, u32 *args) { return mirror_class(t->vm, args[0]); }

/* Reflection links a class before it shows its members. */
static int link(struct thread *t, struct class *c) {
    struct link_error error = {0};
    return prepare_to_run(t->vm->program, c, &error) < 0 ? throw_link(t, &error) : 0;
}

static bool is_wanted(u16 access, bool public_only) { return !public_only || (access & ACC_PUBLIC); }

static enum native_status getDeclaredFields0(struct thread *t, u32 *args, u32 *result) {
    struct class *c = self(t, args);
    u32 count = 0, at = 0;
    if (link(t, c) < 0) return NATIVE_THROWN;
    if (c == t->vm->known.String) caveat_note_in_search(t, CAVEAT_STRING); /* what else could it want of them? */
    for (u32 i = 0; i < c->field_count; i++) count += is_wanted(c->fields[i].access, args[1]);
    ref array = reflect_array(t, "java/lang/reflect/Field", count);
    if (!array) return NATIVE_THROWN;
    for (u32 i = 0; i < c->field_count; i++) {
        if (!is_wanted(c->fields[i].access, args[1])) continue;
        ref made = reflect_make_field(t, &c->fields[i]);
        if (!made) return NATIVE_THROWN;
        words(object_at(t->vm, array))[at++] = made;
    }
    result[0] = array;
    return NATIVE_DONE;
}

static bool is_listed(const struct method *m, bool constructors, bool public_only) {
    if (m->flags & (METHOD_CLINIT | METHOD_OVERPASS | METHOD_UNLISTED)) return false;
    return !(m->flags & METHOD_INIT) == !constructors && is_wanted(m->access, public_only);
}

/* The JDK's own classes are shown as their class files have them. */
static u32 *order_of(const struct class *c) {
    u32 *order = memory_alloc(c->method_count * sizeof *order);
    if (c->cf && !c->module) method_order(c, order);
    else
        for (u32 i = 0; i < c->method_count; i++) order[i] = i;
    return order;
}

static bool fill_methods(struct thread *t, const struct class *c, const u32 *order, ref array, bool constructors,
                         bool public_only) {
    for (u32 i = 0, at = 0; i < c->method_count; i++) {
        struct method *m = c->methods[order[i]];
        if (!is_listed(m, constructors, public_only)) continue;
        ref made = constructors ? reflect_make_constructor(t, m) : reflect_make_method(t, m);
        if (!made) return false;
        words(object_at(t->vm, array))[at++] = made;
    }
    return true;
}

static enum native_status list_methods(struct thread *t, u32 *args, u32 *result, bool constructors) {
    struct class *c = self(t, args);
    u32 count = 0;
    if (link(t, c) < 0) return NATIVE_THROWN;
    for (u32 i = 0; c->cf && i < c->method_count; i++) count += is_listed(c->methods[i], constructors, args[1]);
    ref array = reflect_array(t, constructors ? "java/lang/reflect/Constructor" : "java/lang/reflect/Method", count);
    if (!array) return NATIVE_THROWN;
    u32 *order = order_of(c);
    bool filled = !c->cf || fill_methods(t, c, order, array, constructors, args[1]);
    free(order);
    result[0] = array;
    return filled ? NATIVE_DONE : NATIVE_THROWN;
}

static enum native_status getDeclaredMethods0(struct thread *t, u32 *args, u32 *result) {
    return list_methods(t, args, result, false);
}
static enum native_status getDeclaredConstructors0(struct thread *t, u32 *args, u32 *result) {
    return list_methods(t, args, result, true);
}

static bool names_class(const struct class *c, u16 index) {
    struct slice name = index ? cp_name(c->cf, index) : (struct slice){NULL, 0};
    return name.length == c->name->length && memcmp(name.at, c->name->text, name.length) == 0;
}

static enum native_status getDeclaredClasses0(struct thread *t, u32 *args, u32 *result) {
    struct class *c = self(t, args);
    u32 entries = c->cf ? c->cf->inner_class_count : 0, count = 0, at = 0;
    for (u32 i = 0; i < entries; i++) count += names_class(c, c->cf->inner_classes[i].outer);
    ref array = reflect_array(t, "java/lang/Class", count);
    if (!array) return NATIVE_THROWN;
    for (u32 i = 0; i < entries; i++) {
        if (!names_class(c, c->cf->inner_classes[i].outer)) continue;
        struct class *inner = reflect_class_at(t, c, c->cf->inner_classes[i].inner);
        if (!inner) return NATIVE_THROWN;
        words(object_at(t->vm, array))[at++] = mirror_of(t->vm, inner);
    }
    result[0] = array;
    return NATIVE_DONE;
}

static enum native_status getRecordComponents0(struct thread *t, u32 *args, u32 *result) {
    struct class *c = self(t, args);
    u32 count = c->cf ? c->cf->record_component_count : 0;
    ref array = reflect_array(t, "java/lang/reflect/RecordComponent", count);
    for (u32 i = 0; array && i < count; i++) {
        ref made = reflect_make_component(t, c, &c->cf->record_components[i]);
        if (!made) return NATIVE_THROWN;
        words(object_at(t->vm, array))[i] = made;
    }
    result[0] = array;
    return array ? NATIVE_DONE : NATIVE_THROWN;
}

static const struct native_entry entries[] = {{"getDeclaredFields0", NULL, getDeclaredFields0, 0},
                                              {"getDeclaredMethods0", NULL, getDeclaredMethods0, 0},
                                              {"getDeclaredConstructors0", NULL, getDeclaredConstructors0, 0},
                                              {"getDeclaredClasses0", NULL, getDeclaredClasses0, 0},
                                              {"getRecordComponents0", NULL, getRecordComponents0, 0},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_lang_Class_members_natives = {"java/lang/Class", entries};
