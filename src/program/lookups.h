/* lookups.h - what programs asked their class path for, and what they got: what a verdict depends on.
 *
 * A name that was not found counts as well: a class that turns up later would change the program. Several programs, on
 * several threads, may share one.
 */
#ifndef HAVELOCK_PROGRAM_LOOKUPS_H
#define HAVELOCK_PROGRAM_LOOKUPS_H

#include "base/types.h"

struct lookups;

struct lookups *lookups_new(void);
void lookups_free(struct lookups *lookups); /* NULL is allowed */

/* name: "p/Foo.class". The first answer for a name is kept. */
void lookups_note(struct lookups *lookups, const char *name, bool found, struct slice bytes);

/* A digest of the bytes that were found; 0: nothing was. */
u64 lookups_digest(bool found, struct slice bytes);

/* In the order of the first questions. */
typedef void lookups_visit(void *context, const char *name, u64 digest);
void lookups_each(struct lookups *lookups, lookups_visit *visit, void *context);
u32 lookups_count(struct lookups *lookups);

#endif
