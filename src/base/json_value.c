#include "base/json_value.h"

#include <stdlib.h>
#include <string.h>

#include "base/codepoint.h"

struct reader {
    struct arena *arena;
    const u8 *start, *at, *end;
    u32 depth;
    struct diag *diag;
};

static int fail(struct reader *r, const char *what) {
    u32 line = 1;
    for (const u8 *p = r->start; p < r->at; p++) line += *p == '\n';
    return diag_set(r->diag, "line %u: %s", line, what);
}

static void skip_space(struct reader *r) {
    while (r->at < r->end && (*r->at == ' ' || *r->at == '\t' || *r->at == '\n' || *r->at == '\r')) r->at++;
}

static bool take(struct reader *r, char c) {
    skip_space(r);
    if (r->at == r->end || *r->at != (u8)c) return false;
    r->at++;
    return true;
}

/* ---- texts ---- */

static int hex_digit(u8 c) {
    if (c >= '0' && c <= '9') return c - '0';
    c |= 0x20;
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* The four digits behind "\u"; -1: they are not there. */
static int take_unit(struct reader *r) {
    int unit = 0;
    if (r->end - r->at < 4) return -1;
    for (int i = 0; i < 4; i++) {
        int digit = hex_digit(*r->at++);
        if (digit < 0) return -1;
        unit = unit << 4 | digit;
    }
    return unit;
}

/* A pair of surrogates is one character; one alone is none. */
static int take_unicode(struct reader *r, char **out) {
    int high = take_unit(r), low;
    if (high < 0) return fail(r, "\\u needs four hexadecimal digits");
    u32 c = (u32)high;
    if (c >= 0xD800 && c < 0xDC00 && r->end - r->at >= 6 && r->at[0] == '\\' && r->at[1] == 'u') {
        r->at += 2;
        low = take_unit(r);
        if (low < 0xDC00 || low > 0xDFFF) return fail(r, "half of a character");
        c = 0x10000 + ((c - 0xD800) << 10) + ((u32)low - 0xDC00);
    } else if (c >= 0xD800 && c < 0xE000) {
        c = CODEPOINT_BAD;
    }
    *out += codepoint_put(*out, c);
    return 0;
}

static int take_escape(struct reader *r, char **out) {
    static const char letters[] = "\"\\/bfnrt", plain[] = "\"\\/\b\f\n\r\t";
    u8 c = r->at < r->end ? *r->at++ : 0;
    if (c == 'u') return take_unicode(r, out);
    const char *known = c ? strchr(letters, c) : NULL;
    if (!known) return fail(r, "unknown escape in a text");
    *(*out)++ = plain[known - letters];
    return 0;
}

/* An escape is never shorter than what it stands for. */
static int read_text(struct reader *r, struct slice *text) {
    const u8 *close = r->at;
    while (close < r->end && *close != '"') close += *close == '\\' && close + 1 < r->end ? 2 : 1;
    char *bytes = arena_alloc(r->arena, (size_t)(close - r->at) + 1), *out = bytes;
    while (r->at < r->end && *r->at != '"') {
        u8 c = *r->at++;
        if (c < 0x20) return fail(r, "control character in a text");
        if (c != '\\') *out++ = (char)c;
        else if (take_escape(r, &out) < 0) return -1;
    }
    if (r->at == r->end) return fail(r, "a text does not end");
    r->at++;
    *text = (struct slice){(const u8 *)bytes, (size_t)(out - bytes)};
    return 0;
}

/* ---- numbers and words ---- */

static bool take_digits(struct reader *r) {
    const u8 *from = r->at;
    while (r->at < r->end && *r->at >= '0' && *r->at <= '9') r->at++;
    return r->at > from;
}

static int read_number(struct reader *r, struct slice *text) {
    const u8 *from = r->at;
    bool good = true;
    if (*r->at == '-') r->at++;
    if (r->at < r->end && *r->at == '0') r->at++;
    else good = take_digits(r);
    if (good && r->at < r->end && *r->at == '.') r->at++, good = take_digits(r);
    if (good && r->at < r->end && (*r->at | 0x20) == 'e') {
        r->at++;
        if (r->at < r->end && (*r->at == '+' || *r->at == '-')) r->at++;
        good = take_digits(r);
    }
    if (!good) return fail(r, "not a number");
    size_t length = (size_t)(r->at - from);
    *text = (struct slice){(const u8 *)arena_printf(r->arena, "%.*s", (int)length, (const char *)from), length};
    return 0;
}

static int read_word(struct reader *r, enum json_kind *kind) {
    static const struct {
        const char *word;
        enum json_kind kind;
    } words[] = {{"null", JSON_NULL}, {"false", JSON_FALSE}, {"true", JSON_TRUE}};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        size_t length = strlen(words[i].word);
        if ((size_t)(r->end - r->at) < length || memcmp(r->at, words[i].word, length) != 0) continue;
        r->at += length;
        *kind = words[i].kind;
        return 0;
    }
    return fail(r, r->at == r->end ? "the text ends where a value should be" : "not a value");
}

