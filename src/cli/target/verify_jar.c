#include "cli/target/verify_jar.h"

#include "cli/host/file.h"

const char *verify_jar_path(struct arena *arena) {
    const char *program = file_of_program(arena);
    if (!program) return NULL;
    const char *folder = file_folder(arena, program);
    const char *built = arena_printf(arena, "%s/havelock-verify.jar", folder);
    const char *installed = arena_printf(arena, "%s/../lib/havelock/havelock-verify.jar", folder);
    if (file_is_regular(built)) return built;
    return file_is_regular(installed) ? installed : NULL;
}

const char *verify_jar_append(struct arena *arena, const char *class_path) {
    const char *jar = verify_jar_path(arena);
    return jar ? arena_printf(arena, "%s:%s", class_path, jar) : class_path;
}
