/* readers.h - lists of threads that read a variable, each with its count then, and where: for variables that several
 * threads read without order between them.
 */
#ifndef HAVELOCK_DETECT_READERS_H
#define HAVELOCK_DETECT_READERS_H

#include "base/vec.h"
#include "detect/access_mark.h"

struct reader {
    access_mark_word mark;
    u32 thread, count;
};

struct reader_list VEC(struct reader); /* by thread */

/* Lists are numbers; those that were dropped are used again. */
struct reader_lists {
    struct VEC(struct reader_list) lists;
    struct VEC(u32) unused;
};

u32 readers_new(struct reader_lists *readers);
void readers_drop(struct reader_lists *readers, u32 list);

/* The thread's last read; replaces the one before. */
void readers_note(struct reader_lists *readers, u32 list, u32 thread, u32 count, access_mark_word mark);

/* Borrowed until the list changes. */
const struct reader *readers_all(const struct reader_lists *readers, u32 list, u32 *count);

u64 readers_bytes(const struct reader_lists *readers);
void readers_free(struct reader_lists *readers);

#endif
