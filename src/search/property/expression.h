/* expression.h - parses a condition of the user, "Buffer.count >= 0 && !Buffer.closed", into a tree.
 *
 *   or     := and { "||" and }            and     := equal { "&&" equal }
 *   equal  := order { ("==" | "!=") order }
 *   order  := sum [ ("<" | "<=" | ">" | ">=") sum ]
 *   sum    := term { ("+" | "-") term }   term    := unary { ("*" | "/" | "%") unary }
 *   unary  := ("!" | "-") unary | number | "true" | "false" | "null" | name | "(" or ")"
 *   name   := identifier "." identifier { "." identifier }     a class and a field of it
 *
 * This is about the form only; invariant.h resolves the names and checks the types.
 */
#ifndef HAVELOCK_SEARCH_PROPERTY_EXPRESSION_H
#define HAVELOCK_SEARCH_PROPERTY_EXPRESSION_H

#include "base/arena.h"
#include "base/diag.h"

enum expression_kind {
    EXPRESSION_NUMBER,  /* number */
    EXPRESSION_BOOLEAN, /* number: 0 or 1 */
    EXPRESSION_NULL,
    EXPRESSION_FIELD, /* name */
    EXPRESSION_NOT,   /* left */
    EXPRESSION_NEGATE,
    EXPRESSION_ADD, /* left, right; so all below */
    EXPRESSION_SUBTRACT,
    EXPRESSION_MULTIPLY,
    EXPRESSION_DIVIDE,
    EXPRESSION_REMAINDER,
    EXPRESSION_LESS,
    EXPRESSION_LESS_EQUAL,
    EXPRESSION_GREATER,
    EXPRESSION_GREATER_EQUAL,
    EXPRESSION_EQUAL,
    EXPRESSION_NOT_EQUAL,
    EXPRESSION_AND,
    EXPRESSION_OR
};

struct expression {
    enum expression_kind kind;
    i64 number;
    const char *name;
    struct expression *left, *right;
    u32 number_of_field; /* set by invariant.c */
};

/* "==" and the like; names of leaves are their kinds. */
const char *expression_operator(enum expression_kind kind);

/* The tree lives in the arena; NULL with diag, which names the column. Depth and size are limited. */
struct expression *expression_parse(struct arena *arena, const char *text, struct diag *diag);

#endif
