/* layout.h - the folders into which a build compiles. */
#ifndef HAVELOCK_CLI_PROJECT_LAYOUT_H
#define HAVELOCK_CLI_PROJECT_LAYOUT_H

#include "cli/project/project.h"

struct layout {
    struct paths tests;     /* class folders with tests */
    struct paths main;      /* other class folders and resources */
    struct paths libraries; /* jars that lie in the project */
};

/* Of a folder that Maven or Gradle compiled into. False: neither did. */
bool layout_of_build(struct arena *arena, const char *folder, struct layout *out);

/* Of a plain folder: every folder in which a package begins holds tests. */
void layout_of_classes(struct arena *arena, const char *folder, struct layout *out);

/* The jars of lib/, libs/ and target/dependency/. */
void layout_libraries(struct arena *arena, const char *folder, struct layout *out);

/* The folders below that were compiled into, as paths; not the folder itself. */
void layout_modules(struct arena *arena, const char *folder, struct paths *out);

/* The command that compiles the tests of a folder in which nothing was compiled yet; NULL: no build is known. */
const char *layout_build_command(struct arena *arena, const char *folder);

void layout_free(struct layout *layout);

#endif
