/* member_set.h - finds members with the same name and descriptor. */
#ifndef HAVELOCK_CLASSFILE_MEMBER_SET_H
#define HAVELOCK_CLASSFILE_MEMBER_SET_H

#include "classfile/parser.h"

struct member_key {
    u16 name, descriptor; /* indices of Utf8; a name of 0 is a free place */
};

/* Open addressing over twice as many places as members; the memory is the arena's. */
struct member_set {
    struct member_key *places;
    u32 mask;
    bool has_duplicate;
    struct member_key duplicate; /* the first member that was there already */
};

struct member_set member_set_new(struct arena *arena, u16 count);

/* Texts are compared, not indices. At most `count` times. */
void member_set_add(struct member_set *set, const struct classfile *cf, u16 name, u16 descriptor);

/* Fails if a field or method (`what`) was added twice. */
int member_set_check(const struct member_set *set, struct cf_parser *parser, const char *what);

#endif
