#include "classfile/descriptor_walk.h"

#include <string.h>

struct descriptor_walk descriptor_arguments(struct slice method_descriptor) {
    bool opens = method_descriptor.length && method_descriptor.at[0] == '(';
    return (struct descriptor_walk){method_descriptor, opens ? 1 : method_descriptor.length};
}

struct slice descriptor_result(struct slice method_descriptor) {
    const u8 *at = method_descriptor.length ? memchr(method_descriptor.at, ')', method_descriptor.length) : NULL;
    if (!at)
        return (struct slice){0};
    size_t before = (size_t)(at - method_descriptor.at) + 1;
    return (struct slice){at + 1, method_descriptor.length - before};
}

/* Where the type that starts at `at` ends, or 0. */
static size_t type_end(struct slice text, size_t at) {
    while (at < text.length && text.at[at] == '[')
        at++;
    if (at == text.length || !text.at[at] || !strchr("BCDFIJSZL", text.at[at]))
        return 0;
    if (text.at[at] != 'L')
        return at + 1;
    const u8 *semicolon = memchr(text.at + at, ';', text.length - at);
    return semicolon ? (size_t)(semicolon - text.at) + 1 : 0;
}

char descriptor_next(struct descriptor_walk *walk, struct slice *type) {
    size_t end = walk->at < walk->text.length ? type_end(walk->text, walk->at) : 0;
    if (!end) {
        walk->at = walk->text.length;
        return 0;
    }
    const u8 *start = walk->text.at + walk->at;
    if (type)
        *type = (struct slice){start, end - walk->at};
    walk->at = end;
    return (char)*start;
}

u32 descriptor_argument_slots(struct slice method_descriptor) {
    struct descriptor_walk walk = descriptor_arguments(method_descriptor);
    u32 slots = 0;
    for (char type; (type = descriptor_next(&walk, NULL));)
        slots += descriptor_slots(type);
    return slots;
}
