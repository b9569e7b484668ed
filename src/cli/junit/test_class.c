#include "cli/junit/test_class.h"

#include <stdlib.h>
#include <string.h>

#include "classfile/modifiers.h"
#include "cli/junit/annotated.h"
#include "cli/junit/test_labels.h"

enum { DEEPEST = 64, MOST_SUPERCLASSES = 1000 };

static const char *const nested_mark[] = {"org/junit/jupiter/api/Nested", NULL};
static const char *const runner_mark[] = {"org/junit/runner/RunWith", NULL};

/* Runners of classes whose tests are those of other classes: they are found there. */
static const char *const collectors[] = {"org/junit/runners/Suite", "org/junit/experimental/categories/Categories",
                                         "org/junit/experimental/runners/Enclosed",
                                         "org/junit/platform/runner/JUnitPlatform", NULL};

const struct classfile *test_class_file(struct arena *arena, const struct class_source *source,
                                        const struct classfile *cf, u16 index) {
    struct slice name = cp_name(cf, index);
    return class_source_find(source, arena_printf(arena, "%.*s", (int)name.length, (const char *)name.at));
}

static bool is_same(struct slice a, struct slice b) {
    return a.length == b.length && memcmp(a.at, b.at, a.length) == 0;
}

/* What the class says of itself as a member of another; NULL: it is none. */
static const struct inner_class *as_member(const struct classfile *cf) {
    for (u32 i = 0; i < cf->inner_class_count; i++)
        if (is_same(cp_name(cf, cf->inner_classes[i].inner), cp_name(cf, cf->this_class))) return &cf->inner_classes[i];
    return NULL;
}

/* Those who inherit from an abstract class inherit its @Nested classes, too; JUnit runs them there only. */
static void look_at_outer(const struct classfile *outer, struct test_class *out) {
    if (outer && (outer->access & MODIFIER_ABSTRACT) && !out->disabled)
        out->disabled = "the class around it is abstract; run a subclass as a whole, with check --test";
}

/* Goes from the class to those around it. False: one of them is local, private or missing. */
static bool look_outwards(struct arena *arena, const struct class_source *source, struct test_class *out) {
    const struct classfile *cf = out->cf;
    out->is_nested = true;
    for (u32 depth = 0; cf && depth < DEEPEST; depth++) {
        const struct inner_class *member = as_member(cf);
        test_label_tags(arena, source, cf, cf->annotations.visible, &out->tags);
        if (!out->disabled) out->disabled = test_label_disabled(arena, source, cf, cf->annotations.visible);
        if (!member) return !cf->enclosing_class;
        if (!member->outer || !member->name || (member->access & MODIFIER_PRIVATE)) return false;
        if (member->access & MODIFIER_STATIC) return true; /* what is around a static class is not its container */
        out->is_inner |= depth == 0;
        out->is_nested &= annotated_with(source, cf, cf->annotations.visible, nested_mark, NULL);
        cf = test_class_file(arena, source, cf, member->outer);
        look_at_outer(cf, out);
    }
    return false;
}

static void look_upwards(struct arena *arena, const struct class_source *source, struct test_class *out) {
    const struct classfile *cf = out->cf;
    for (u32 left = MOST_SUPERCLASSES; cf && cf->super_class && left; left--) {
        out->is_test_case |= slice_is(cp_name(cf, cf->super_class), "junit/framework/TestCase");
        cf = test_class_file(arena, source, cf, cf->super_class);
        if (cf) test_label_tags(arena, source, cf, cf->annotations.visible, &out->tags);
    }
}

static bool has_runner(const struct class_source *source, const struct classfile *cf) {
    struct annotation runner;
    struct slice name;
    if (!annotated_with(source, cf, cf->annotations.visible, runner_mark, &runner)) return false;
    if (!annotation_text(&runner, "value", 0, &name)) return false;
    for (const char *const *collector = collectors; *collector; collector++)
        if (slice_is(name, *collector)) return false;
    return true;
}

bool test_class_read(struct arena *arena, const struct class_source *source, const char *name, struct test_class *out) {
    const u16 never = MODIFIER_INTERFACE | MODIFIER_ABSTRACT | MODIFIER_ANNOTATION | MODIFIER_SYNTHETIC;
    *out = (struct test_class){.name = arena_string(arena, name), .cf = class_source_find(source, name)};
    if (!out->cf || (out->cf->access & never) || !look_outwards(arena, source, out)) return false;
    look_upwards(arena, source, out);
    out->has_runner = has_runner(source, out->cf);
    return true;
}

void test_class_free(struct test_class *class) { vec_free(&class->tags); }
