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

static int make_folder(void **state) {
    char path[200];
    (void)state;
    if (!mkdtemp(folder)) return -1;
    snprintf(path, sizeof path, "%s/p", folder);
    mkdir(path, 0700);
    make_file("A.java", "outer\n");
    make_file("p/A.java", "first\n\t  in\tner \r\nlast");
    return 0;
}

static int remove_folder(void **state) {
    static const char *const names[] = {"A.java", "p/A.java", "p", ""};
    char path[200];
    (void)state;
    for (u32 i = 0; i < 4; i++) {
        snprintf(path, sizeof path, "%s/%s", folder, names[i]);
        remove(path);
    }
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

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_come_without_the_space_around_them),
        cmocka_unit_test(without_a_path_the_neighbours_of_the_class_file_count),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
