/* build_layout.h - the folders into which a build compiles. */
#ifndef HAVELOCK_CLI_PROJECT_BUILD_LAYOUT_H
#define HAVELOCK_CLI_PROJECT_BUILD_LAYOUT_H

#include "base/arena.h"
#include "cli/project/paths.h"

struct build_layout {
    struct paths tests;     /* class folders with tests */
    struct paths main;      /* other class folders and resources */
    struct paths libraries; /* jars that lie in the project */
};

/* Of a folder that Maven or Gradle compiled into. False: neither did. */
bool build_layout_of(struct arena *arena, const char *folder, struct build_layout *out);

/* Of a plain folder: every folder in which a package begins holds tests. */
void build_layout_of_classes(struct arena *arena, const char *folder, struct build_layout *out);

/* The jars of lib/, libs/ and target/dependency/. */
void build_layout_libraries(struct arena *arena, const char *folder, struct build_layout *out);

/* The folders below that were compiled into, as paths; not the folder itself. */
void build_layout_modules(struct arena *arena, const char *folder, struct paths *out);

/* The command that compiles the tests of a folder in which nothing was compiled yet; NULL: no build is known. */
const char *build_layout_command(struct arena *arena, const char *folder);

void build_layout_free(struct build_layout *layout);

#endif
