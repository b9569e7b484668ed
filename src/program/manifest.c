#include "program/manifest.h"

#include <string.h>
#include <strings.h>

/* One physical line without its end; *at moves past it. */
static struct slice next_line(struct slice text, size_t *at) {
    size_t start = *at, end = start;
    while (end < text.length && text.at[end] != '\n' && text.at[end] != '\r') end++;
    size_t after = end;
    if (after < text.length && text.at[after] == '\r') after++;
    if (after < text.length && text.at[after] == '\n' && (after == end || after == end + 1)) after++;
    *at = after;
    return (struct slice){text.at + start, end - start};
}

static bool names_attribute(struct slice line, const char *name) {
    size_t length = strlen(name);
    return line.length > length && line.at[length] == ':' && strncasecmp((const char *)line.at, name, length) == 0;
}

static bool is_ended(struct slice text, struct slice line, size_t after) {
    return line.at + line.length != text.at + after;
}

/* The value starts in `line` and goes on in the lines from *at that begin with a space; *at moves past them. NULL if
 * the last of them has no end. */
static const char *join_value(struct arena *arena, struct slice text, size_t *at, struct slice value) {
    char *joined = arena_alloc(arena, text.length + 1);
    size_t used = 0;
    if (value.length && value.at[0] == ' ') {
        value.at++;
        value.length--;
    }
    for (;;) {
        memcpy(joined + used, value.at, value.length);
        used += value.length;
        if (*at >= text.length || text.at[*at] != ' ') break;
        value = next_line(text, at);
        if (!is_ended(text, value, *at)) return NULL;
        value.at++;
        value.length--;
    }
    joined[used] = 0;
    return joined;
}

const char *manifest_value(struct arena *arena, struct slice manifest, const char *name) {
    const char *found = NULL;
    for (size_t at = 0; at < manifest.length;) {
        struct slice line = next_line(manifest, &at);
        if (line.length == 0 || !is_ended(manifest, line, at))
            break; /* the main section ends at the first empty line */
        if (!names_attribute(line, name)) continue;
        size_t skip = strlen(name) + 1;
        const char *value = join_value(arena, manifest, &at, (struct slice){line.at + skip, line.length - skip});
        found = value ? value : found;
    }
    return found;
}

static bool is_alphanumeric(u8 c) { return (c >= '0' && c <= '9') || ((c | 32) >= 'a' && (c | 32) <= 'z'); }

enum { LONGEST_LINE = 512, LONGEST_NAME = 70 };

static bool is_header(struct slice line) {
    size_t name = 0;
    while (name < line.length && (line.at[name] == '-' || line.at[name] == '_' || is_alphanumeric(line.at[name])))
        name++;
    return name > 0 && name <= LONGEST_NAME && line.length > name + 1 && line.at[name] == ':' &&
           line.at[name + 1] == ' ';
}

static bool is_name_header(struct slice line) {
    return line.length >= 6 && strncasecmp((const char *)line.at, "Name: ", 6) == 0;
}

bool manifest_is_legal(struct slice manifest) {
    bool in_main = true, in_section = true, may_go_on = false;
    for (size_t at = 0, start; at < manifest.length;) {
        start = at;
        struct slice line = next_line(manifest, &at);
        if (at - start > LONGEST_LINE) return false;
        if (!is_ended(manifest, line, at)) return line.length < LONGEST_LINE; /* passed over */
        if (line.length == 0) {
            in_main = in_section = may_go_on = false;
        } else if (line.at[0] == ' ') {
            if (!may_go_on) return false;
        } else {
            if (!(in_main || in_section ? is_header(line) : is_name_header(line))) return false;
            in_section = may_go_on = true;
        }
    }
    return true;
}
