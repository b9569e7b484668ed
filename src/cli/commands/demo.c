/* demo.c - `havelock demo [NAME]`: a prepared example, end to end.
 *
 * An example is a program below examples/ and the command that is worth seeing on it. Its command line is printed as
 * a user would type it, and then run; the exit status is that command's. Without a name the examples are listed and
 * the first one is run. One that needs a library which is not installed says which Debian package has it: status 2.
 *
 * The examples are found from the place of the program: in the source tree, or installed beside it. The libraries are
 * looked for where Debian puts them, in /usr/share/java, or in the folder that the environment's HAVELOCK_JARS names.
 */
#include "cli/commands/commands.h"

#include "base/vec.h"
#include "cli/commands/dispatch.h"
#include "cli/host/exit_status.h"
#include "cli/host/file.h"
#include "cli/option/help.h"
#include "cli/target/target.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct example {
    const char *name;
    enum command command;
    const char *file;    /* below the folder of the examples */
    const char *jars;    /* the libraries it is about, with spaces between; "": none */
    const char *package; /* of Debian: has them, or needs the others */
    const char *about;
};

static const struct example examples[] = {
    {"bank", COMMAND_HUNT, "Bank.java", "", "",
     "a race and two lock orders, predicted from one run, confirmed or refuted"},
    {"log4j", COMMAND_HUNT, "real/Log4jDeadlock.java", "log4j-1.2.jar", "liblog4j1.2-java",
     "a deadlock in log4j 1.2, predicted from a run without one"},
    {"http", COMMAND_HUNT, "real/HttpShutdown.java", "commons-httpclient.jar commons-logging.jar commons-codec.jar",
     "libcommons-httpclient-java", "a deadlock in commons-httpclient 3.1, predicted in the same way"},
    {"pool", COMMAND_CHECK, "real/PoolClear.java", "commons-pool2.jar", "libcommons-pool2-java",
     "an exception in commons-pool2 2.11.1, found by searching all interleavings"},
    {"values", COMMAND_CHECK, "ValueDeadlock.java", "", "", "a deadlock, found by searching all interleavings"},
    {"update", COMMAND_CHECK, "LostUpdate.java", "", "", "a lost update, found by searching all interleavings"},
    {"philosophers", COMMAND_CHECK, "Philosophers.java", "", "", "dining philosophers, and how they deadlock"},
    {"gate", COMMAND_CHECK, "PhilosophersGate.java", "", "", "the same with a gate lock: proved free of deadlocks"},
};
static const unsigned example_count = sizeof examples / sizeof *examples;

static const struct example *example_named(const char *name) {
    for (unsigned i = 0; i < example_count; i++)
        if (strcmp(examples[i].name, name) == 0) return &examples[i];
    return NULL;
}

static void list_examples(void) {
    printf("examples:\n");
    for (unsigned i = 0; i < example_count; i++) printf("  %-13s %s\n", examples[i].name, examples[i].about);
    printf("`havelock demo NAME` shows one of them; this is %s.\n\n", examples[0].name);
}

/* ---- where it lies ---- */

/* As seen from the current folder, if it is below that. */
static const char *as_one_would_type_it(struct arena *arena, const char *path) {
    char here[PATH_MAX], whole[PATH_MAX];
    if (!realpath(path, whole)) return path;
    size_t length = getcwd(here, sizeof here) ? strlen(here) : 0;
    bool below = length > 0 && strncmp(whole, here, length) == 0 && whole[length] == '/';
    return arena_string(arena, below ? whole + length + 1 : whole);
}

/* Builds lie in build/ or in a folder below that. */
static const char *find_file(struct arena *arena, const char *file, struct diag *diag) {
    static const char *const folders[] = {"../examples", "../../examples", "../share/havelock/examples"};
    const char *program = file_of_program(arena);
    for (unsigned i = 0; program && i < sizeof folders / sizeof *folders; i++) {
        const char *path = arena_printf(arena, "%s/%s/%s", file_folder(arena, program), folders[i], file);
        if (file_is_regular(path)) return as_one_would_type_it(arena, path);
    }
    diag_set(diag, "example %s not found next to the directory of this program", file);
    return NULL;
}

