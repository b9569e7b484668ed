#include "cli/junit/annotated.h"

#include <stdio.h>
#include <string.h>

enum { MOST_TYPES = 64, LONGEST_NAME = 512 };

struct walk {
    const struct class_source *source;
    annotated_visit *visit;
    void *context;
    struct slice seen[MOST_TYPES];
    u32 seen_count;
};

static bool is_same(struct slice a, struct slice b) {
    return a.length == b.length && memcmp(a.at, b.at, a.length) == 0;
}

static bool is_of_language(struct slice type) {
    static const char package[] = "java/lang/annotation/";
    return type.length > strlen(package) && memcmp(type.at, package, strlen(package)) == 0;
}

/* False: it was, or there are too many. */
static bool is_first(struct walk *walk, struct slice type) {
    for (u32 i = 0; i < walk->seen_count; i++)
        if (is_same(walk->seen[i], type)) return false;
    if (walk->seen_count == MOST_TYPES || is_of_language(type)) return false;
    walk->seen[walk->seen_count++] = type;
    return true;
}

static bool walk_over(struct walk *walk, const struct classfile *cf, struct slice attribute) {
    struct annotation_reader reader = annotations_of(cf, attribute);
    struct annotation annotation;
    char name[LONGEST_NAME];
    while (annotation_next(&reader, &annotation)) {
        if (walk->visit(walk->context, &annotation)) return true;
        if (annotation.type.length >= sizeof name || !is_first(walk, annotation.type)) continue;
        snprintf(name, sizeof name, "%.*s", (int)annotation.type.length, (const char *)annotation.type.at);
        const struct classfile *type = class_source_find(walk->source, name);
        if (type && walk_over(walk, type, type->annotations.visible)) return true;
    }
    return false;
}

bool annotated_each(const struct class_source *source, const struct classfile *cf, struct slice attribute,
                    annotated_visit *visit, void *context) {
    struct walk walk = {.source = source, .visit = visit, .context = context};
    return walk_over(&walk, cf, attribute);
}

struct wanted {
    const char *const *types;
    struct annotation *found;
};

static bool is_wanted(void *context, const struct annotation *annotation) {
    const struct wanted *wanted = context;
    for (const char *const *type = wanted->types; *type; type++)
        if (slice_is(annotation->type, *type)) {
            if (wanted->found) *wanted->found = *annotation;
            return true;
        }
    return false;
}

bool annotated_with(const struct class_source *source, const struct classfile *cf, struct slice attribute,
                    const char *const *types, struct annotation *found) {
    return annotated_each(source, cf, attribute, is_wanted, &(struct wanted){types, found});
}
