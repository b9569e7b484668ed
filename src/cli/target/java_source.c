#include "cli/target/java_source.h"

#include <ctype.h>
#include <string.h>

/* A token: a word, or one other character. */
struct token {
    const char *at;
    size_t length; /* 0: the text has ended */
};

struct scanner {
    const char *at, *end;
};

static bool looking_at(const struct scanner *scanner, const char *text) {
    size_t length = strlen(text);
    return (size_t)(scanner->end - scanner->at) >= length && memcmp(scanner->at, text, length) == 0;
}

static void skip_past(struct scanner *scanner, const char *closing) {
    while (scanner->at < scanner->end && !looking_at(scanner, closing)) scanner->at++;
    if (scanner->at < scanner->end) scanner->at += strlen(closing);
}

/* A literal begun by its quotes; a backslash protects the next character. */
static void skip_literal(struct scanner *scanner, const char *quotes) {
    scanner->at += strlen(quotes);
    while (scanner->at < scanner->end && !looking_at(scanner, quotes)) {
        scanner->at += *scanner->at == '\\' && scanner->end - scanner->at > 1;
        scanner->at++;
    }
    if (scanner->at < scanner->end) scanner->at += strlen(quotes);
}

/* Skips one comment, literal or space; false when the next character begins a token. */
static bool skip_one(struct scanner *scanner) {
    if (isspace((unsigned char)*scanner->at)) scanner->at++;
    else if (looking_at(scanner, "//")) skip_past(scanner, "\n");
    else if (looking_at(scanner, "/*")) skip_past(scanner, "*/");
    else if (looking_at(scanner, "\"\"\"")) skip_literal(scanner, "\"\"\"");
    else if (*scanner->at == '"') skip_literal(scanner, "\"");
    else if (*scanner->at == '\'') skip_literal(scanner, "'");
    else return false;
    return true;
}

static bool in_word(char c) { return isalnum((unsigned char)c) || c == '_' || c == '$' || (unsigned char)c >= 0x80; }

static struct token next_token(struct scanner *scanner) {
    while (scanner->at < scanner->end && skip_one(scanner)) continue;
    struct token token = {scanner->at, 0};
    while (scanner->at < scanner->end && in_word(*scanner->at)) scanner->at++;
    if (scanner->at == token.at && scanner->at < scanner->end) scanner->at++;
    token.length = (size_t)(scanner->at - token.at);
    return token;
}

static bool is(struct token token, const char *text) {
    return token.length == strlen(text) && memcmp(token.at, text, token.length) == 0;
}

static bool is_word(struct token token) { return token.length > 0 && in_word(*token.at); }

static bool declares_a_type(struct token keyword) {
    return is(keyword, "class") || is(keyword, "interface") || is(keyword, "enum") || is(keyword, "record");
}

/* "package a.b;" after the word package: "a/b/". */
static const char *read_package(struct arena *arena, struct scanner *scanner) {
    const char *package = "";
    for (struct token token = next_token(scanner); is_word(token) || is(token, "."); token = next_token(scanner))
        if (is_word(token)) package = arena_printf(arena, "%s%.*s/", package, (int)token.length, token.at);
    return package;
}

const char *java_source_main_class(struct arena *arena, struct slice text) {
    struct scanner scanner = {(const char *)text.at, (const char *)text.at + text.length};
    struct token before = {0}, last = {0}, first_type = {0}, type = {0};
    const char *package = "";
    int depth = 0;
    for (struct token token; (token = next_token(&scanner)).length > 0; before = last, last = token) {
        depth += is(token, "{") - is(token, "}");
        if (depth == 0 && is(token, "package") && first_type.length == 0) package = read_package(arena, &scanner);
        if (depth == 0 && declares_a_type(last) && is_word(token)) {
            type = token;
            if (first_type.length == 0) first_type = token;
        }
        if (depth == 1 && is(before, "void") && is(last, "main") && is(token, "(") && type.length > 0)
            return arena_printf(arena, "%s%.*s", package, (int)type.length, type.at);
    }
    if (first_type.length == 0) return NULL;
    return arena_printf(arena, "%s%.*s", package, (int)first_type.length, first_type.at);
}
