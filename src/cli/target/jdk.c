#include "cli/target/jdk.h"

#include "cli/host/file.h"

#include <stdlib.h>
#include <string.h>

/* The value of KEY="value" in the text of a release file, or NULL. */
static const char *value_in_release(struct arena *arena, const char *text, const char *key) {
    size_t length = strlen(key);
    for (const char *line = text; line; line = strchr(line, '\n')) {
        line += *line == '\n';
        if (strncmp(line, key, length) == 0 && line[length] == '=' && line[length + 1] == '"') {
            const char *value = line + length + 2;
            return arena_printf(arena, "%.*s", (int)strcspn(value, "\"\n"), value);
        }
        if (*line == '\0') break;
    }
    return NULL;
}

static const char *without_last_slashes(struct arena *arena, const char *path) {
    size_t length = strlen(path);
    while (length > 1 && path[length - 1] == '/') length--;
    return arena_printf(arena, "%.*s", (int)length, path);
}

int jdk_at(struct arena *arena, const char *home, const char *origin, struct jdk *out, struct diag *diag) {
    *out = (struct jdk){.home = without_last_slashes(arena, home), .origin = origin, .version = "unknown"};
    if (!file_is_folder(out->home)) return diag_set(diag, "%s: no such directory (JDK from %s)", out->home, origin);
    if (!file_is_regular(arena_printf(arena, "%s/lib/modules", out->home)))
        return diag_set(diag, "%s: not a JDK of version 9 or later: it has no lib/modules (from %s)", out->home,
                        origin);
    struct slice release;
    struct diag ignored;
    if (file_read(arena, arena_printf(arena, "%s/release", out->home), &release, &ignored) == 0) {
        const char *version = value_in_release(arena, (const char *)release.at, "JAVA_VERSION");
        if (version) {
            out->version = version;
            out->feature = atoi(version);
        }
    }
    return 0;
}

/* The first executable PATH/java, its links resolved; NULL when there is none. */
static const char *java_on_path(struct arena *arena) {
    const char *path = getenv("PATH");
    while (path && *path) {
        size_t length = strcspn(path, ":");
        const char *candidate = arena_printf(arena, "%.*s/java", (int)length, path);
        if (length > 0 && file_is_executable(candidate)) {
            char *real = realpath(candidate, NULL);
            const char *copy = real ? arena_string(arena, real) : candidate;
            free(real);
            return copy;
        }
        path += length;
        path += *path == ':';
    }
    return NULL;
}

int jdk_find(struct arena *arena, const char *asked, struct jdk *out, struct diag *diag) {
    if (asked) return jdk_at(arena, asked, "--jdk", out, diag);
    const char *home = getenv("JAVA_HOME");
    if (home && *home) return jdk_at(arena, home, "JAVA_HOME", out, diag);
    const char *java = java_on_path(arena);
    if (!java) return diag_set(diag, "no JDK found: use --jdk DIR, set JAVA_HOME or put java on the PATH");
    return jdk_at(arena, file_folder(arena, file_folder(arena, java)), "PATH", out, diag);
}

const char *jdk_tool(struct arena *arena, const struct jdk *jdk, const char *name) {
    const char *path = arena_printf(arena, "%s/bin/%s", jdk->home, name);
    return file_is_executable(path) ? path : NULL;
}
