/* archive.h - numbers and lists in a file that is checked before it is believed.
 *
 * An archive begins with a name of eight letters and a version, and ends with a checksum of all that comes before. The
 * reader works on bytes in memory; archive_open refuses what has another name, version or checksum. After that every
 * read is bounded: one that goes beyond the end, or a list longer than what is left, marks the reader as failed, and
 * from then on it yields zeros and empty lists. A checksum is no proof: what was read must still make sense to its
 * owner, who says archive_fail when it does not.
 *
 * Numbers are written as this machine has them (little-endian, see archive.c).
 */
#ifndef HAVELOCK_BASE_ARCHIVE_H
#define HAVELOCK_BASE_ARCHIVE_H

#include <assert.h>
#include <stdio.h>

#include "base/diag.h"
#include "base/types.h"
#include "base/vec.h"

struct archive_writer;

/* The stream stays the caller's. */
struct archive_writer *archive_begin(FILE *stream, const char name[8], u32 version);
void archive_put(struct archive_writer *w, const void *bytes, size_t length);
void archive_put32(struct archive_writer *w, u32 number);
void archive_put64(struct archive_writer *w, u64 number);
void archive_put_list(struct archive_writer *w, const void *items, u32 count, size_t item_size);
void archive_put_text(struct archive_writer *w, const char *text);

/* Writes the checksum and frees the writer. -1 with diag: something could not be written. */
int archive_finish(struct archive_writer *w, struct diag *diag);

struct archive_reader {
    const u8 *at, *end;
    bool failed;
};

/* The bytes must outlive the reader. */
int archive_open(struct archive_reader *r, struct slice bytes, const char name[8], u32 version, struct diag *diag);
void archive_get(struct archive_reader *r, void *bytes, size_t length);
u32 archive_get32(struct archive_reader *r);
u64 archive_get64(struct archive_reader *r);

/* A list of `count` items: borrowed, not aligned. NULL when failed. */
const void *archive_get_list(struct archive_reader *r, u32 *count, size_t item_size);
/* The same into memory of its own for a VEC, whose items are NULL. */
void *archive_get_items(struct archive_reader *r, u32 *count, u32 *capacity, size_t item_size);
/* Borrowed, with a 0 at the end; "" when failed. */
const char *archive_get_text(struct archive_reader *r);

/* A number that must be at most `most`. */
u32 archive_get_upto(struct archive_reader *r, u32 most);

static inline void archive_fail(struct archive_reader *r) { r->failed = true; }
static inline void archive_check(struct archive_reader *r, bool fits) {
    if (!fits) r->failed = true;
}

/* Whole vectors of numbers, or of structs of numbers without gaps. */
#define archive_put_vec(w, vec) archive_put_list(w, (vec)->items, (vec)->count, sizeof *(vec)->items)
#define archive_get_vec(r, vec) \
    (assert(!(vec)->items), (vec)->items = archive_get_items(r, &(vec)->count, &(vec)->capacity, sizeof *(vec)->items))

#endif
