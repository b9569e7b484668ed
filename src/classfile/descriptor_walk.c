#include "classfile/descriptor_walk.h"

#include <string.h>

struct descriptor_walk descriptor_arguments(struct slice method_descriptor) {
    bool opens = method_descriptor.length && method_descriptor.at[0] == '(';
    return (struct descriptor_walk){method_descriptor, opens ? 1 : method_descriptor.length};
}

/* Where the arguments end: at the first closing parenthesis that is not part of a class name. The length if there is
 * none. */
static size_t close_at(struct slice text) {
    size_t at = 0;
    while (at < text.length && text.at[at] != ')') {
        const u8 *end = text.at[at] == 'L' ? memchr(text.at + at, ';', text.length - at) : text.at + at;
        at = end ? (size_t)(end - text.at) + 1 : text.length;
    }
    return at;
}

struct slice descriptor_result(struct slice method_descriptor) {
    size_t close = close_at(method_descriptor);
    if (close == method_descriptor.length) return (struct slice){0};
    return (struct slice){method_descriptor.at + close + 1, method_descriptor.length - close - 1};
}

const char *descriptor_close(const char *method_descriptor) {
    size_t length = strlen(method_descriptor), close = close_at((struct slice){(const u8 *)method_descriptor, length});
    return close < length ? method_descriptor + close : NULL;
}

/* Where the type that starts at `at` ends, or 0. */
static size_t type_end(struct slice text, size_t at) {
    while (at < text.length && text.at[at] == '[') at++;
    if (at == text.length || !text.at[at] || !strchr("BCDFIJSZL", text.at[at])) return 0;
    if (text.at[at] != 'L') return at + 1;
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
    if (type) *type = (struct slice){start, end - walk->at};
    walk->at = end;
    return (char)*start;
}

u32 descriptor_argument_slots(struct slice method_descriptor) {
    struct descriptor_walk walk = descriptor_arguments(method_descriptor);
    u32 slots = 0;
    for (char type; (type = descriptor_next(&walk, NULL));) slots += descriptor_slots(type);
    return slots;
}
