/* doctor.c - `havelock doctor`: what was found on this machine, what is missing.
 *
 * Exit status 0 when programs can be run, 1 when something they need is missing.
 */
#include "cli/commands/commands.h"

#include "base/arena.h"
#include "base/diag.h"
#include "classfile/jimage.h"
#include "cli/host/exit_status.h"
#include "cli/host/machine.h"
#include "cli/host/version.h"
#include "cli/option/help.h"
#include "cli/option/option_table.h"
#include "cli/target/jdk.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char other_jdks[] = "/usr/lib/jvm";

static void print_fact(const char *name, const char *value) { printf("%-14s %s\n", name, value); }

static const char *readable_size(struct arena *arena, u64 bytes) {
    return bytes == 0 ? "none" : arena_printf(arena, "%.1f GiB", (double)bytes / (1 << 30));
}

/* Can the classes be read? Looks for java.lang.Object as the VM will. */
static bool image_works(struct arena *arena, const struct jdk *jdk, struct diag *diag) {
    struct jimage *image = jimage_open(arena_printf(arena, "%s/lib/modules", jdk->home), diag);
    if (!image) return false;
    struct slice bytes;
    int found = jimage_find(image, "java.base", "java/lang/Object.class", arena, &bytes, diag);
    if (found == 0) diag_set(diag, "%s/lib/modules: java.lang.Object is missing", jdk->home);
    jimage_close(image);
    return found == 1;
}

/* The JDK that would be used, its image and its compiler. True when programs can be run with it. */
static bool examine_jdk(struct arena *arena, const char *asked) {
    struct jdk jdk;
    struct diag diag = {""};
    if (jdk_find(arena, asked, &jdk, &diag) != 0) {
        print_fact("JDK", arena_printf(arena, "not usable: %s", diag.text));
        return false;
    }
    print_fact("JDK", arena_printf(arena, "%s, version %s (from %s)", jdk.home, jdk.version, jdk.origin));
    bool works = image_works(arena, &jdk, &diag);
    print_fact("image", works ? "lib/modules is readable" : arena_printf(arena, "broken: %s", diag.text));
    const char *javac = jdk_tool(arena, &jdk, "javac");
    print_fact("javac", javac ? javac : "missing: .java files cannot be run");
    if (jdk.feature != 0 && jdk.feature < 17) {
        print_fact("", "this JDK is older than 17, the oldest supported version");
        works = false;
    }
    return works;
}

/* The folders in /usr/lib/jvm that are JDKs; links to another entry are not listed twice. */
static void list_other_jdks(struct arena *arena) {
    struct dirent **entries;
    int count = scandir(other_jdks, &entries, NULL, alphasort);
    for (int i = 0; i < count; i++) {
        struct jdk jdk;
        struct diag ignored;
        const char *path = arena_printf(arena, "%s/%s", other_jdks, entries[i]->d_name);
        if (entries[i]->d_name[0] != '.' && entries[i]->d_type != DT_LNK &&
            jdk_at(arena, path, other_jdks, &jdk, &ignored) == 0)
            print_fact("installed", arena_printf(arena, "%s, version %s", jdk.home, jdk.version));
        free(entries[i]);
    }
    if (count >= 0) free(entries);
}

static void describe_machine(struct arena *arena) {
    print_fact("cores", arena_printf(arena, "%u", machine_cores()));
    print_fact("memory", readable_size(arena, machine_memory()));
    print_fact("memory limit", readable_size(arena, machine_memory_limit()));
}

int cli_doctor(struct watch *watch, int argc, char **argv) {
    (void)watch;
    struct option_match match;
    struct diag diag = {""};
    const char *asked = NULL;
    int at = 0, more;
    while ((more = option_next(COMMAND_DOCTOR, argc, argv, &at, &match, &diag)) == 1) {
        if (match.id == OPTION_HELP) {
            help_print_command(stdout, COMMAND_DOCTOR);
            return EXIT_CLEAN;
        }
        asked = match.id == OPTION_JDK ? match.value : asked;
    }
    if (more == 0 && at < argc) more = diag_set(&diag, "unexpected argument %s", argv[at]);
    if (more < 0) return help_complain(COMMAND_DOCTOR, &diag);
    struct arena *arena = arena_new();
    print_fact("havelock", HAVELOCK_VERSION);
    bool ready = examine_jdk(arena, asked);
    list_other_jdks(arena);
    describe_machine(arena);
    print_fact("verdict", ready ? "ready" : "not ready: see above");
    arena_free(arena);
    return ready ? EXIT_CLEAN : EXIT_VIOLATION;
}
