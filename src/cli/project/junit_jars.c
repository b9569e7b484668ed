#include "cli/project/junit_jars.h"

#include <glob.h>
#include <stdlib.h>
#include <string.h>

#include "cli/host/file.h"
#include "cli/junit/class_files.h"

#define ENGINE   "junit-platform-engine"
#define LAUNCHER "junit-platform-launcher"

/* A class, and the jar of Debian that has it. */
struct part {
    const char *class_name;
    const char *jar; /* without ".jar" */
};

static const struct part of_4[] = {{"org/junit/runner/JUnitCore", "junit4"}, {"org/hamcrest/Matcher", "hamcrest-core"}};
static const struct part of_5[] = {
    {"org/junit/jupiter/api/Test", "junit-jupiter-api"},
    {"org/junit/jupiter/engine/JupiterTestEngine", "junit-jupiter-engine"},
    {"org/junit/jupiter/params/ParameterizedTest", "junit-jupiter-params"},
    {"org/junit/platform/commons/JUnitException", "junit-platform-commons"},
    {"org/junit/platform/engine/TestEngine", ENGINE},
    {"org/junit/platform/launcher/core/LauncherFactory", LAUNCHER},
    {"org/opentest4j/AssertionFailedError", "opentest4j"},
    {"org/apiguardian/api/API", "apiguardian-api"},
};

static const char *join(struct arena *arena, const char *path, const char *more) {
    return *path ? arena_printf(arena, "%s:%s", path, more) : more;
}

static const char *replace_all(struct arena *arena, const char *text, const char *from, const char *to) {
    const char *found, *done = "";
    while ((found = strstr(text, from))) {
        done = arena_printf(arena, "%s%.*s%s", done, (int)(found - text), text, to);
        text = found + strlen(from);
    }
    return arena_printf(arena, "%s%s", done, text);
}

/* Gradle keeps each file in a folder that is named after its contents. */
static const char *in_gradle_cache(struct arena *arena, const char *sibling) {
    const char *name = strrchr(sibling, '/'), *folder = file_folder(arena, file_folder(arena, sibling));
    const char *jar = NULL;
    glob_t found;
    if (!name || glob(arena_printf(arena, "%s/*%s", folder, name), 0, NULL, &found) != 0) return NULL;
    if (found.gl_pathc) jar = arena_string(arena, found.gl_pathv[0]);
    globfree(&found);
    return jar;
}

/* The launcher of the same version as the engine on the class path. */
static const char *beside_engine(struct arena *arena, const char *class_path) {
    for (const char *at = class_path; *at;) {
        size_t length = strcspn(at, ":");
        const char *entry = arena_printf(arena, "%.*s", (int)length, at);
        at += length + (at[length] == ':');
        const char *slash = strrchr(entry, '/'), *name = slash ? slash + 1 : entry;
        if (strncmp(name, ENGINE, strlen(ENGINE)) != 0) continue;
        const char *sibling = replace_all(arena, entry, ENGINE, LAUNCHER);
        if (file_is_regular(sibling)) return sibling;
        if (strstr(entry, "/files-2.1/") && (sibling = in_gradle_cache(arena, sibling))) return sibling;
    }
    return NULL;
}

static const char *of_debian(struct arena *arena, const char *name) {
    const char *folder = getenv("HAVELOCK_JARS");
    const char *path = arena_printf(arena, "%s/%s.jar", folder && *folder ? folder : "/usr/share/java", name);
    return file_is_regular(path) ? path : NULL;
}

static const char *add_missing(struct arena *arena, const char *class_path, struct class_files *files,
                               const struct part *parts, size_t count) {
    const char *whole = class_path;
    for (size_t i = 0; i < count; i++) {
        const char *jar = NULL;
        if (class_files_has(files, parts[i].class_name)) continue;
        if (strcmp(parts[i].jar, LAUNCHER) == 0) jar = beside_engine(arena, class_path);
        if (!jar) jar = of_debian(arena, parts[i].jar);
        if (jar) whole = join(arena, whole, jar);
    }
    return whole;
}

const char *junit_jars_complete(struct arena *arena, const char *class_path, bool needs4, bool needs5, int jdk,
                                struct diag *diag) {
    struct arena *own = arena_new();
    struct class_files *files = class_files_open(own, class_path, jdk, diag);
    const char *whole = class_path;
    if (files && needs4) whole = add_missing(arena, whole, files, of_4, sizeof of_4 / sizeof *of_4);
    if (files && needs5) whole = add_missing(arena, whole, files, of_5, sizeof of_5 / sizeof *of_5);
    class_files_close(files);
    arena_free(own);
    return files ? whole : NULL;
}
