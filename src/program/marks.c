#include "program/marks.h"

#include "base/bytes.h"
#include "program/method.h"

enum { DEEPEST_VALUE = 16 };

static void skip_annotation(struct bytes *in, int depth);

static void skip_value(struct bytes *in, int depth) {
    u8 tag = bytes_u8(in);
    if (depth > DEEPEST_VALUE) {
        in->failed = true;
    } else if (tag == '@') {
        skip_annotation(in, depth + 1);
    } else if (tag == '[') {
        for (u32 count = bytes_u16(in); count && !in->failed; count--) skip_value(in, depth + 1);
    } else {
        bytes_skip(in, tag == 'e' ? 4 : 2);
    }
}

static void skip_pairs(struct bytes *in, int depth) {
    for (u32 count = bytes_u16(in); count && !in->failed; count--) {
        bytes_skip(in, 2);
        skip_value(in, depth);
    }
}

static void skip_annotation(struct bytes *in, int depth) {
    bytes_skip(in, 2);
    skip_pairs(in, depth);
}

static u16 mark_of(struct slice type) {
    static const struct {
        const char *type;
        u16 mark;
    } marks[] = {
        {"Ljdk/internal/reflect/CallerSensitive;", METHOD_CALLER_SENSITIVE},
        {"Ljdk/internal/vm/annotation/Hidden;", METHOD_HIDDEN},
        {"Ljava/lang/invoke/LambdaForm$Hidden;", METHOD_HIDDEN},
    };
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
        if (slice_is(type, marks[i].type)) return marks[i].mark;
    return 0;
}

u16 marks_of_method(const struct classfile *cf, const struct cf_member *method) {
    struct bytes in = bytes_of(method->annotations.visible);
    u16 found = 0;
    if (!method->annotations.visible.at) return 0;
    for (u32 count = bytes_u16(&in); count && !in.failed; count--) {
        u16 type = bytes_u16(&in);
        if (type && type < cf->cp_count && cf->cp[type].tag == CP_UTF8) found |= mark_of(cp_utf8(cf, type));
        skip_pairs(&in, 0);
    }
    return found;
}
