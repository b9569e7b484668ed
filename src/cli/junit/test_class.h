/* test_class.h - what is true of all tests of a class. */
#ifndef HAVELOCK_CLI_JUNIT_TEST_CLASS_H
#define HAVELOCK_CLI_JUNIT_TEST_CLASS_H

#include "cli/junit/test_labels.h"

struct test_class {
    const char *name; /* "p/FooTest" */
    const struct classfile *cf;
    bool is_inner;         /* has an instance of an outer class */
    bool is_nested;        /* @Nested, and so are the inner classes around it */
    bool is_test_case;     /* of JUnit 3 */
    bool has_runner;       /* @RunWith, and not one that only collects other classes */
    const char *disabled;  /* it or a class around it: as in test_methods.h */
    struct test_tags tags; /* its own, those of its superclasses and of the classes around it */
};

/* False: it is not there, or JUnit makes no tests of such a class (abstract, local, private). test_class_free in either
 * case. */
bool test_class_read(struct arena *arena, const struct class_source *source, const char *name, struct test_class *out);
void test_class_free(struct test_class *class);

/* The class file that constant `index` of another names, or NULL. */
const struct classfile *test_class_file(struct arena *arena, const struct class_source *source,
                                        const struct classfile *cf, u16 index);

#endif
