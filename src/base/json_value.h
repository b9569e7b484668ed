/* json_value.h - JSON that was read: a tree of values.
 *
 * Own code like json.h, and for the same reason: what is read is written again, with its members in the same order and
 * its numbers digit by digit. Input may be hostile: what is not JSON, or nested more than JSON_DEEPEST deep, gives a
 * diag that names the line. Everything lives in the arena.
 */
#ifndef HAVELOCK_BASE_JSON_VALUE_H
#define HAVELOCK_BASE_JSON_VALUE_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/json.h"

enum json_kind { JSON_NULL, JSON_FALSE, JSON_TRUE, JSON_NUMBER, JSON_TEXT, JSON_ARRAY, JSON_OBJECT };

struct json_value {
    enum json_kind kind;
    const char *name;         /* of a member, else NULL */
    struct slice text;        /* of a text: UTF-8, a NUL behind it; of a number: its digits, likewise */
    struct json_value *first; /* of an array or object */
    struct json_value *next;  /* behind this one */
};

/* One value and nothing but white space around it. NULL with diag. */
struct json_value *json_read(struct arena *arena, struct slice text, struct diag *diag);

/* The member of an object; the last one of several. NULL: there is none, or it is no object, or NULL itself. */
const struct json_value *json_member(const struct json_value *object, const char *name);

/* The member as text, or NULL: there is none, or it is something else. Stops at a NUL. */
const char *json_member_text(const struct json_value *object, const char *name);

/* The member as a number; 0: there is none, or it is something else. */
double json_member_number(const struct json_value *object, const char *name);

/* Writes the value as a member of that name, or as an element if name is NULL. Spread over lines as json.h does, but
 * for what is short. */
void json_put(struct json *json, const char *name, const struct json_value *value, bool flat);

#endif