/* The class path of the libraries that an example needs; NULL: none. */
static int find_jars(struct arena *arena, const struct example *example, const char **class_path, struct diag *diag) {
    const char *folder = getenv("HAVELOCK_JARS");
    char *rest = arena_string(arena, example->jars);
    *class_path = NULL;
    for (char *jar; (jar = strsep(&rest, " "));) {
        const char *path = arena_printf(arena, "%s/%s", folder ? folder : "/usr/share/java", jar);
        if (!*jar) continue;
        if (!file_is_regular(path))
            return diag_set(diag, "%s needs %s, which is missing; on Debian: apt-get install %s", example->name, path,
                            example->package);
        *class_path = *class_path ? arena_printf(arena, "%s:%s", *class_path, path) : path;
    }
    return 0;
}

/* ---- showing it ---- */

static void print_as_typed(const struct command_row *row, const struct words *words) {
    printf("$ havelock %s", row->name);
    for (unsigned i = 0; i < words->count; i++) printf(" %s", words->items[i]);
    printf("\n");
    fflush(stdout);
}

/* A command takes its arguments as main does: not const. */
static int run_command(struct watch *watch, struct arena *arena, const struct command_row *row,
                       const struct words *words) {
    char **argv = arena_alloc(arena, (words->count + 1) * sizeof *argv);
    for (unsigned i = 0; i < words->count; i++) argv[i] = arena_string(arena, words->items[i]);
    argv[words->count] = NULL;
    return dispatch(row->id, watch, (int)words->count, argv);
}

static void say(struct words *words, const char *option, const char *value) {
    vec_push(words, option);
    vec_push(words, value);
}

static int show(struct watch *watch, struct arena *arena, const struct example *example, const char *jdk,
                struct diag *diag) {
    const struct command_row *row = command_row(example->command);
    struct words words = {0};
    const char *class_path, *file = find_file(arena, example->file, diag);
    if (!file || find_jars(arena, example, &class_path, diag) < 0) return -1;
    if (jdk) say(&words, "--jdk", jdk);
    if (class_path) say(&words, "-cp", class_path);
    vec_push(&words, file);
    print_as_typed(row, &words);
    int status = run_command(watch, arena, row, &words);
    vec_free(&words);
    return status;
}

/* ---- the command ---- */

static int read_arguments(int argc, char **argv, const struct example **example, const char **jdk, struct diag *diag) {
    struct option_match match;
    int at = 0, more;
    while ((more = option_next(COMMAND_DEMO, argc, argv, &at, &match, diag)) == 1) {
        if (match.id == OPTION_HELP) return 1;
        *jdk = match.id == OPTION_JDK ? match.value : *jdk;
    }
    if (more < 0) return -1;
    if (argc - at > 1) return diag_set(diag, "unexpected argument %s", argv[at + 1]);
    if (at < argc) *example = example_named(argv[at]);
    if (at < argc && !*example) return diag_set(diag, "no such example: %s; `havelock demo` lists them", argv[at]);
    return 0;
}

int cli_demo(struct watch *watch, int argc, char **argv) {
    const struct example *example = NULL;
    const char *jdk = NULL;
    struct diag diag = {""};
    int status = read_arguments(argc, argv, &example, &jdk, &diag);
    if (status == 1) {
        help_print_command(stdout, COMMAND_DEMO);
        return EXIT_CLEAN;
    }
    struct arena *arena = arena_new();
    if (status == 0 && !example) list_examples();
    if (status == 0) status = show(watch, arena, example ? example : &examples[0], jdk, &diag);
    arena_free(arena);
    return status < 0 ? help_complain(COMMAND_DEMO, &diag) : status;
}
