#include "base/json.h"

#include <assert.h>
#include <math.h>
#include <string.h>

#include "base/codepoint.h"

void json_start(struct json *json, FILE *out) { *json = (struct json){.out = out, .flat_from = JSON_DEEPEST}; }

void json_finish(struct json *json) {
    while (json->depth) json_close(json);
    fputc('\n', json->out);
}

static bool is_flat(const struct json *json) { return json->depth >= json->flat_from; }

static void begin_line(struct json *json) { fprintf(json->out, "\n%*s", (int)(2 * json->depth), ""); }

static void put_character(FILE *out, u32 c) {
    static const char plain[] = "\"\\\b\f\n\r\t", letters[] = "\"\\bfnrt";
    const char *special = c && c < 0x80 ? strchr(plain, (int)c) : NULL;
    char bytes[4];
    if (special) fprintf(out, "\\%c", letters[special - plain]);
    else if (c < 0x20 || c == 0x7F) fprintf(out, "\\u%04x", c);
    else fwrite(bytes, 1, codepoint_put(bytes, c), out);
}

static void put_text(FILE *out, const char *text, size_t length) {
    const char *end = text + length;
    fputc('"', out);
    while (text < end) put_character(out, codepoint_next(&text, end));
    fputc('"', out);
}

/* Everything up to the value itself. */
static void begin_value(struct json *json, const char *name) {
    assert(!name == (!json->depth || json->close[json->depth - 1] == ']')); /* members have names, elements have none */
    if (json->filled) fputs(is_flat(json) ? ", " : ",", json->out);
    if (json->depth && !is_flat(json)) begin_line(json);
    if (name) {
        put_text(json->out, name, strlen(name));
        fputs(": ", json->out);
    }
    json->filled = true;
}

static void open(struct json *json, const char *name, bool flat, const char *brackets) {
    assert(json->depth < JSON_DEEPEST);
    begin_value(json, name);
    fputc(brackets[0], json->out);
    json->close[json->depth++] = brackets[1];
    if (flat && !is_flat(json)) json->flat_from = json->depth;
    json->filled = false;
}

void json_object(struct json *json, const char *name, bool flat) { open(json, name, flat, "{}"); }
void json_array(struct json *json, const char *name, bool flat) { open(json, name, flat, "[]"); }

void json_close(struct json *json) {
    assert(json->depth);
    bool flat = is_flat(json);
    if (json->flat_from == json->depth) json->flat_from = JSON_DEEPEST;
    json->depth--;
    if (!flat && json->filled) begin_line(json);
    fputc(json->close[json->depth], json->out);
    json->filled = true;
}

void json_string(struct json *json, const char *name, const char *text) {
    begin_value(json, name);
    if (text) put_text(json->out, text, strlen(text));
    else fputs("null", json->out);
}

void json_bytes(struct json *json, const char *name, const void *bytes, size_t length) {
    begin_value(json, name);
    put_text(json->out, length ? bytes : "", length);
}

void json_bool(struct json *json, const char *name, bool value) {
    begin_value(json, name);
    fputs(value ? "true" : "false", json->out);
}

void json_whole(struct json *json, const char *name, u64 value) {
    begin_value(json, name);
    fprintf(json->out, "%llu", (unsigned long long)value);
}

void json_real(struct json *json, const char *name, double value, u32 digits) {
    begin_value(json, name);
    if (isfinite(value)) fprintf(json->out, "%.*f", (int)digits, value);
    else fputs("null", json->out);
}

void json_digits(struct json *json, const char *name, const char *digits) {
    begin_value(json, name);
    fputs(digits, json->out);
}
