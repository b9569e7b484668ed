#define _GNU_SOURCE
#include "cli/project/class_path_file.h"

#include <glob.h>
#include <string.h>

#include "cli/host/file.h"

/* Line ends and the spaces around paths become ':'; empty entries would mean the current folder. */
static const char *tidy(struct arena *arena, struct slice text) {
    char *out = arena_alloc(arena, text.length + 1), *to = out;
    for (size_t i = 0; i < text.length; i++) {
        char c = (char)text.at[i];
        bool separates = c == ':' || c == '\n' || c == '\r';
        if (!separates) *to++ = c;
        else if (to > out && to[-1] != ':') *to++ = ':';
    }
    while (to > out && (to[-1] == ':' || to[-1] == ' ')) to--;
    *to = 0;
    return out;
}

const char *class_path_file_read(struct arena *arena, const char *path, struct diag *diag) {
    struct slice text;
    if (file_read(arena, path, &text, diag) < 0) return NULL;
    if (memchr(text.at, 0, text.length)) {
        diag_set(diag, "%s: not a class path", path);
        return NULL;
    }
    return tidy(arena, text);
}

/* ---- reports of surefire ---- */

static void decode_entities(char *text) {
    static const struct {
        const char *entity;
        char c;
    } entities[] = {{"&amp;", '&'}, {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&apos;", '\''}};
    char *to = text;
    for (const char *at = text; *at;) {
        size_t length = 0;
        for (size_t i = 0; i < sizeof entities / sizeof *entities && !length; i++)
            if (strncmp(at, entities[i].entity, strlen(entities[i].entity)) == 0) {
                length = strlen(entities[i].entity);
                *to++ = entities[i].c;
            }
        if (!length) *to++ = *at;
        at += length ? length : 1;
    }
    *to = 0;
}

/* The value of <property name="..." value="..."/>, in whatever order its parts stand. */
static const char *property(struct arena *arena, struct slice xml, const char *name) {
    const char *mark = arena_printf(arena, "name=\"%s\"", name);
    const char *at = memmem(xml.at, xml.length, mark, strlen(mark)), *end = (const char *)xml.at + xml.length;
    if (!at) return NULL;
    while (at > (const char *)xml.at && *at != '<') at--;
    const char *close = memchr(at, '>', (size_t)(end - at));
    const char *value = close ? memmem(at, (size_t)(close - at), "value=\"", 7) : NULL;
    if (!value) return NULL;
    char *text = arena_printf(arena, "%.*s", (int)strcspn(value + 7, "\""), value + 7);
    decode_entities(text);
    return text;
}

static const char *from_reports(struct arena *arena, const char *folder) {
    glob_t found;
    const char *path = NULL;
    if (glob(arena_printf(arena, "%s/target/surefire-reports/TEST-*.xml", folder), 0, NULL, &found) != 0) return NULL;
    for (size_t i = 0; i < found.gl_pathc && !path; i++) {
        struct slice xml;
        struct diag ignored;
        if (file_read(arena, found.gl_pathv[i], &xml, &ignored) < 0) continue;
        path = property(arena, xml, "surefire.test.class.path");
        if (!path) path = property(arena, xml, "java.class.path");
    }
    globfree(&found);
    return path;
}

const char *class_path_file_of_build(struct arena *arena, const char *folder) {
    static const char *const files[] = {"target/classpath.txt", "build/classpath.txt", NULL};
    struct diag ignored;
    for (const char *const *file = files; *file; file++) {
        const char *path = arena_printf(arena, "%s/%s", folder, *file);
        if (file_is_regular(path)) return class_path_file_read(arena, path, &ignored);
    }
    return from_reports(arena, folder);
}
