/* annotation.h - reads the annotations of a class, method or field (JVMS 4.7.16).
 *
 * Readers walk over the bytes of an attribute that classfile.h kept. Bounded: where the bytes make no sense, there are
 * no more annotations. Slices point into the class file.
 */
#ifndef HAVELOCK_CLASSFILE_ANNOTATION_H
#define HAVELOCK_CLASSFILE_ANNOTATION_H

#include "base/bytes.h"
#include "classfile/classfile.h"

struct annotation {
    const struct classfile *cf; /* that it stands in */
    struct slice type;          /* "org/junit/Test", without 'L' and ';' */
    u16 element_count;
    struct slice elements;
};

/* Annotations that follow each other. */
struct annotation_reader {
    const struct classfile *cf;
    struct bytes in;
    u32 left;
    bool tagged; /* each is an element value: its tag stands before it */
};

/* Of an attribute; one that is absent has none. */
struct annotation_reader annotations_of(const struct classfile *cf, struct slice attribute);

/* The next one; false: there are no more. */
bool annotation_next(struct annotation_reader *reader, struct annotation *annotation);

/* The element of that name as text: a string, or the name of a class ("p/Foo"). With several values, the one of that
 * number, from 0 on. False: there is no such value. */
bool annotation_text(const struct annotation *annotation, const char *name, u32 number, struct slice *text);

/* The annotations that are the value of an element: {@A, @B}. */
struct annotation_reader annotation_inner(const struct annotation *annotation, const char *name);

#endif
