#include "program/link/declaring.h"

#include <string.h>

static bool names(const struct class *holder, u16 index, const struct class *c) {
    struct slice name = index ? cp_name(holder->cf, index) : (struct slice){NULL, 0};
    return name.length == c->name->length && memcmp(name.at, c->name->text, name.length) == 0;
}

const struct inner_class *declaring_entry(const struct class *c) {
    for (u32 i = 0; c->cf && i < c->cf->inner_class_count; i++)
        if (names(c, c->cf->inner_classes[i].inner, c)) return &c->cf->inner_classes[i];
    return NULL;
}

bool declaring_admits(const struct class *outer, const struct class *c, bool as_member) {
    for (u32 i = 0; outer->cf && i < outer->cf->inner_class_count; i++) {
        const struct inner_class *entry = &outer->cf->inner_classes[i];
        if (names(outer, entry->inner, c) && (as_member ? names(outer, entry->outer, outer) : !entry->outer))
            return true;
    }
    return false;
}
