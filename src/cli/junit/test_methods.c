#include "cli/junit/test_methods.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "classfile/modifiers.h"
#include "cli/junit/annotated.h"
#include "cli/junit/test_class.h"
#include "cli/junit/test_labels.h"

#define JUPITER "org/junit/jupiter/"

static const char *const marks5[] = {
    JUPITER "api/Test",         JUPITER "api/TestFactory",          JUPITER "api/TestTemplate",
    JUPITER "api/RepeatedTest", JUPITER "params/ParameterizedTest", NULL};
static const char *const marks4[] = {"org/junit/Test", "org/junit/experimental/theories/Theory", NULL};

enum { MOST_ANCESTORS = 1000 };

/* A method that was looked at, so that those it overrides are not. */
struct seen {
    const struct classfile *cf;
    const struct cf_member *member;
};

struct finder {
    struct arena *arena;
    const struct class_source *source;
    struct test_class class;
    struct test_methods *out;
    u32 first; /* of this class in out */
    struct VEC(struct seen) seen;
    struct VEC(const struct classfile *) ancestors;
};

/* ---- is it a test? ---- */

static bool is_plain_void(const struct classfile *cf, const struct cf_member *m) {
    return (m->access & MODIFIER_PUBLIC) && slice_is(cp_utf8(cf, m->descriptor), "()V");
}

static bool begins_with(struct slice text, const char *prefix) {
    return text.length >= strlen(prefix) && memcmp(text.at, prefix, strlen(prefix)) == 0;
}

/* The generation of JUnit that it is a test of, or 0. */
static int generation_of(const struct finder *f, const struct classfile *cf, const struct cf_member *m) {
    struct slice annotations = m->annotations.visible;
    bool callable = !(m->access & (MODIFIER_STATIC | MODIFIER_ABSTRACT | MODIFIER_SYNTHETIC));
    if (!callable) return 0;
    if (!(m->access & MODIFIER_PRIVATE) && annotated_with(f->source, cf, annotations, marks5, NULL))
        return f->class.is_inner && !f->class.is_nested ? 0 : 5;
    if (f->class.is_inner) return 0;
    if ((m->access & MODIFIER_PUBLIC) && annotated_with(f->source, cf, annotations, marks4, NULL)) return 4;
    return f->class.is_test_case && is_plain_void(cf, m) && begins_with(cp_utf8(cf, m->name), "test") ? 3 : 0;
}

/* ---- its name ---- */

static bool is_same(struct slice a, struct slice b) {
    return a.length == b.length && memcmp(a.at, b.at, a.length) == 0;
}

static bool is_overridden(const struct finder *f, const struct classfile *cf, const struct cf_member *m) {
    for (u32 i = 0; i < f->seen.count; i++) {
        const struct seen *s = &f->seen.items[i];
        if (is_same(cp_utf8(s->cf, s->member->name), cp_utf8(cf, m->name)) &&
            is_same(cp_utf8(s->cf, s->member->descriptor), cp_utf8(cf, m->descriptor)))
            return true;
    }
    return false;
}

/* Where two tests of the class share a name, their parameters tell them apart. */
static void name_overloads(struct finder *f, struct slice *descriptors) {
    u32 count = f->out->count - f->first;
    struct test_method *tests = f->out->items + f->first;
    bool *shares = arena_alloc(f->arena, count + 1);
    for (u32 i = 0; i < count; i++)
        for (u32 k = 0; k < count; k++) shares[i] |= i != k && strcmp(tests[i].method, tests[k].method) == 0;
    for (u32 i = 0; i < count; i++)
        if (shares[i])
            tests[i].method =
                arena_printf(f->arena, "%s(%s)", tests[i].method, test_label_parameters(f->arena, descriptors[i]));
}

/* ---- the methods ---- */

static void add_test(struct finder *f, const struct classfile *cf, const struct cf_member *m, int generation) {
    struct slice name = cp_utf8(cf, m->name);
    struct test_method test = {.class_name = f->class.name,
                               .method = arena_printf(f->arena, "%.*s", (int)name.length, (const char *)name.at),
                               .generation = generation,
                               .disabled = f->class.disabled};
    for (u32 i = 0; i < f->class.tags.count; i++) vec_push(&test.tags, f->class.tags.items[i]);
    test_label_tags(f->arena, f->source, cf, m->annotations.visible, &test.tags);
    if (!test.disabled) test.disabled = test_label_disabled(f->arena, f->source, cf, m->annotations.visible);
    vec_push(f->out, test);
}

static void look_at_methods(struct finder *f, const struct classfile *cf, struct slice **descriptors) {
    for (u32 i = 0; i < cf->method_count; i++) {
        const struct cf_member *m = &cf->methods[i];
        if (is_overridden(f, cf, m)) continue;
        int generation = generation_of(f, cf, m);
        vec_push(&f->seen, ((struct seen){cf, m}));
        if (!generation) continue;
        u32 at = f->out->count - f->first;
        struct slice *more = arena_alloc(f->arena, (at + 1) * sizeof *more);
        if (at) memcpy(more, *descriptors, at * sizeof *more);
        more[at] = cp_utf8(cf, m->descriptor);
        *descriptors = more;
        add_test(f, cf, m, generation);
    }
}

static void add_ancestor(struct finder *f, const struct classfile *cf) {
    for (u32 i = 0; i < f->ancestors.count; i++)
        if (f->ancestors.items[i] == cf) return;
    if (cf && f->ancestors.count < MOST_ANCESTORS) vec_push(&f->ancestors, cf);
}

/* The class and its superclasses, then their interfaces and those of these. */
static void list_ancestors(struct finder *f) {
    for (const struct classfile *cf = f->class.cf; cf && f->ancestors.count < MOST_ANCESTORS;) {
        add_ancestor(f, cf);
        cf = cf->super_class ? test_class_file(f->arena, f->source, cf, cf->super_class) : NULL;
    }
    for (u32 i = 0; i < f->ancestors.count; i++) {
        const struct classfile *cf = f->ancestors.items[i];
        for (u32 k = 0; k < cf->interface_count; k++)
            add_ancestor(f, test_class_file(f->arena, f->source, cf, cf->interfaces[k]));
    }
}

/* A runner of its own may know what the class says by other means than methods. */
static void add_whole_class(struct finder *f) {
    struct test_method test = {.class_name = f->class.name, .generation = 4, .disabled = f->class.disabled};
    for (u32 i = 0; i < f->class.tags.count; i++) vec_push(&test.tags, f->class.tags.items[i]);
    vec_push(f->out, test);
}

void test_methods_find(struct arena *arena, const struct class_source *source, const char *class_name,
                       struct test_methods *out) {
    struct finder f = {.arena = arena, .source = source, .out = out, .first = out->count};
    struct slice *descriptors = NULL;
    if (!test_class_read(arena, source, class_name, &f.class)) return;
    list_ancestors(&f);
    for (u32 i = 0; i < f.ancestors.count; i++) look_at_methods(&f, f.ancestors.items[i], &descriptors);
    if (f.first == out->count && f.class.has_runner) add_whole_class(&f);
    else name_overloads(&f, descriptors);
    vec_free(&f.seen);
    vec_free(&f.ancestors);
    test_class_free(&f.class);
}

void test_methods_free(struct test_methods *methods) {
    for (u32 i = 0; i < methods->count; i++) vec_free(&methods->items[i].tags);
    vec_free(methods);
}
