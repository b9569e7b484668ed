/* numset.h - sets of numbers, each stored once and known by a number of its own; number 0 is the empty set.
 *
 * Made for few and small sets that are asked for again and again (the locks a thread holds, the operations that may
 * still come): what was computed lately is remembered, so that most questions cost one look. Sets live as long as the
 * table.
 */
#ifndef HAVELOCK_BASE_NUMSET_H
#define HAVELOCK_BASE_NUMSET_H

#include "base/archive.h"
#include "base/types.h"

struct numsets;

struct numsets *numsets_new(void);
void numsets_free(struct numsets *sets);

u32 numset_with(struct numsets *sets, u32 set, u32 number);
u32 numset_without(struct numsets *sets, u32 set, u32 number);
u32 numset_common(struct numsets *sets, u32 a, u32 b);
u32 numset_union(struct numsets *sets, u32 a, u32 b);

/* The set of `count` numbers in any order, which may come twice. */
u32 numset_of(struct numsets *sets, const u32 *numbers, u32 count);

/* The numbers in ascending order; borrowed until the next set is made. */
const u32 *numset_items(const struct numsets *sets, u32 set, u32 *count);

/* Sets are below this. */
u32 numsets_count(const struct numsets *sets);
u64 numsets_bytes(const struct numsets *sets);

/* All sets with their numbers, into a table that has none yet. */
void numsets_write(const struct numsets *sets, struct archive_writer *w);
void numsets_read(struct numsets *sets, struct archive_reader *r);

#endif
