#include "classfile/attribute.h"

#include <string.h>

static const struct {
    const char *name;
    u8 length;
} names[] = {{"", 0},
#define ATTRIBUTE_NAME(number, name) {name, sizeof name - 1},
             ATTRIBUTES(ATTRIBUTE_NAME)
#undef ATTRIBUTE_NAME
};

enum attribute attribute_named(struct slice name) {
    for (u32 i = 1; i < sizeof names / sizeof names[0]; i++)
        if (names[i].length == name.length && memcmp(names[i].name, name.at, name.length) == 0)
            return (enum attribute)i;
    return ATTRIBUTE_UNKNOWN;
}

const char *attribute_name(enum attribute attribute) { return names[attribute].name; }

u16 attribute_since(enum attribute attribute) {
    switch (attribute) {
    case ATTRIBUTE_SIGNATURE:
    case ATTRIBUTE_LOCAL_TYPES:
    case ATTRIBUTE_VISIBLE_ANNOTATIONS:
    case ATTRIBUTE_INVISIBLE_ANNOTATIONS:
    case ATTRIBUTE_VISIBLE_PARAMETERS:
    case ATTRIBUTE_INVISIBLE_PARAMETERS:
    case ATTRIBUTE_VISIBLE_TYPES:
    case ATTRIBUTE_INVISIBLE_TYPES:
    case ATTRIBUTE_ANNOTATION_DEFAULT:
    case ATTRIBUTE_ENCLOSING_METHOD: return 49;
    case ATTRIBUTE_STACK_MAP: return 50;
    case ATTRIBUTE_BOOTSTRAP_METHODS: return 51;
    case ATTRIBUTE_NEST_HOST:
    case ATTRIBUTE_NEST_MEMBERS: return 55;
    case ATTRIBUTE_RECORD: return 60;
    case ATTRIBUTE_PERMITTED_SUBCLASSES: return 61;
    default: return 45;
    }
}
