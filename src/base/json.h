/* json.h - writes JSON, as it comes, to a file.
 *
 * Own code rather than a library: what is written must be valid UTF-8 whatever the bytes of a Java name or
 * string are, the order of the members is the caller's, and nothing has to be held in memory. An object or
 * array is spread over lines unless it was opened flat; everything inside a flat one is flat.
 */
#ifndef HAVELOCK_BASE_JSON_H
#define HAVELOCK_BASE_JSON_H

#include <stdio.h>

#include "base/types.h"

enum { JSON_DEEPEST = 32 };

struct json {
    FILE *out;
    u32 depth;
    u32 flat_from; /* depth of the outermost flat one; JSON_DEEPEST: none */
    bool filled;   /* something was written at this depth */
    char close[JSON_DEEPEST];
};

void json_start(struct json *json, FILE *out);
void json_finish(struct json *json); /* closes what is open, ends the line */

/* name NULL: an element of an array. */
void json_object(struct json *json, const char *name, bool flat);
void json_array(struct json *json, const char *name, bool flat);
void json_close(struct json *json);

void json_string(struct json *json, const char *name, const char *text);                /* text NULL: null */
void json_bytes(struct json *json, const char *name, const void *bytes, size_t length); /* a string; any bytes, 0 too */
void json_bool(struct json *json, const char *name, bool value);
void json_whole(struct json *json, const char *name, u64 value);
void json_real(struct json *json, const char *name, double value, u32 digits); /* not a number: null */
void json_digits(struct json *json, const char *name, const char *digits);     /* a number as it is written */

#endif