/* ---- values ---- */

static int read_value(struct reader *r, struct json_value *value);

static int read_name(struct reader *r, struct json_value *member) {
    struct slice name;
    if (!take(r, '"')) return fail(r, "a member needs a name");
    if (read_text(r, &name) < 0) return -1;
    member->name = (const char *)name.at;
    return take(r, ':') ? 0 : fail(r, "a name needs a ':' behind it");
}

/* What is between the brackets, the first of which was read. */
static int read_list(struct reader *r, struct json_value *list, char close) {
    struct json_value **last = &list->first;
    if (++r->depth > JSON_DEEPEST) return fail(r, "nested too deep");
    for (bool more = !take(r, close); more; last = &(*last)->next) {
        *last = arena_alloc(r->arena, sizeof **last);
        if (close == '}' && read_name(r, *last) < 0) return -1;
        if (read_value(r, *last) < 0) return -1;
        more = take(r, ',');
        if (!more && !take(r, close)) return fail(r, close == '}' ? "no ',' or '}'" : "no ',' or ']'");
    }
    r->depth--;
    return 0;
}

static int read_value(struct reader *r, struct json_value *value) {
    skip_space(r);
    u8 c = r->at < r->end ? *r->at : 0;
    if (c == '{' || c == '[') {
        r->at++;
        value->kind = c == '{' ? JSON_OBJECT : JSON_ARRAY;
        return read_list(r, value, c == '{' ? '}' : ']');
    }
    if (c == '"') {
        r->at++;
        value->kind = JSON_TEXT;
        return read_text(r, &value->text);
    }
    if (c != '-' && (c < '0' || c > '9')) return read_word(r, &value->kind);
    value->kind = JSON_NUMBER;
    return read_number(r, &value->text);
}

struct json_value *json_read(struct arena *arena, struct slice text, struct diag *diag) {
    struct json_value *value = arena_alloc(arena, sizeof *value);
    struct reader r = {arena, text.at, text.at, text.length ? text.at + text.length : text.at, 0, diag};
    if (read_value(&r, value) < 0) return NULL;
    skip_space(&r);
    if (r.at < r.end) {
        fail(&r, "more text behind the value");
        return NULL;
    }
    return value;
}

/* ---- asking ---- */

const struct json_value *json_member(const struct json_value *object, const char *name) {
    const struct json_value *found = NULL;
    if (!object || object->kind != JSON_OBJECT) return NULL;
    for (const struct json_value *at = object->first; at; at = at->next)
        if (strcmp(at->name, name) == 0) found = at;
    return found;
}

const char *json_member_text(const struct json_value *object, const char *name) {
    const struct json_value *member = json_member(object, name);
    return member && member->kind == JSON_TEXT ? (const char *)member->text.at : NULL;
}

double json_member_number(const struct json_value *object, const char *name) {
    const struct json_value *member = json_member(object, name);
    return member && member->kind == JSON_NUMBER ? strtod((const char *)member->text.at, NULL) : 0;
}

/* ---- writing ---- */

/* Does it hold nothing that holds something? */
static bool is_short(const struct json_value *list) {
    for (const struct json_value *at = list->first; at; at = at->next)
        if (at->first) return false;
    return true;
}

static void put_list(struct json *json, const char *name, const struct json_value *list, bool flat) {
    flat |= is_short(list);
    if (list->kind == JSON_OBJECT) json_object(json, name, flat);
    else json_array(json, name, flat);
    for (const struct json_value *at = list->first; at; at = at->next) json_put(json, at->name, at, flat);
    json_close(json);
}

void json_put(struct json *json, const char *name, const struct json_value *value, bool flat) {
    switch (value->kind) {
    case JSON_NULL: json_string(json, name, NULL); break;
    case JSON_FALSE:
    case JSON_TRUE: json_bool(json, name, value->kind == JSON_TRUE); break;
    case JSON_NUMBER: json_digits(json, name, (const char *)value->text.at); break;
    case JSON_TEXT: json_bytes(json, name, value->text.at, value->text.length); break;
    default: put_list(json, name, value, flat);
    }
}
