/* Where the text of a line is looked for. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "report/sources.h"

static char folder[] = "/tmp/sources-XXXXXX";

static void make_file(const char *name, const char *text) {
    char path[200];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *out = fopen(path, "w");
    assert_non_null(out);
    fputs(text, out);
    fclose(out);
}

static const char *const project_folders[] = {
    "src",           "src/test", "src/test/java",  "src/test/java/p", "src/main",
    "src/main/java", "target",   "target/classes", "target/classes/p"};
enum { PROJECT_FOLDERS = sizeof project_folders / sizeof *project_folders };

static int make_folder(void **state) {
    char path[200];
    (void)state;
    if (!mkdtemp(folder)) return -1;
    snprintf(path, sizeof path, "%s/p", folder);
    mkdir(path, 0700);
    make_file("A.java", "outer\n");
    make_file("p/A.java", "first\n\t  in\tner \r\nlast");
    for (u32 i = 0; i < PROJECT_FOLDERS; i++) {
        snprintf(path, sizeof path, "%s/%s", folder, project_folders[i]);
        mkdir(path, 0700);
    }
    make_file("src/test/java/p/C.java", "a test\n");
    make_file("src/main/java/C.java", "not in the package\n");
    return 0;
}

static int remove_folder(void **state) {
    static const char *const names[] = {"A.java", "p/A.java", "p", "src/test/java/p/C.java", "src/main/java/C.java"};
    char path[200];
    (void)state;
    for (u32 i = 0; i < 5; i++) {
        snprintf(path, sizeof path, "%s/%s", folder, names[i]);
        remove(path);
    }
    for (u32 i = PROJECT_FOLDERS; i-- > 0;) {
        snprintf(path, sizeof path, "%s/%s", folder, project_folders[i]);
        remove(path);
    }
    remove(folder);
    return 0;
}

static void lines_come_without_the_space_around_them(void **state) {
    (void)state;
    struct sources *sources = sources_new(folder);
    assert_string_equal(sources_line(sources, "p", "A.java", NULL, 2), "in ner");
    assert_string_equal(sources_line(sources, "p", "A.java", NULL, 3), "last");
    assert_null(sources_line(sources, "p", "A.java", NULL, 4));
    assert_null(sources_line(sources, "p", "A.java", NULL, 0));
    assert_string_equal(sources_line(sources, "q", "A.java", NULL, 1), "outer");
    assert_null(sources_line(sources, "", "../A.java", NULL, 1));
    sources_free(sources);
}

static void without_a_path_the_neighbours_of_the_class_file_count(void **state) {
    (void)state;
    char class_file[200];
    snprintf(class_file, sizeof class_file, "%s/p/A.class", folder);
    struct sources *sources = sources_new(NULL);
    assert_string_equal(sources_line(sources, "p", "A.java", class_file, 1), "first");
    assert_string_equal(sources_line(sources, "", "A.java", folder, 1), "outer");
    assert_null(sources_line(sources, "", "B.java", folder, 1));
    sources_free(sources);
}

static void the_sources_of_a_project_lie_beside_its_output(void **state) {
    (void)state;
    char class_file[200];
    struct sources *sources = sources_new(NULL);
    snprintf(class_file, sizeof class_file, "%s/target/classes/p/C.class", folder);
    assert_string_equal(sources_line(sources, "p", "C.java", class_file, 1), "a test");
    assert_null(sources_line(sources, "p", "D.java", class_file, 1));
    snprintf(class_file, sizeof class_file, "%s/target/a.jar", folder);
    assert_null(sources_line(sources, "q", "C.java", class_file, 1));
    assert_string_equal(sources_line(sources, "", "C.java", class_file, 1), "not in the package");
    snprintf(class_file, sizeof class_file, "%s/other/p/C.class", folder);
    assert_null(sources_line(sources, "p", "C.java", class_file, 1));
    assert_int_equal(chdir(folder), 0);
    assert_string_equal(sources_line(sources, "p", "C.java", "target/classes/p/C.class", 1), "a test");
    sources_free(sources);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_come_without_the_space_around_them),
        cmocka_unit_test(without_a_path_the_neighbours_of_the_class_file_count),
        cmocka_unit_test(the_sources_of_a_project_lie_beside_its_output),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
