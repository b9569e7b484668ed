/* project.h - where the compiled tests of a project are, and the class path they need.
 *
 *   Maven    target/test-classes and target/classes
 *   Gradle   build/classes/LANGUAGE/test and .../main, build/resources
 *   plain    folders and jars that are named; of a folder, wherever below it class files lie
 *
 * A folder with several modules is searched for modules of the first two kinds. Libraries: what -cp and --cp-file name,
 * else what the build left behind (class_path_file.h), and the jars in lib/, libs/ and target/dependency/. JUnit itself
 * is added where it is missing (junit_jars.h). All paths are absolute.
 */
#ifndef HAVELOCK_CLI_PROJECT_PROJECT_H
#define HAVELOCK_CLI_PROJECT_PROJECT_H

#include "base/arena.h"
#include "base/diag.h"
#include "cli/project/paths.h"

struct project_module {
    const char *name;       /* its folder as seen from the project; "" for the project itself */
    const char *folder;     /* where its tests are run */
    struct paths roots;     /* folders and jars in which tests are looked for */
    const char *class_path; /* with the roots in front */
};

struct project_request {
    const char *const *places; /* folders and jars; none: the class path, or else the current folder */
    u32 place_count;
    const char *class_path; /* of -cp, or NULL */
    const char *list_file;  /* of --cp-file, or NULL */
    const char *module;     /* only the module with this name; NULL: all */
};

struct project {
    struct arena *arena;
    const char *folder; /* of the first place: where results are kept */
    struct VEC(struct project_module) modules;
};

/* 0, or -1 with diag: a place is not there, or nothing was compiled yet. project_free in either case. */
int project_find(struct project *project, const struct project_request *request, struct diag *diag);
void project_free(struct project *project);

#endif
