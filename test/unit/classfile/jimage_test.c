#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <stdlib.h>
#include <zlib.h>
#include <cmocka.h>

#include "classfile/jimage.h"
#include "unit/classfile/image_bytes.h"

static const char text[] = "a resource that is worth compressing: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";

/* A zlib stream behind the header that jlink writes. */
static u32 compress_layer(struct image_bytes *image, const char *method, const void *data, u32 size, u8 *out) {
    uLongf packed = 2048;
    assert_int_equal(compress2(out + 29, &packed, data, size, 9), Z_OK);
    memset(out, 0, 29);
    const u32 words[] = {0xCAFEFAFA, (u32)packed, 0, size, 0, image_string(image, method), 0};
    for (int i = 0; i < 28; i++) out[i] = (u8)(words[i / 4] >> (8 * (i % 4)));
    out[28] = 1;
    return 29 + (u32)packed;
}

static void add_plain(struct image_bytes *image, const char *module, const char *parent, const char *base) {
    image_add(image, (struct image_resource){module, parent, base, "class", 0, 0, 4}, base, 4, false);
}

static struct jimage *open_image(struct slice bytes) {
    struct diag diag = {""};
    struct jimage *opened = jimage_open_bytes(bytes, "modules", &diag);
    assert_string_equal(diag.text, "");
    return opened;
}

static void expect_found(struct jimage *opened, const char *module, const char *path, const char *content) {
    struct arena *arena = arena_new();
    struct diag diag = {""};
    struct slice out;
    assert_int_equal(jimage_find(opened, module, path, arena, &out, &diag), 1);
    assert_int_equal(out.length, strlen(content));
    assert_memory_equal(out.at, content, out.length);
    arena_free(arena);
}

static void finds_resources(void **state) {
    struct image_bytes *image = *state;
    struct diag diag;
    struct slice out;
    image_start(image);
    add_plain(image, "java.base", "java/lang", "Obje");
    add_plain(image, "java.base", "java/lang", "Stri");
    add_plain(image, "java.base", "java/util", "List");
    add_plain(image, "java.sql", "java/sql", "Conn");
    add_plain(image, "java.sql", "", "modu");
    struct jimage *opened = open_image(image_finish(image));
    expect_found(opened, "java.base", "java/lang/Obje.class", "Obje");
    expect_found(opened, "java.base", "java/lang/Stri.class", "Stri");
    expect_found(opened, "java.base", "java/util/List.class", "List");
    expect_found(opened, "java.sql", "java/sql/Conn.class", "Conn");
    expect_found(opened, "java.sql", "modu.class", "modu");
    const char *absent[] = {"java/lang/Obje", "java/lang/Obje.clas", "Obje.class", "", "java/lang/Obje.class/"};
    for (size_t i = 0; i < sizeof absent / sizeof absent[0]; i++)
        assert_int_equal(jimage_find(opened, "java.base", absent[i], NULL, &out, &diag), 0);
    assert_int_equal(jimage_find(opened, "java.xml", "java/lang/Obje.class", NULL, &out, &diag), 0);
    jimage_close(opened);
    jimage_close(NULL);
}

