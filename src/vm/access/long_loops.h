/* long_loops.h - loops that go on for long without an operation that other threads can see.
 *
 * A search assumes that a thread comes soon to its next visible operation. A step that takes long breaks the assumption
 * (protection.h): the loop it is in is noted, and the search begins again. Where it stands in a loop that is noted, a
 * thread is left behind after a short while (step_run.h).
 *
 * A loop is known by a number, a hash of the calls that led to it. A number that stands for two loops costs states or
 * time, never behaviour that nobody hears of.
 */
#ifndef HAVELOCK_VM_ACCESS_LONG_LOOPS_H
#define HAVELOCK_VM_ACCESS_LONG_LOOPS_H

#include "base/archive.h"
#include "base/vec.h"

enum loop_length {
    LOOP_SHORT,
    LOOP_LONG,   /* too long for a hasty search */
    LOOP_ENDLESS /* as far as any search will go */
};

struct long_loop {
    u64 place;
    u64 length; /* enum loop_length */
};

/* Part of what is known and assumed (struct protection). */
struct long_loops {
    struct VEC(struct long_loop) list;
    bool hasty; /* the search leaves threads behind in all of them, not only in endless ones */
};

void long_loops_free(struct long_loops *loops);

enum loop_length long_loops_find(const struct long_loops *loops, u64 place);

/* It is at least that long. True: that is news. */
bool long_loops_add(struct long_loops *loops, u64 place, enum loop_length length);

/* Adds all that are known elsewhere. */
void long_loops_join(struct long_loops *loops, const struct long_loops *other);

void long_loops_write(const struct long_loops *loops, struct archive_writer *w);
void long_loops_read(struct long_loops *loops, struct archive_reader *r);

#endif
