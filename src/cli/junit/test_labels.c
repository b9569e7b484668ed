#include "cli/junit/test_labels.h"

#include <string.h>

#include "classfile/descriptor_walk.h"
#include "cli/junit/annotated.h"

static const char *const off_marks[] = {"org/junit/jupiter/api/Disabled", "org/junit/Ignore", NULL};

/* "p/Foo" -> "p.Foo" */
static char *dotted(struct arena *arena, struct slice name) {
    char *text = arena_printf(arena, "%.*s", (int)name.length, (const char *)name.at);
    for (char *slash = text; (slash = strchr(slash, '/'));) *slash = '.';
    return text;
}

/* ---- tags ---- */

struct collector {
    struct arena *arena;
    struct test_tags *tags;
};

static void add(struct test_tags *tags, const char *tag) {
    for (u32 i = 0; i < tags->count; i++)
        if (strcmp(tags->items[i], tag) == 0) return;
    vec_push(tags, tag);
}

static void add_tag(struct collector *c, const struct annotation *annotation) {
    struct slice text;
    if (annotation_text(annotation, "value", 0, &text))
        add(c->tags, arena_printf(c->arena, "%.*s", (int)text.length, (const char *)text.at));
}

static void add_categories(struct collector *c, const struct annotation *annotation) {
    struct slice name;
    for (u32 i = 0; annotation_text(annotation, "value", i, &name); i++) {
        const char *whole = dotted(c->arena, name), *simple = whole;
        for (const char *at = whole; (at = strpbrk(at, ".$")); simple = ++at) continue;
        add(c->tags, whole);
        add(c->tags, simple);
    }
}

static bool collect(void *context, const struct annotation *annotation) {
    struct collector *c = context;
    struct annotation inside;
    if (slice_is(annotation->type, "org/junit/jupiter/api/Tag")) add_tag(c, annotation);
    if (slice_is(annotation->type, "org/junit/experimental/categories/Category")) add_categories(c, annotation);
    if (!slice_is(annotation->type, "org/junit/jupiter/api/Tags")) return false;
    struct annotation_reader inner = annotation_inner(annotation, "value");
    while (annotation_next(&inner, &inside)) add_tag(c, &inside);
    return false;
}

void test_label_tags(struct arena *arena, const struct class_source *source, const struct classfile *cf,
                     struct slice attribute, struct test_tags *tags) {
    annotated_each(source, cf, attribute, collect, &(struct collector){arena, tags});
}

/* ---- the others ---- */

const char *test_label_disabled(struct arena *arena, const struct class_source *source, const struct classfile *cf,
                                struct slice attribute) {
    struct annotation found;
    struct slice reason;
    if (!annotated_with(source, cf, attribute, off_marks, &found)) return NULL;
    if (!annotation_text(&found, "value", 0, &reason)) return "";
    return arena_printf(arena, "%.*s", (int)reason.length, (const char *)reason.at);
}

static const char *primitive_name(char type) {
    static const struct {
        char type;
        const char *name;
    } rows[] = {{'B', "byte"}, {'C', "char"}, {'D', "double"}, {'F', "float"},
                {'I', "int"},  {'J', "long"}, {'S', "short"},  {'Z', "boolean"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (rows[i].type == type) return rows[i].name;
    return "?";
}

static const char *type_name(struct arena *arena, struct slice type) {
    u32 dimensions = 0;
    while (dimensions < type.length && type.at[dimensions] == '[') dimensions++;
    type = (struct slice){type.at + dimensions, type.length - dimensions};
    bool named = type.length > 2 && type.at[0] == 'L';
    const char *name = named ? dotted(arena, (struct slice){type.at + 1, type.length - 2})
                             : primitive_name(type.length ? (char)type.at[0] : 0);
    while (dimensions--) name = arena_printf(arena, "%s[]", name);
    return name;
}

const char *test_label_parameters(struct arena *arena, struct slice descriptor) {
    struct descriptor_walk walk = descriptor_arguments(descriptor);
    struct slice type;
    const char *list = "";
    while (descriptor_next(&walk, &type))
        list = arena_printf(arena, "%s%s%s", list, *list ? ", " : "", type_name(arena, type));
    return list;
}
