#include "layout.h"

#include <stdlib.h>
#include <string.h>

struct reader {
    const uint8_t *bytes;
    size_t length, at;
    struct layout *layout;
    int failed;
    int *tags;       /* of the constants */
    size_t *text_at; /* of the Utf8 constants: where their length is */
};

static size_t add(struct reader *in, enum site_kind kind, size_t at, size_t length, size_t count_at, long parent) {
    struct layout *layout = in->layout;
    if (layout->count == layout->room) {
        layout->room = layout->room ? layout->room * 2 : 256;
        layout->sites = realloc(layout->sites, layout->room * sizeof *layout->sites);
        if (!layout->sites) abort();
    }
    layout->sites[layout->count] = (struct site){kind, at, length, count_at, parent};
    return layout->count++;
}

static uint32_t take(struct reader *in, size_t size) {
    uint32_t value = 0;
    if (in->failed || in->length - in->at < size) {
        in->failed = 1;
        return 0;
    }
    for (size_t i = 0; i < size; i++) value = value << 8 | in->bytes[in->at++];
    return value;
}

static void skip(struct reader *in, size_t size) {
    if (in->failed || in->length - in->at < size) in->failed = 1;
    else in->at += size;
}

static uint32_t take_site(struct reader *in, enum site_kind kind, size_t size) {
    size_t at = in->at;
    uint32_t value = take(in, size);
    if (!in->failed) add(in, kind, at, size, 0, -1);
    return value;
}

/* How many indices, then how many plain bytes, a constant holds behind its tag. */
static int constant_shape(int tag, int *indices, int *rest) {
    static const signed char shape[21][2] = {
        [3] = {0, 4},  [4] = {0, 4},  [5] = {0, 8},  [6] = {0, 8},  [7] = {1, 0},  [8] = {1, 0},
        [9] = {2, 0},  [10] = {2, 0}, [11] = {2, 0}, [12] = {2, 0}, [15] = {0, 3}, [16] = {1, 0},
        [17] = {2, 0}, [18] = {2, 0}, [19] = {1, 0}, [20] = {1, 0}};
    *indices = tag < 21 ? shape[tag][0] : 0;
    *rest = tag < 21 ? shape[tag][1] : 0;
    return *indices || *rest;
}

static void lay_out_constant(struct reader *in, size_t count_at, int *tag) {
    size_t start = in->at;
    int indices, rest;
    *tag = (int)take_site(in, SITE_TAG, 1);
    if (*tag == 1) {
        uint32_t length = take_site(in, SITE_NUMBER, 2);
        add(in, SITE_TEXT, in->at, length, 0, -1);
        skip(in, length);
    } else if (constant_shape(*tag, &indices, &rest)) {
        while (indices--) take_site(in, SITE_INDEX, 2);
        skip(in, (size_t)rest);
    } else {
        in->failed = 1;
    }
    add(in, SITE_CONSTANT, start, in->at - start, count_at, -1);
}

static void lay_out_pool(struct reader *in) {
    size_t count_at = in->at;
    uint32_t count = take_site(in, SITE_COUNT, 2);
    in->layout->pool_size = (uint16_t)count;
    in->tags = calloc(count + 1, sizeof *in->tags);
    in->text_at = calloc(count + 1, sizeof *in->text_at);
    for (uint32_t i = 1; i < count && !in->failed; i++) {
        in->text_at[i] = in->at + 1;
        lay_out_constant(in, count_at, &in->tags[i]);
        if (in->tags[i] == 5 || in->tags[i] == 6) i++;
    }
}

static int text_is(const struct reader *in, uint32_t index, const char *text) {
    if (index == 0 || index >= in->layout->pool_size || in->tags[index] != 1) return 0;
    const uint8_t *at = in->bytes + in->text_at[index];
    size_t length = (size_t)at[0] << 8 | at[1];
    return length == strlen(text) && memcmp(at + 2, text, length) == 0;
}

static void lay_out_attributes(struct reader *in, long parent);

static void lay_out_code(struct reader *in, long self) {
    take_site(in, SITE_NUMBER, 2);
    take_site(in, SITE_NUMBER, 2);
    uint32_t length = take_site(in, SITE_LENGTH, 4);
    add(in, SITE_CODE, in->at, length, 0, self);
    skip(in, length);
    uint32_t handlers = take_site(in, SITE_COUNT, 2);
    for (uint32_t i = 0; i < handlers * 4 && !in->failed; i++) take_site(in, i % 4 == 3 ? SITE_INDEX : SITE_NUMBER, 2);
    lay_out_attributes(in, self);
}

/* What is inside an attribute that is not taken apart further is taken for a row of two-byte numbers. */
static void lay_out_attribute(struct reader *in, size_t count_at, long parent) {
    size_t start = in->at;
    uint32_t name = take_site(in, SITE_INDEX, 2), length = take_site(in, SITE_LENGTH, 4);
    if (in->failed || in->length - in->at < length) {
        in->failed = 1;
        return;
    }
    long self = (long)add(in, SITE_ATTRIBUTE, start, length + 6, count_at, parent);
    size_t end = in->at + length;
    if (text_is(in, name, "Code")) lay_out_code(in, self);
    while (!in->failed && in->at + 2 <= end) take_site(in, SITE_INDEX, 2);
    if (!in->failed) in->at = end;
}

