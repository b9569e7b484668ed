/* test_labels.h - what annotations say about a test or a class of tests: tags, and that it is not to be run. */
#ifndef HAVELOCK_CLI_JUNIT_TEST_LABELS_H
#define HAVELOCK_CLI_JUNIT_TEST_LABELS_H

#include "base/arena.h"
#include "base/vec.h"
#include "cli/junit/class_source.h"

struct test_tags VEC(const char *);

/* Appends the tags of @Tag and @Tags, and of @Category the names of classes, dotted and without their packages. */
void test_label_tags(struct arena *arena, const struct class_source *source, const struct classfile *cf,
                     struct slice attribute, struct test_tags *tags);

/* The reason of @Disabled or @Ignore, "" without one; NULL: it has neither. */
const char *test_label_disabled(struct arena *arena, const struct class_source *source, const struct classfile *cf,
                                struct slice attribute);

/* "int, java.lang.String, long[]" of a method descriptor, as JUnit names parameters. */
const char *test_label_parameters(struct arena *arena, struct slice descriptor);

#endif
