/* Programs full of lambdas, concatenations, records and switches behave the same on HotSpot when their call sites are
 * replaced by synthesised classes. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "unit/program/jdks.h"
#include "unit/program/relink.h"

#define SOURCES "test/unit/program/java"

struct sample {
    const char *name;
    int least_jdk;
    u32 least_sites;
};

static const struct sample samples[] = {
    {"Lambdas", 17, 60}, {"Concats", 17, 20}, {"Records", 17, 20}, {"Switches", 21, 8}};

/* The samples, compiled by each JDK that can. */
struct compiled {
    struct jdks jdks;
    char folders[MOST_JDKS][64];
};

static int compile_on(const struct jdk *jdk, char *folder) {
    char sources[1024] = "";
    for (size_t i = 0; i < sizeof samples / sizeof *samples; i++)
        if (jdk->version >= samples[i].least_jdk)
            snprintf(sources + strlen(sources), sizeof sources - strlen(sources), " %s/%s.java", SOURCES,
                     samples[i].name);
    strcpy(folder, "/tmp/havelock-site-XXXXXX");
    return mkdtemp(folder) ? shell("cd %s && mkdir original relinked && cd - >/dev/null && '%s/bin/javac' " QUICK_JAVAC
                                   " -nowarn -d "
                                   "%s/original %s",
                                   folder, jdk->home, folder, sources)
                           : -1;
}

static int compile_samples(void **state) {
    struct compiled *compiled = calloc(1, sizeof *compiled);
    compiled->jdks = jdks_find();
    *state = compiled;
    for (int i = 0; i < compiled->jdks.count; i++)
        if (compile_on(&compiled->jdks.list[i], compiled->folders[i])) return -1;
    return 0;
}

static int remove_samples(void **state) {
    struct compiled *compiled = *state;
    for (int i = 0; i < compiled->jdks.count; i++) shell("rm -rf %s", compiled->folders[i]);
    free(compiled);
    return 0;
}

static void relink_folder(const char *folder, const char *sample, u32 *sites, u32 *others) {
    glob_t found;
    char pattern[128], to[80];
    snprintf(pattern, sizeof pattern, "%s/original/%s*.class", folder, sample);
    snprintf(to, sizeof to, "%s/relinked", folder);
    assert_int_equal(glob(pattern, 0, NULL, &found), 0);
    for (size_t i = 0; i < found.gl_pathc; i++)
        if (relink_class(found.gl_pathv[i], to, sites, others)) fail_msg("cannot relink %s", found.gl_pathv[i]);
    globfree(&found);
}

static void run_on(const struct jdk *jdk, const char *folder, const char *classes, const char *name) {
    shell("'%s/bin/java' " QUICK_JAVA " -cp %s/%s %s >%s/%s.%s 2>&1", jdk->home, folder, classes, name, folder, name,
          classes);
}

static void compare_on(const struct jdk *jdk, const char *folder, const struct sample *sample) {
    u32 sites = 0, others = 0;
    relink_folder(folder, sample->name, &sites, &others);
    assert_int_equal(others, 0);
    assert_true(sites >= sample->least_sites);
    run_on(jdk, folder, "original", sample->name);
    run_on(jdk, folder, "relinked", sample->name);
    if (shell("cd %s && diff %s.original %s.relinked && grep -q '^done$' %s.original", folder, sample->name,
              sample->name, sample->name))
        fail_msg("%s differs on JDK %d", sample->name, jdk->version);
}

static void compare(void **state, const struct sample *sample) {
    const struct compiled *compiled = *state;
    int compared = 0;
    for (int i = 0; i < compiled->jdks.count; i++)
        if (compiled->jdks.list[i].version >= sample->least_jdk) {
            compare_on(&compiled->jdks.list[i], compiled->folders[i], sample);
            compared++;
        }
    if (!compared) {
        print_message("no JDK %d or later: %s not compared\n", sample->least_jdk, sample->name);
        skip();
    }
}

static void lambdas_behave_as_on_hotspot(void **state) { compare(state, &samples[0]); }

static void concatenations_behave_as_on_hotspot(void **state) { compare(state, &samples[1]); }

static void records_behave_as_on_hotspot(void **state) { compare(state, &samples[2]); }

static void switches_behave_as_on_hotspot(void **state) { compare(state, &samples[3]); }

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lambdas_behave_as_on_hotspot),
        cmocka_unit_test(concatenations_behave_as_on_hotspot),
        cmocka_unit_test(records_behave_as_on_hotspot),
        cmocka_unit_test(switches_behave_as_on_hotspot),
    };
    return cmocka_run_group_tests(tests, compile_samples, remove_samples);
}