static void lay_out_attributes(struct reader *in, long parent) {
    size_t count_at = in->at;
    uint32_t count = take_site(in, SITE_COUNT, 2);
    for (uint32_t i = 0; i < count && !in->failed; i++) lay_out_attribute(in, count_at, parent);
}

static void lay_out_members(struct reader *in) {
    size_t count_at = in->at;
    uint32_t count = take_site(in, SITE_COUNT, 2);
    for (uint32_t i = 0; i < count && !in->failed; i++) {
        size_t start = in->at;
        take_site(in, SITE_NUMBER, 2);
        take_site(in, SITE_INDEX, 2);
        take_site(in, SITE_INDEX, 2);
        lay_out_attributes(in, -1);
        add(in, SITE_MEMBER, start, in->at - start, count_at, -1);
    }
}

struct layout *layout_of_class(const uint8_t *bytes, size_t length) {
    struct reader in = {.bytes = bytes, .length = length, .layout = calloc(1, sizeof(struct layout))};
    take_site(&in, SITE_LENGTH, 4);
    take_site(&in, SITE_NUMBER, 2);
    take_site(&in, SITE_NUMBER, 2);
    lay_out_pool(&in);
    take_site(&in, SITE_NUMBER, 2);
    take_site(&in, SITE_INDEX, 2);
    take_site(&in, SITE_INDEX, 2);
    uint32_t interfaces = take_site(&in, SITE_COUNT, 2);
    while (interfaces-- && !in.failed) take_site(&in, SITE_INDEX, 2);
    lay_out_members(&in);
    lay_out_members(&in);
    lay_out_attributes(&in, -1);
    free(in.tags);
    free(in.text_at);
    return in.layout;
}

/* ---- jars: every header is found by its signature, which a seed's data does not hold by chance ---- */

struct field {
    unsigned char at, size;
};

static void add_header(struct reader *in, size_t at, const struct field *fields, size_t count) {
    add(in, SITE_LENGTH, at, 4, 0, -1);
    for (size_t i = 0; i < count; i++)
        add(in, fields[i].size == 4 ? SITE_LENGTH : SITE_NUMBER, at + fields[i].at, fields[i].size, 0, -1);
}

static size_t little(const uint8_t *at, size_t size) {
    size_t value = 0;
    for (size_t i = size; i-- > 0;) value = value << 8 | at[i];
    return value;
}

static void add_local(struct reader *in, size_t at) {
    static const struct field fields[] = {{4, 2}, {6, 2}, {8, 2}, {10, 4}, {14, 4}, {18, 4}, {22, 4}, {26, 2}, {28, 2}};
    const uint8_t *head = in->bytes + at;
    if (in->length - at < 30) return;
    size_t name = little(head + 26, 2), extra = little(head + 28, 2);
    add_header(in, at, fields, sizeof fields / sizeof *fields);
    add(in, SITE_TEXT, at + 30, name, 0, -1);
    size_t data = at + 30 + name + extra, end = data;
    while (end + 4 <= in->length && !(in->bytes[end] == 'P' && in->bytes[end + 1] == 'K' && in->bytes[end + 2] < 9))
        end++;
    if (end > data) add(in, SITE_CODE, data, end - data, 0, -1);
    add(in, SITE_MEMBER, at, end > at ? end - at : 0, 0, -1);
}

static void add_central(struct reader *in, size_t at) {
    static const struct field fields[] = {{4, 2},  {6, 2},  {8, 2},  {10, 2}, {12, 4}, {16, 4}, {20, 4}, {24, 4},
                                          {28, 2}, {30, 2}, {32, 2}, {34, 2}, {36, 2}, {38, 4}, {42, 4}};
    if (in->length - at < 46) return;
    size_t name = little(in->bytes + at + 28, 2), extra = little(in->bytes + at + 30, 2);
    add_header(in, at, fields, sizeof fields / sizeof *fields);
    add(in, SITE_TEXT, at + 46, name, 0, -1);
    add(in, SITE_ATTRIBUTE, at, 46 + name + extra, 0, -1);
}

static void add_end(struct reader *in, size_t at) {
    static const struct field fields[] = {{4, 2}, {6, 2}, {8, 2}, {10, 2}, {12, 4}, {16, 4}, {20, 2}};
    if (in->length - at >= 22) add_header(in, at, fields, sizeof fields / sizeof *fields);
}

struct layout *layout_of_jar(const uint8_t *bytes, size_t length) {
    struct reader in = {.bytes = bytes, .length = length, .layout = calloc(1, sizeof(struct layout))};
    in.layout->is_jar = 1;
    for (size_t at = 0; at + 4 <= length; at++) {
        if (bytes[at] != 'P' || bytes[at + 1] != 'K') continue;
        if (bytes[at + 2] == 3 && bytes[at + 3] == 4) add_local(&in, at);
        else if (bytes[at + 2] == 1 && bytes[at + 3] == 2) add_central(&in, at);
        else if (bytes[at + 2] == 5 && bytes[at + 3] == 6) add_end(&in, at);
    }
    return in.layout;
}

void layout_free(struct layout *layout) {
    free(layout->sites);
    free(layout);
}
