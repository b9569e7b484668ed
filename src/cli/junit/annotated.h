/* annotated.h - the annotations that count for JUnit: those that stand there, and those of their annotation types, and
 * of these (meta-annotations). Each type is looked into once; those of java.lang.annotation are not. */
#ifndef HAVELOCK_CLI_JUNIT_ANNOTATED_H
#define HAVELOCK_CLI_JUNIT_ANNOTATED_H

#include "classfile/annotation.h"
#include "cli/junit/class_source.h"

/* True: that is enough. */
typedef bool annotated_visit(void *context, const struct annotation *annotation);

/* attribute: of a class or member of cf. True: a visit said so. */
bool annotated_each(const struct class_source *source, const struct classfile *cf, struct slice attribute,
                    annotated_visit *visit, void *context);

/* Is there one of these types ("org/junit/Test"; NULL at the end)? If so, *found, unless NULL, is it. */
bool annotated_with(const struct class_source *source, const struct classfile *cf, struct slice attribute,
                    const char *const *types, struct annotation *found);

#endif
