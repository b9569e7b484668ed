#include "cli/option/option_table.h"

#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

static const struct option rows[OPTION_COUNT] = {
#define OPTION(id, names, style, argument, commands, help) \
    {OPTION_##id, names, OPTION_STYLE_##style, argument, commands, help},
#include "cli/option/options.def"
};

const struct option *option_row(enum option_id id) {
    assert((unsigned)id < OPTION_COUNT);
    return &rows[id];
}

/* What follows the name in the argument, or NULL when the argument is something else. */
static const char *rest_after_name(const char *argument, const char *name, size_t length, enum option_style style) {
    if (strncmp(argument, name, length) != 0) return NULL;
    const char *rest = argument + length;
    switch (style) {
    case OPTION_STYLE_FLAG: return *rest == '\0' ? rest : NULL;
    case OPTION_STYLE_VALUE: return *rest == '\0' || (*rest == '=' && name[1] == '-') ? rest : NULL;
    case OPTION_STYLE_SUFFIX: return *rest == '\0' || *rest == ':' ? rest : NULL;
    case OPTION_STYLE_JOINED: return rest;
    case OPTION_STYLE_OPTIONAL: return *rest == '\0' || *rest == '=' ? rest : NULL;
    }
    return NULL;
}

/* The same for a row with its alternative names. */
static const char *rest_after_any_name(const char *argument, const struct option *row) {
    for (const char *name = row->names; *name;) {
        size_t length = strcspn(name, "|");
        const char *rest = rest_after_name(argument, name, length, row->style);
        if (rest) return rest;
        name += length;
        name += *name == '|';
    }
    return NULL;
}

/* An empty path is as good as none, as with java; any other empty value is a slip (--save=$NOT_SET). */
static bool lacks_value(const struct option *row, const char *value) {
    return row->style == OPTION_STYLE_VALUE && !*value && *row->argument && strcmp(row->argument, "PATH") != 0;
}

static int ask_for_value(const struct option *row, const char *written, struct diag *diag) {
    return diag_set(diag, "option %.*s needs a value (%s)", (int)strcspn(written, "="), written, row->argument);
}

static int take_value(const struct option *row, const char *rest, int argc, char **argv, int *at,
                      struct option_match *match, struct diag *diag) {
    match->id = row->id;
    bool assigned = *rest == '=' && (row->style == OPTION_STYLE_VALUE || row->style == OPTION_STYLE_OPTIONAL);
    match->value = *rest == ':' || assigned ? rest + 1 : rest;
    const char *written = argv[(*at)++];
    if (row->style == OPTION_STYLE_VALUE && *rest != '=') {
        if (*at >= argc) return ask_for_value(row, written, diag);
        match->value = argv[(*at)++];
    }
    return lacks_value(row, match->value) ? ask_for_value(row, written, diag) : 1;
}

int option_next(enum command command, int argc, char **argv, int *at, struct option_match *match, struct diag *diag) {
    if (*at >= argc || argv[*at][0] != '-' || argv[*at][1] == '\0') return 0;
    for (int i = 0; i < OPTION_COUNT; i++) {
        if (!(rows[i].commands & command)) continue;
        const char *rest = rest_after_any_name(argv[*at], &rows[i]);
        if (rest) return take_value(&rows[i], rest, argc, argv, at, match, diag);
    }
    return diag_set(diag, "unknown option %s", argv[*at]);
}

int option_size(const char *option, const char *text, u64 *bytes, struct diag *diag) {
    static const char units[] = "kmgt";
    char *end;
    errno = 0;
    unsigned long long number = strtoull(text, &end, 10);
    unsigned shift = 0;
    if (end != text && *end != '\0') {
        const char *unit = strchr(units, *end | 0x20);
        shift = unit ? 10 * (unsigned)(unit - units + 1) : 0;
        end += shift != 0;
    }
    if (end == text || *end != '\0' || *text == '-' || errno == ERANGE || number > (UINT64_MAX >> shift))
        return diag_set(diag, "option %s: %s is not a size (such as 512m or 2G)", option, text);
    *bytes = (u64)number << shift;
    return 0;
}

int option_time(const char *option, const char *text, double *seconds, struct diag *diag) {
    char *end;
    double number = strtod(text, &end);
    double unit = 1;
    if (end != text && *end != '\0' && end[1] == '\0') {
        unit = *end == 's' ? 1 : *end == 'm' ? 60 : *end == 'h' ? 3600 : 0;
        end++;
    }
    if (end == text || *end != '\0' || unit == 0 || !(number >= 0 && number < 1e12))
        return diag_set(diag, "option %s: %s is not a time (such as 30s, 5m or 1h)", option, text);
    *seconds = number * unit;
    return 0;
}

int option_number(const char *option, const char *text, u64 *number, struct diag *diag) {
    char *end;
    errno = 0;
    unsigned long long value = strtoull(text, &end, 10);
    if (end == text || *end != '\0' || strchr(text, '-') || errno == ERANGE)
        return diag_set(diag, "option %s: %s is not a number", option, text);
    *number = value;
    return 0;
}

static int refuse_zero(const char *option, const char *text, struct diag *diag) {
    return diag_set(diag, "option %s: %s is too small", option, text);
}

int option_count(const char *option, const char *text, u64 *number, struct diag *diag) {
    if (option_number(option, text, number, diag) < 0) return -1;
    return *number ? 0 : refuse_zero(option, text, diag);
}

int option_time_limit(const char *option, const char *text, double *seconds, struct diag *diag) {
    if (option_time(option, text, seconds, diag) < 0) return -1;
    return *seconds > 0 ? 0 : refuse_zero(option, text, diag);
}

int option_size_limit(const char *option, const char *text, u64 *bytes, struct diag *diag) {
    if (option_size(option, text, bytes, diag) < 0) return -1;
    return *bytes ? 0 : refuse_zero(option, text, diag);
}
