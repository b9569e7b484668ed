/* time_limits.h - how long does a program wait?
 *
 * A program that looks at the clock may find in a search that much time has passed (clock.h). What it compares so long
 * a time with is a limit: `now - start > limit`, `now > start + limit`, `limit - (now - start) <= 0`. So a search gets
 * to know the limits of a program on its way. Time can be between two of them, or just before one, where it may be
 * compared with another one that was not known: for that, limits have to be known before. So each one that is learned
 * breaks an assumption (protection.h): the search begins again, and the limit is in force.
 *
 * A number that is taken for a limit costs states, never behaviour.
 */
#ifndef HAVELOCK_VM_TIME_TIME_LIMITS_H
#define HAVELOCK_VM_TIME_TIME_LIMITS_H

#include "base/archive.h"
#include "vm/time/time_value.h"

enum { MOST_TIME_LIMITS = 16 };

/* Part of what is known and assumed (struct protection). */
struct time_limits {
    struct time_value in_force[MOST_TIME_LIMITS], learned[MOST_TIME_LIMITS];
    u32 in_force_count, learned_count;
};

/* Is there one like it? Are there as many as can be? */
bool time_limits_know(const struct time_limits *limits, struct time_value limit);
bool time_limits_are_full(const struct time_limits *limits);

/* How much time passes at a look: more than twice the longest limit in force. */
u64 time_limits_leap(const struct time_limits *limits);

/* True: the search has to begin again. */
bool time_limits_add(struct time_limits *limits, struct time_value limit);

/* A search begins: what was learned comes into force; or only what is in force elsewhere. */
void time_limits_begin(struct time_limits *limits);
void time_limits_adopt(struct time_limits *limits, const struct time_limits *other);

void time_limits_write(const struct time_limits *limits, struct archive_writer *w);
void time_limits_read(struct time_limits *limits, struct archive_reader *r);

#endif
