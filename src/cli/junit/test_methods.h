/* test_methods.h - the tests of a class, read from its class file: JUnit 3, 4 and 5.
 *
 * What JUnit would find by reflection: methods with the annotations of JUnit, with annotations that stand for them
 * (composed annotations), inherited ones, those of @Nested classes (each under its own class), and test... methods of a
 * TestCase. Nothing is executed. So conditions that JUnit evaluates (@EnabledIf, assumptions) are not seen here; what
 * is always off (@Disabled, @Ignore) is.
 */
#ifndef HAVELOCK_CLI_JUNIT_TEST_METHODS_H
#define HAVELOCK_CLI_JUNIT_TEST_METHODS_H

#include "base/arena.h"
#include "base/vec.h"
#include "cli/junit/class_source.h"
#include "cli/junit/test_labels.h"

struct test_method {
    const char *class_name; /* "p/FooTest$Inner" */
    const char *method;   /* "adds"; "adds(int, java.lang.String)" where the class has two tests of this name; NULL: all
                             tests of a class that its own runner knows */
    int generation;       /* 3, 4 or 5 */
    const char *disabled; /* why it is not run, or "" without a reason; NULL: it is run */
    struct test_tags tags; /* @Tag, @Category; also those of the class */
};

struct test_methods VEC(struct test_method);

/* Appends the tests of a class, in the order of their methods. Texts live in the arena; test_methods_free frees the
 * rest. */
void test_methods_find(struct arena *arena, const struct class_source *source, const char *class_name,
                       struct test_methods *out);
void test_methods_free(struct test_methods *methods);

#endif
