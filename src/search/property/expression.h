/* expression.h - what a user says should always hold, as a tree: "Buffer.count >= 0 && !Buffer.closed".
 *
 *   or     := and { "||" and }            and     := equal { "&&" equal }
 *   equal  := order { ("==" | "!=") order }
 *   order  := sum [ ("<" | "<=" | ">" | ">=") sum ]
 *   sum    := term { ("+" | "-") term }   term    := unary { ("*" | "/" | "%") unary }
 *   unary  := ("!" | "-") unary | number | "true" | "false" | "null" | name | "(" or ")"
 *   name   := identifier "." identifier { "." identifier }     a class and a field of it
 *
 * Only the form is known here; what the names mean and whether the types fit is for invariant.h.
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
    u32 number_of_field; /* for whoever gives names a meaning */
};

/* "==" and the like; names of leaves are their kinds. */
const char *expression_operator(enum expression_kind kind);

/* The tree lives in the arena; NULL with diag, which names the column. Depth and size are limited. */
struct expression *expression_parse(struct arena *arena, const char *text, struct diag *diag);

#endif
