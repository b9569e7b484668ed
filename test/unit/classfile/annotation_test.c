/* Annotations with every kind of element value, and with every byte changed. */
#include "classfile/annotation.h"

#include "unit/classfile/expect.h"

/* @a/Plain @a/Tags({@a/Tag("x"), @a/Tag("y")}) @a/Mixed(i = 1, e = E.A, l = {1, 2}, value = {Foo.class, Object.class})
 */
static struct slice write_annotations(struct class_bytes *c) {
    struct part *out = &c->body;
    u16 value = pool_utf8(c, "value"), tag = pool_utf8(c, "La/Tag;"), x = pool_utf8(c, "x"), y = pool_utf8(c, "y");
    u16 one = pool_int(c, 1), name = pool_utf8(c, "i");
    u2(c, 3);
    u2(c, pool_utf8(c, "La/Plain;")), u2(c, 0);
    u2(c, pool_utf8(c, "La/Tags;")), u2(c, 1), u2(c, value), put(out, '[', 1), u2(c, 2);
    put(out, '@', 1), u2(c, tag), u2(c, 1), u2(c, value), put(out, 's', 1), u2(c, x);
    put(out, '@', 1), u2(c, tag), u2(c, 1), u2(c, value), put(out, 's', 1), u2(c, y);
    u2(c, pool_utf8(c, "La/Mixed;")), u2(c, 4);
    u2(c, name), put(out, 'I', 1), u2(c, one);
    u2(c, name), put(out, 'e', 1), u2(c, tag), u2(c, x);
    u2(c, name), put(out, '[', 1), u2(c, 2), put(out, 'I', 1), u2(c, one), put(out, 'I', 1), u2(c, one);
    u2(c, value), put(out, '[', 1), u2(c, 2);
    put(out, 'c', 1), u2(c, pool_utf8(c, "LFoo;")), put(out, 'c', 1), u2(c, pool_utf8(c, "Ljava/lang/Object;"));
    return (struct slice){out->bytes, out->count};
}

/* A class that only has a pool. */
static struct classfile *parse_pool(struct class_bytes *c, struct arena *arena, struct slice *annotations) {
    struct diag diag = {""};
    enum classfile_fault fault;
    u8 *copy = arena_copy(arena, annotations->at, annotations->length);
    annotations->at = copy;
    c->body.count = 0;
    head(c, 0x20);
    u2(c, 0), u2(c, 0), u2(c, 0);
    struct classfile *cf = classfile_parse(arena, finish(c), true, &fault, &diag);
    assert_string_equal(diag.text, "");
    return cf;
}

static void every_kind_of_value(void **state) {
    struct class_bytes *c = *state;
    struct arena *arena = arena_new();
    start(c, 61);
    struct slice bytes = write_annotations(c), text;
    struct classfile *cf = parse_pool(c, arena, &bytes);
    struct annotation_reader reader = annotations_of(cf, bytes), inner;
    struct annotation a, tag;
    assert_true(annotation_next(&reader, &a) && slice_is(a.type, "a/Plain"));
    assert_false(annotation_text(&a, "value", 0, &text));
    assert_true(annotation_next(&reader, &a) && slice_is(a.type, "a/Tags"));
    inner = annotation_inner(&a, "value");
    assert_true(annotation_next(&inner, &tag) && slice_is(tag.type, "a/Tag"));
    assert_true(annotation_text(&tag, "value", 0, &text) && slice_is(text, "x"));
    assert_false(annotation_text(&tag, "value", 1, &text));
    assert_true(annotation_next(&inner, &tag) && annotation_text(&tag, "value", 0, &text) && slice_is(text, "y"));
    assert_false(annotation_next(&inner, &tag));
    assert_true(annotation_next(&reader, &a) && slice_is(a.type, "a/Mixed"));
    assert_true(annotation_text(&a, "value", 0, &text) && slice_is(text, "Foo"));
    assert_true(annotation_text(&a, "value", 1, &text) && slice_is(text, "java/lang/Object"));
    assert_false(annotation_text(&a, "i", 0, &text));
    assert_false(annotation_text(&a, "missing", 0, &text));
    inner = annotation_inner(&a, "value");
    assert_false(annotation_next(&inner, &tag));
    assert_false(annotation_next(&reader, &a));
    arena_free(arena);
}

static void absent(void **state) {
    struct annotation_reader reader = annotations_of(NULL, (struct slice){NULL, 0});
    struct annotation a;
    (void)state;
    assert_false(annotation_next(&reader, &a));
}

/* Looks at everything; whatever the bytes are, it ends. */
static void read_all(const struct classfile *cf, struct slice bytes) {
    struct annotation_reader reader = annotations_of(cf, bytes);
    struct annotation a, inside;
    struct slice text;
    while (annotation_next(&reader, &a)) {
        struct annotation_reader inner = annotation_inner(&a, "value");
        annotation_text(&a, "value", 1, &text);
        while (annotation_next(&inner, &inside)) annotation_text(&inside, "value", 0, &text);
    }
}

static void changed_and_cut_bytes(void **state) {
    struct class_bytes *c = *state;
    struct arena *arena = arena_new();
    start(c, 61);
    struct slice bytes = write_annotations(c);
    struct classfile *cf = parse_pool(c, arena, &bytes);
    u8 *exact = malloc(bytes.length);
    for (size_t i = 0; i < bytes.length; i++)
        for (u32 value = 0; value < 256; value += 5) {
            memcpy(exact, bytes.at, bytes.length);
            exact[i] = (u8)value;
            read_all(cf, (struct slice){exact, bytes.length});
        }
    free(exact);
    for (size_t length = 0; length < bytes.length; length++) {
        u8 *shorter = malloc(length ? length : 1);
        memcpy(shorter, bytes.at, length);
        read_all(cf, (struct slice){shorter, length});
        free(shorter);
    }
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_kind_of_value),
        cmocka_unit_test(absent),
        cmocka_unit_test(changed_and_cut_bytes),
    };
    return TESTS_WITH_CLASS_BYTES(tests);
}
