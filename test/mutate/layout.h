/* layout.h - where the parts of a class file or a jar are, for mutations that hit something.
 *
 * A site is a piece of the file with a meaning. Only well-formed seeds are laid out; a seed that is not gives an empty
 * list behind the point where it goes wrong. Sites are in file order within each kind.
 */
#ifndef MUTATE_LAYOUT_H
#define MUTATE_LAYOUT_H

#include <stddef.h>
#include <stdint.h>

enum site_kind {
    SITE_TAG,       /* one byte: the tag of a constant */
    SITE_INDEX,     /* two bytes: an index into the constant pool */
    SITE_COUNT,     /* two bytes: how many of something follow */
    SITE_NUMBER,    /* two bytes with another meaning: version, flags, stack size, zip fields */
    SITE_LENGTH,    /* four bytes: a length, an offset or a checksum */
    SITE_TEXT,      /* the bytes of a Utf8 constant, a file name */
    SITE_CONSTANT,  /* a whole constant */
    SITE_MEMBER,    /* a whole field or method */
    SITE_ATTRIBUTE, /* a whole attribute */
    SITE_CODE,      /* the instructions of a method; the compressed bytes of a jar's entry */
    SITE_KINDS
};

struct site {
    enum site_kind kind;
    size_t at, length;
    size_t count_at; /* constants, members, attributes: where their number is written; 0 elsewhere */
    long parent;     /* the attribute (a site's number) around it, or -1 */
};

struct layout {
    struct site *sites;
    size_t count, room;
    uint16_t pool_size;
    int is_jar;
};

struct layout *layout_of_class(const uint8_t *bytes, size_t length);
struct layout *layout_of_jar(const uint8_t *bytes, size_t length);
void layout_free(struct layout *layout);

#endif