static void finds_modules_of_packages(void **state) {
    struct image_bytes *image = *state;
    image_start(image);
    u8 pairs[16] = {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    pairs[4] = (u8)image_string(image, "java.empty");
    pairs[12] = (u8)image_string(image, "java.base");
    image_add(image, (struct image_resource){"packages", "", "java", "lang", 0, 0, 16}, pairs, 16, false);
    struct jimage *opened = open_image(image_finish(image));
    assert_string_equal(jimage_package_module(opened, "java/lang"), "java.base");
    assert_null(jimage_package_module(opened, "java/util"));
    char endless[5000];
    memset(endless, 'a', sizeof endless);
    endless[sizeof endless - 1] = '\0';
    assert_null(jimage_package_module(opened, endless));
    jimage_close(opened);
}

static void inflates_compressed_resources(void **state) {
    struct image_bytes *image = *state;
    u8 once[4096], twice[4096];
    image_start(image);
    u32 once_size = compress_layer(image, "zip", text, sizeof text - 1, once);
    u32 twice_size = compress_layer(image, "zip", once, once_size, twice);
    struct image_resource r = {"m", "", "once", "", 0, 0, sizeof text - 1};
    image_add(image, r, once, once_size, true);
    r.base = "twice";
    image_add(image, r, twice, twice_size, true);
    struct jimage *opened = open_image(image_finish(image));
    expect_found(opened, "m", "once", text);
    expect_found(opened, "m", "twice", text);
    jimage_close(opened);
}

static void expect_bad_resource(struct image_bytes *image, const char *message) {
    struct arena *arena = arena_new();
    struct diag diag = {""};
    struct slice out;
    struct jimage *opened = open_image(image_finish(image));
    assert_int_equal(jimage_find(opened, "m", "x", arena, &out, &diag), -1);
    assert_string_equal(diag.text, message);
    jimage_close(opened);
    arena_free(arena);
}

static void bad_resources_are_refused(void **state) {
    struct image_bytes *image = *state;
    u8 packed[4096];
    struct image_resource r = {"m", "", "x", "", 0, 0, sizeof text - 1};
    image_start(image);
    image_add(image, r, packed, compress_layer(image, "compact-cp", text, sizeof text - 1, packed), true);
    expect_bad_resource(image, "modules: JDK images compressed with \"compact-cp\" are not supported");
    image_start(image);
    u32 size = compress_layer(image, "zip", text, sizeof text - 1, packed);
    packed[40] ^= 0xff;
    image_add(image, r, packed, size, true);
    expect_bad_resource(image, "modules: corrupt compressed resource in the JDK image");
    image_start(image);
    size = compress_layer(image, "zip", text, sizeof text - 1, packed);
    r.size++;
    image_add(image, r, packed, size, true);
    expect_bad_resource(image, "modules: wrong size of a resource in the JDK image");
    image_start(image);
    r.size = 100;
    image_add(image, r, text, 80, false);
    expect_bad_resource(image, "modules: resource outside the JDK image");
}

static void expect_refused(struct slice bytes, const char *message) {
    struct diag diag = {""};
    assert_null(jimage_open_bytes(bytes, "modules", &diag));
    assert_string_equal(diag.text, message);
}

static void bad_images_are_refused(void **state) {
    struct image_bytes *image = *state;
    image_start(image);
    add_plain(image, "java.base", "java/lang", "Obje");
    struct slice bytes = image_finish(image);
    expect_refused((struct slice){bytes.at, 27}, "modules: not a JDK image");
    expect_refused((struct slice){bytes.at, 60}, "modules: truncated JDK image");
    image->bytes[4] = 1;
    expect_refused(bytes, "modules: JDK image of an unknown version");
    image->bytes[4] = 0;
    image->bytes[24]++; /* strings end in the middle of the first resource */
    expect_refused(bytes, "modules: unterminated strings in the JDK image");
    image->bytes[24]--;
    image->bytes[19] = 0xff;
    expect_refused(bytes, "modules: truncated JDK image");
    image->bytes[0] = 0;
    expect_refused(bytes, "modules: not a JDK image");
    struct diag diag;
    assert_null(jimage_open("/no/such/image", &diag));
}

/* Every byte of the index set to several values: never a crash, whatever is found. */
static void changed_bytes_never_crash(void **state) {
    struct image_bytes *image = *state;
    image_start(image);
    add_plain(image, "java.base", "java/lang", "Obje");
    add_plain(image, "java.base", "java/util", "List");
    struct slice bytes = image_finish(image);
    for (size_t i = 16; i < bytes.length; i++)
        for (int value = 0; value < 256; value += 15) {
            struct diag diag;
            struct slice out;
            struct arena *arena = arena_new();
            u8 *copy = malloc(bytes.length);
            memcpy(copy, bytes.at, bytes.length);
            copy[i] = (u8)value;
            struct jimage *opened = jimage_open_bytes((struct slice){copy, bytes.length}, "modules", &diag);
            if (opened) (void)jimage_find(opened, "java.base", "java/lang/Obje.class", arena, &out, &diag);
            jimage_close(opened);
            free(copy);
            arena_free(arena);
        }
}

static int make_image(void **state) { return (*state = malloc(sizeof(struct image_bytes))) ? 0 : -1; }

static int free_image(void **state) {
    free(*state);
    return 0;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(finds_resources),
        cmocka_unit_test(finds_modules_of_packages),
        cmocka_unit_test(inflates_compressed_resources),
        cmocka_unit_test(bad_resources_are_refused),
        cmocka_unit_test(bad_images_are_refused),
        cmocka_unit_test(changed_bytes_never_crash),
    };
    return cmocka_run_group_tests(tests, make_image, free_image);
}
