#include "search/property/expression.h"

#include <stdlib.h>
#include <string.h>

enum { DEEPEST = 100, MOST_NODES = 500 };

struct parser {
    struct arena *arena;
    const char *text, *at;
    struct diag *diag;
    u32 depth, nodes;
};

/* Of two that begin alike the longer one comes first. */
static const struct {
    const char *sign;
    enum expression_kind kind;
    u32 level; /* how strongly it binds */
} operators[] = {
    {"||", EXPRESSION_OR, 0},        {"&&", EXPRESSION_AND, 1},        {"==", EXPRESSION_EQUAL, 2},
    {"!=", EXPRESSION_NOT_EQUAL, 2}, {"<=", EXPRESSION_LESS_EQUAL, 3}, {">=", EXPRESSION_GREATER_EQUAL, 3},
    {"<", EXPRESSION_LESS, 3},       {">", EXPRESSION_GREATER, 3},     {"+", EXPRESSION_ADD, 4},
    {"-", EXPRESSION_SUBTRACT, 4},   {"*", EXPRESSION_MULTIPLY, 5},    {"/", EXPRESSION_DIVIDE, 5},
    {"%", EXPRESSION_REMAINDER, 5},
};
enum { OPERATORS = sizeof operators / sizeof operators[0], STRONGEST = 5 };

const char *expression_operator(enum expression_kind kind) {
    static const char *const leaves[] = {"number", "boolean", "null", "field", "!", "-"};
    for (u32 i = 0; i < OPERATORS; i++)
        if (operators[i].kind == kind) return operators[i].sign;
    return leaves[kind];
}

static struct expression *complain(struct parser *p, const char *what) {
    u32 column = (u32)(p->at - p->text) + 1;
    if (*p->at) diag_set(p->diag, "%s in column %u, at \"%.20s\"", what, column, p->at);
    else diag_set(p->diag, "%s at the end", what);
    return NULL;
}

static void skip_space(struct parser *p) {
    while (*p->at == ' ' || *p->at == '\t' || *p->at == '\n' || *p->at == '\r') p->at++;
}

static struct expression *node(struct parser *p, enum expression_kind kind, struct expression *left,
                               struct expression *right) {
    if (++p->nodes > MOST_NODES) return complain(p, "expression too long");
    struct expression *e = arena_alloc(p->arena, sizeof *e);
    *e = (struct expression){.kind = kind, .left = left, .right = right};
    return e;
}

static struct expression *number(struct parser *p) {
    i64 value = 0;
    for (; *p->at >= '0' && *p->at <= '9'; p->at++)
        if (__builtin_mul_overflow(value, 10, &value) || __builtin_add_overflow(value, *p->at - '0', &value))
            return complain(p, "number too large");
    struct expression *e = node(p, EXPRESSION_NUMBER, NULL, NULL);
    if (e) e->number = value;
    return e;
}

static bool begins_name(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$' || (u8)c >= 0x80;
}
static bool is_part_of_name(char c) { return begins_name(c) || (c >= '0' && c <= '9') || c == '.'; }

static bool is_word(const char *at, size_t length, const char *word) {
    return strlen(word) == length && memcmp(at, word, length) == 0;
}

static struct expression *name(struct parser *p) {
    const char *start = p->at;
    bool dotted = false;
    for (; is_part_of_name(*p->at); p->at++) {
        if (*p->at != '.') continue;
        dotted = true;
        if (!begins_name(p->at[1])) return complain(p, "expected a name after the dot");
    }
    size_t length = (size_t)(p->at - start);
    bool yes = is_word(start, length, "true");
    if (yes || is_word(start, length, "false")) {
        struct expression *e = node(p, EXPRESSION_BOOLEAN, NULL, NULL);
        if (e) e->number = yes;
        return e;
    }
    if (is_word(start, length, "null")) return node(p, EXPRESSION_NULL, NULL, NULL);
    p->at = dotted ? p->at : start;
    if (!dotted) return complain(p, "expected Class.field");
    struct expression *e = node(p, EXPRESSION_FIELD, NULL, NULL);
    if (e) e->name = arena_printf(p->arena, "%.*s", (int)length, start);
    return e;
}

static struct expression *binary(struct parser *p, u32 level);

static struct expression *parenthesis(struct parser *p) {
    p->at++;
    struct expression *inner = binary(p, 0);
    if (!inner) return NULL;
    skip_space(p);
    if (*p->at != ')') return complain(p, "expected \")\"");
    p->at++;
    return inner;
}

static struct expression *unary(struct parser *p) {
    skip_space(p);
    if (*p->at == '(') return parenthesis(p);
    if (*p->at >= '0' && *p->at <= '9') return number(p);
    if (begins_name(*p->at)) return name(p);
    if (*p->at != '!' && *p->at != '-') return complain(p, "expected a value");
    enum expression_kind kind = *p->at++ == '!' ? EXPRESSION_NOT : EXPRESSION_NEGATE;
    if (++p->depth > DEEPEST) return complain(p, "expression nested too deeply");
    struct expression *inner = unary(p);
    p->depth--;
    return inner ? node(p, kind, inner, NULL) : NULL;
}

/* The operator of that level that comes next; OPERATORS: none. */
static u32 next_operator(struct parser *p, u32 level) {
    skip_space(p);
    for (u32 i = 0; i < OPERATORS; i++) {
        size_t length = strlen(operators[i].sign);
        if (strncmp(p->at, operators[i].sign, length) != 0) continue;
        if (operators[i].level != level) return OPERATORS;
        p->at += length;
        return i;
    }
    return OPERATORS;
}

static struct expression *binary(struct parser *p, u32 level) {
    if (level > STRONGEST) return unary(p);
    if (++p->depth > DEEPEST * (STRONGEST + 1)) return complain(p, "expression nested too deeply");
    struct expression *left = binary(p, level + 1);
    u32 found;
    while (left && (found = next_operator(p, level)) < OPERATORS) {
        struct expression *right = binary(p, level + 1);
        left = right ? node(p, operators[found].kind, left, right) : NULL;
    }
    p->depth--;
    return left;
}

struct expression *expression_parse(struct arena *arena, const char *text, struct diag *diag) {
    struct parser p = {.arena = arena, .text = text, .at = text, .diag = diag};
    struct expression *e = binary(&p, 0);
    if (!e) return NULL;
    skip_space(&p);
    return *p.at ? complain(&p, "expected an operator") : e;
}
