#include "classfile/member_set.h"

#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

struct member_set member_set_new(struct arena *arena, u16 count) {
    u32 size = 8;
    while (size < 2u * count) size *= 2;
    struct member_set set = {.mask = size - 1};
    set.places = arena_alloc(arena, size * sizeof *set.places);
    return set;
}

static bool same_text(const struct classfile *cf, u16 a, u16 b) {
    struct slice x = cp_utf8(cf, a), y = cp_utf8(cf, b);
    return x.length == y.length && memcmp(x.at, y.at, x.length) == 0;
}

void member_set_add(struct member_set *set, const struct classfile *cf, u16 name, u16 descriptor) {
    struct slice first = cp_utf8(cf, name), second = cp_utf8(cf, descriptor);
    u64 hash = XXH3_64bits_withSeed(second.at, second.length, XXH3_64bits(first.at, first.length));
    u32 at = (u32)hash & set->mask;
    for (; set->places[at].name != 0; at = (at + 1) & set->mask) {
        if (!same_text(cf, set->places[at].name, name) || !same_text(cf, set->places[at].descriptor, descriptor))
            continue;
        if (!set->has_duplicate) set->duplicate = (struct member_key){name, descriptor};
        set->has_duplicate = true;
        return;
    }
    set->places[at] = (struct member_key){name, descriptor};
}

/* The message shows the descriptor as Java writes class names: with dots. */
int member_set_check(const struct member_set *set, struct cf_parser *parser, const char *what) {
    if (!set->has_duplicate) return 0;
    struct slice name = cp_utf8(parser->cf, set->duplicate.name), type = cp_utf8(parser->cf, set->duplicate.descriptor);
    char *dotted = arena_copy(parser->arena, type.at, type.length);
    for (size_t i = 0; i < type.length; i++)
        if (dotted[i] == '/') dotted[i] = '.';
    return parser_fail_in(parser, "Duplicate %s name \"%.*s\" with signature \"%.*s\"", what, TEXT(name),
                          (int)type.length, dotted);
}
