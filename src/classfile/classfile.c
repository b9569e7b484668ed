#include "classfile/classfile.h"

#include <assert.h>
#include <string.h>

struct slice cp_utf8(const struct classfile *cf, u16 i) {
    assert(i < cf->cp_count && cf->cp[i].tag == CP_UTF8);
    return (struct slice){cf->cp[i].utf8, cf->cp[i].length};
}

struct slice cp_name(const struct classfile *cf, u16 i) {
    assert(i < cf->cp_count);
    return cp_utf8(cf, cf->cp[i].a);
}

bool slice_is(struct slice slice, const char *text) {
    return strlen(text) == slice.length && memcmp(slice.at, text, slice.length) == 0;
}
