/* error.h - filling a link_error, and the names of things as they appear in its messages.
 *
 * Messages are HotSpot's, letter by letter where that is possible. Names are shortened silently when they do
 * not fit. A struct text is scratch space of the caller, mostly a compound literal:
 *     link_fail(error, THROW_ICCE, "Expected static field %s", class_text(c, &(struct text){0}));
 */
#ifndef HAVELOCK_PROGRAM_ERROR_H
#define HAVELOCK_PROGRAM_ERROR_H

#include "base/compiler.h"
#include "program/program.h"

#define THROW_ICCE      "java/lang/IncompatibleClassChangeError"
#define THROW_ACCESS    "java/lang/IllegalAccessError"
#define THROW_NO_CLASS  "java/lang/NoClassDefFoundError"
#define THROW_NO_METHOD "java/lang/NoSuchMethodError"
#define THROW_NO_FIELD  "java/lang/NoSuchFieldError"
#define THROW_ABSTRACT  "java/lang/AbstractMethodError"

struct text {
    char text[512];
    size_t used;
};

/* Fills error (may be NULL) and returns NULL, so that a function can `return link_fail(...)`. */
void *link_fail(struct link_error *error, const char *throwable, const char *format, ...) PRINTF_LIKE(3, 4);

/* Adds a cause to an error that was just filled. */
void link_cause(struct link_error *error, const char *throwable, const char *format, ...) PRINTF_LIKE(3, 4);

void text_add(struct text *text, const char *format, ...) PRINTF_LIKE(2, 3);

/* "java.lang.String", "[Ljava.lang.String;": the name in Java's spelling. */
const char *class_text(const struct class *c, struct text *text);
const char *name_text(const struct sym *name, struct text *text);

/* "void p.Foo.bar(int, java.lang.String[])" and, without the holder, "void bar(int)". */
const char *method_text(const struct class *holder, const struct sym *name, const struct sym *descriptor,
                        struct text *text);

/* "int", "java.lang.String[]": a field descriptor in Java's spelling. */
const char *type_text(const struct sym *descriptor, struct text *text);

/* "'app'", "'bootstrap'": the loader that defined a class. */
const char *loader_text(const struct class *c, struct text *text);

/* Where a class comes from: "p.A is in unnamed module of loader 'app'"; and two at once, joined when they come from
 * the same place: "A and B are in unnamed module of loader 'app'", else "A is in ...; B is in ...". */
const char *place_text(const struct class *c, struct text *text);
const char *places_text(const struct class *a, const struct class *b, struct text *text);

#endif
