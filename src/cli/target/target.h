/* target.h - what to run: the JDK, the class path, the main class and its arguments.
 *
 * Parsed from the arguments of a command: options (option_table.h) first, then one of
 *   Main [args]             a class name, a.b.Main or a/b/Main
 *   -jar FILE.jar [args]
 *   -m MODULE[/Main] [args] found on the module path; without a class, the one that the module names
 *   --test CLASS[#METHOD]   tests of JUnit, see junit.h
 *   path/Main.class [args]  the class path is the folder that its package begins in
 *   path/Main.java [args]   compiled with the JDK's javac into a temporary folder
 * Everything after that belongs to the program. With --resume there is nothing of that: main_class stays NULL.
 */
#ifndef HAVELOCK_CLI_TARGET_TARGET_H
#define HAVELOCK_CLI_TARGET_TARGET_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/limits.h"
#include "base/vec.h"
#include "cli/host/tempdir.h"
#include "cli/option/option_table.h"
#include "cli/option/property_options.h"
#include "cli/target/jdk.h"
#include "vm/world/host_snapshot.h"

struct lookups; /* program/lookups.h */

struct words VEC(const char *);

struct target {
    enum command command;
    struct jdk jdk;
    const char *class_path;               /* colon-separated; the program honours the manifests of its jars */
    const char *module;                   /* of -m, or NULL */
    const char *main_class;               /* internal form: a/b/Main; "" with a module: the one that it names */
    const char *test_class, *test_method; /* of --test: internal form, or NULL; the method may be NULL */
    bool needs_modules;                   /* an option is about modules: they are set up before anything runs */
    const char *source;                   /* the .java file the target was compiled from, or NULL */
    int argc;                             /* the program's arguments, borrowed from the command's (what is not read
                                             yet, until target_find) */
    char **argv;
    struct words properties;             /* of -D: "key=value" in order, a NULL at the end */
    struct words assertions;             /* -ea, -da, -esa, -dsa as given, a NULL at the end (program/assertions.h) */
    struct words expected;               /* of --expect, in order, a NULL at the end */
    struct words invariants;             /* of --invariant, in order */
    bool is_bad_jar;                     /* of -jar: what is wrong is said in java's own words */
    bool assertions_on;                  /* what holds without a switch: on, except under java */
    u64 max_heap, stack_size;            /* -Xmx, -Xss in bytes; 0: not given */
    struct limits *limits;               /* when the command has to end; borrowed; NULL: never */
    bool is_too_late;                    /* a limit was reached while the target was compiled */
    const u64 *seed;                     /* of this run; NULL: that of the options */
    bool listened;                       /* analyses may listen to the VMs for searches */
    struct host_snapshot *host_snapshot; /* what VMs for searches see of the world (vm/world/host_snapshot.h), borrowed;
                                            NULL: they run plainly */
    struct lookups *lookups;             /* what VMs ask the class path for is noted there, borrowed; NULL: nowhere */
    const char *option[OPTION_COUNT];    /* the last value of each option; NULL: not given, "": a flag */

    /* Owned by the target; everything above lives until target_free. */
    struct arena *arena;
    struct tempdir *classes; /* where a .java file was compiled to, or NULL */
};

/* Parses the arguments that follow the command's name. 0; 1: --help was asked for, nothing else was done; -1 with diag.
 * limits: become what --max-time and --max-memory say. In every case target_free is to be called. */
int target_parse(struct target *target, struct limits *limits, enum command command, int argc, char **argv,
                 struct diag *diag);

/* Its two halves: the options, which takes no time; then what they name, which may have to be compiled. */
int target_read_options(struct target *target, struct limits *limits, enum command command, int argc, char **argv,
                        struct diag *diag);
int target_find(struct target *target, struct diag *diag);

/* The words of a command line that was parsed which say what is run and how: all but those about output. Borrowed from
 * argv and the target. */
void target_words(struct target *target, enum command command, int argc, char **argv, struct words *words);

/* Where its source files may be, besides the neighbourhood of its class files: folders separated by ':', or NULL. */
const char *target_sources(const struct target *target);

/* Its --invariant options, for property_options_read. Borrowed. */
struct invariant_options target_invariants(const struct target *target);

/* Says why target_parse failed, and returns the exit status. */
int target_complain(const struct target *target, const struct diag *diag);

void target_free(struct target *target);

#endif
