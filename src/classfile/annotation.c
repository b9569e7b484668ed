#include "classfile/annotation.h"

enum { DEEPEST = 16 };

static struct slice utf8_at(const struct classfile *cf, u16 index) {
    bool valid = index < cf->cp_count && cf->cp[index].tag == CP_UTF8;
    return valid ? cp_utf8(cf, index) : (struct slice){NULL, 0};
}

/* "Lp/Foo;" -> "p/Foo" */
static struct slice without_marks(struct slice type) {
    bool named = type.length > 2 && type.at[0] == 'L' && type.at[type.length - 1] == ';';
    return named ? (struct slice){type.at + 1, type.length - 2} : type;
}

/* ---- passing over ---- */

static void skip_value(struct bytes *in, u32 depth);

static void skip_elements(struct bytes *in, u32 count, u32 depth) {
    for (; count && !in->failed; count--) {
        bytes_skip(in, 2); /* its name */
        skip_value(in, depth);
    }
}

static void skip_values(struct bytes *in, u32 count, u32 depth) {
    for (; count && !in->failed; count--) skip_value(in, depth);
}

static void skip_value(struct bytes *in, u32 depth) {
    u8 tag = bytes_u8(in);
    if (depth > DEEPEST) in->failed = true;
    if (in->failed) return;
    switch (tag) {
    case 'e': bytes_skip(in, 4); break;
    case '[': skip_values(in, bytes_u16(in), depth + 1); break;
    case '@':
        bytes_skip(in, 2);
        skip_elements(in, bytes_u16(in), depth + 1);
        break;
    default: bytes_skip(in, 2);
    }
}

/* ---- annotations ---- */

struct annotation_reader annotations_of(const struct classfile *cf, struct slice attribute) {
    struct annotation_reader reader = {.cf = cf, .in = bytes_of(attribute)};
    if (attribute.length) reader.left = bytes_u16(&reader.in);
    return reader;
}

bool annotation_next(struct annotation_reader *reader, struct annotation *annotation) {
    struct bytes *in = &reader->in;
    if (!reader->left || in->failed) return false;
    reader->left--;
    if (reader->tagged && bytes_u8(in) != '@') return reader->left = 0, false;
    *annotation = (struct annotation){.cf = reader->cf, .type = without_marks(utf8_at(reader->cf, bytes_u16(in)))};
    annotation->element_count = bytes_u16(in);
    const u8 *from = in->at;
    skip_elements(in, annotation->element_count, 0);
    annotation->elements = (struct slice){from, (size_t)(in->at - from)};
    return !in->failed && annotation->type.length;
}

/* ---- their elements ---- */

/* Stands at the tag of the value; false: there is no such element. */
static bool find_value(const struct annotation *annotation, const char *name, struct bytes *in) {
    *in = bytes_of(annotation->elements);
    for (u32 left = annotation->element_count; left && !in->failed; left--) {
        if (slice_is(utf8_at(annotation->cf, bytes_u16(in)), name)) return !in->failed;
        skip_value(in, 0);
    }
    return false;
}

/* How many values there are behind: one, or those of an array, whose head is read. */
static u32 value_count(struct bytes *in) {
    if (bytes_left(in) == 0 || *in->at != '[') return 1;
    bytes_skip(in, 1);
    return bytes_u16(in);
}

bool annotation_text(const struct annotation *annotation, const char *name, u32 number, struct slice *text) {
    struct bytes in;
    if (!find_value(annotation, name, &in) || number >= value_count(&in)) return false;
    skip_values(&in, number, 0);
    u8 tag = bytes_u8(&in);
    struct slice found = utf8_at(annotation->cf, bytes_u16(&in));
    if (in.failed || (tag != 's' && tag != 'c')) return false;
    *text = tag == 'c' ? without_marks(found) : found;
    return true;
}

struct annotation_reader annotation_inner(const struct annotation *annotation, const char *name) {
    struct annotation_reader reader = {.cf = annotation->cf, .tagged = true};
    if (find_value(annotation, name, &reader.in)) reader.left = value_count(&reader.in);
    return reader;
}
