/* What the JSON writer writes, byte for byte. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/json.h"

struct sink {
    char *text;
    size_t size;
    FILE *file;
    struct json json;
};

static struct json *begin(struct sink *sink) {
    sink->file = open_memstream(&sink->text, &sink->size);
    json_start(&sink->json, sink->file);
    return &sink->json;
}

static void expect(struct sink *sink, const char *text) {
    json_finish(&sink->json);
    fclose(sink->file);
    assert_string_equal(sink->text, text);
    free(sink->text);
}

static void spread_and_flat(void **state) {
    (void)state;
    struct sink sink;
    struct json *json = begin(&sink);
    json_object(json, NULL, false);
    json_whole(json, "a", UINT64_MAX);
    json_array(json, "b", false);
    json_object(json, NULL, true);
    json_bool(json, "c", true);
    json_array(json, "d", false);
    json_string(json, NULL, "x");
    json_string(json, NULL, NULL);
    json_close(json);
    json_close(json);
    json_close(json);
    json_array(json, "e", false);
    json_close(json);
    json_object(json, "f", false);
    json_real(json, "g", 0.25, 3);
    json_real(json, "h", NAN, 3);
    expect(&sink, "{\n"
                  "  \"a\": 18446744073709551615,\n"
                  "  \"b\": [\n"
                  "    {\"c\": true, \"d\": [\"x\", null]}\n"
                  "  ],\n"
                  "  \"e\": [],\n"
                  "  \"f\": {\n"
                  "    \"g\": 0.250,\n"
                  "    \"h\": null\n"
                  "  }\n"
                  "}\n");
}

static void every_character_is_written_so_that_it_can_be_read(void **state) {
    (void)state;
    struct sink sink;
    struct json *json = begin(&sink);
    json_string(json, NULL, "\"\\/\b\f\n\r\t\x01\x1f\x7f \xc0\x80 \xc3\xa9 \xed\xa0\xbd\xed\xb8\x80 \xff");
    expect(&sink, "\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0001\\u001f\\u007f \\u0000 \xc3\xa9 \xf0\x9f\x98\x80 \xef\xbf\xbd\"\n");
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(spread_and_flat),
                                       cmocka_unit_test(every_character_is_written_so_that_it_can_be_read)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
