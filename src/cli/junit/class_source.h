/* class_source.h - class files by name, parsed: what the finder of tests asks. */
#ifndef HAVELOCK_CLI_JUNIT_CLASS_SOURCE_H
#define HAVELOCK_CLI_JUNIT_CLASS_SOURCE_H

#include "classfile/classfile.h"

struct class_source {
    /* The class file of "p/Foo", or NULL: it is not there, or no class file. Lives as long as the source. */
    const struct classfile *(*find)(void *context, const char *name);
    void *context;
};

static inline const struct classfile *class_source_find(const struct class_source *source, const char *name) {
    return source->find(source->context, name);
}

#endif
