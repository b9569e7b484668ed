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

static void relink_folder(const char *from, const char *to, u32 *sites, u32 *others) {
    glob_t found;
    char pattern[PATH_MAX + 16];
    snprintf(pattern, sizeof pattern, "%s/*.class", from);
    assert_int_equal(glob(pattern, 0, NULL, &found), 0);
    for (size_t i = 0; i < found.gl_pathc; i++)
        if (relink_class(found.gl_pathv[i], to, sites, others))
            fail_msg("cannot relink %s", found.gl_pathv[i]);
    globfree(&found);
}

static void compare_on(const struct jdk *jdk, const struct sample *sample) {
    char folder[] = "/tmp/havelock-site-XXXXXX", original[64], relinked[64];
    assert_non_null(mkdtemp(folder));
    snprintf(original, sizeof original, "%s/original", folder);
    snprintf(relinked, sizeof relinked, "%s/relinked", folder);
    assert_int_equal(shell("mkdir %s %s && '%s/bin/javac' -nowarn -d %s %s/%s.java", original, relinked, jdk->home,
                           original, SOURCES, sample->name),
                     0);
    u32 sites = 0, others = 0;
    relink_folder(original, relinked, &sites, &others);
    assert_int_equal(others, 0);
    assert_true(sites >= sample->least_sites);
    shell("'%s/bin/java' -Xshare:auto -XX:TieredStopAtLevel=1 -cp %s %s >%s/expected 2>&1", jdk->home, original,
          sample->name, folder);
    shell("'%s/bin/java' -Xshare:auto -XX:TieredStopAtLevel=1 -cp %s %s >%s/actual 2>&1", jdk->home, relinked,
          sample->name, folder);
    if (shell("diff %s/expected %s/actual && grep -q '^done$' %s/expected", folder, folder, folder))
        fail_msg("%s differs on JDK %d, see %s", sample->name, jdk->version, folder);
    shell("rm -rf %s", folder);
}

static void compare(const struct sample *sample) {
    struct jdks jdks = jdks_find();
    int compared = 0;
    for (int i = 0; i < jdks.count; i++)
        if (jdks.list[i].version >= sample->least_jdk) {
            compare_on(&jdks.list[i], sample);
            compared++;
        }
    if (!compared) {
        print_message("no JDK %d or later: %s not compared\n", sample->least_jdk, sample->name);
        skip();
    }
}

static void lambdas_behave_as_on_hotspot(void **state) {
    (void)state;
    compare(&(struct sample){"Lambdas", 17, 60});
}

static void concatenations_behave_as_on_hotspot(void **state) {
    (void)state;
    compare(&(struct sample){"Concats", 17, 20});
}

static void records_behave_as_on_hotspot(void **state) {
    (void)state;
    compare(&(struct sample){"Records", 17, 20});
}

static void switches_behave_as_on_hotspot(void **state) {
    (void)state;
    compare(&(struct sample){"Switches", 21, 8});
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lambdas_behave_as_on_hotspot),
        cmocka_unit_test(concatenations_behave_as_on_hotspot),
        cmocka_unit_test(records_behave_as_on_hotspot),
        cmocka_unit_test(switches_behave_as_on_hotspot),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
