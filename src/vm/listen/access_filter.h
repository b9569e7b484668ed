/* access_filter.h - accesses of the present turn: one that repeats another of the same turn needs no event.
 *
 * Two bits for each place, read and written, in lines of 32 places, each with the turn that it is about: when the turn
 * is over, nothing has to be cleared. The first line of an object lies in a table by number, so that small objects cost
 * one look; the others are made when they are first needed. Places are counted from 0: elements by index, fields by
 * word.
 */
#ifndef HAVELOCK_VM_LISTEN_ACCESS_FILTER_H
#define HAVELOCK_VM_LISTEN_ACCESS_FILTER_H

#include "base/compiler.h"
#include "base/vec.h"

enum { ACCESS_FILTER_LINE = 32 };

struct access_filter_line {
    u64 seen;
    u32 turn;
    u32 more; /* of an object's first line: a number of further lines; 0: none */
};

struct access_filter_lines VEC(struct access_filter_line);

/* Zeroed: empty. */
struct access_filter {
    struct VEC(struct access_filter_line) objects;  /* by number */
    struct VEC(struct access_filter_lines) further; /* number 0 stays empty */
    struct VEC(u32) unused;                         /* of further */
};

void access_filter_free(struct access_filter *filter);
void access_filter_forget(struct access_filter *filter, u32 object);

/* The line of a place, made if there is none. */
struct access_filter_line *access_filter_find(struct access_filter *filter, u32 object, u32 place);

/* Was that seen in this turn? Notes it. Turns are not 0. */
static inline bool access_filter_note(struct access_filter *filter, u32 turn, u32 object, u32 place, bool write) {
    struct access_filter_line *line = NULL;
    if (LIKELY(object < filter->objects.count)) {
        line = &filter->objects.items[object];
        if (place >= ACCESS_FILTER_LINE) {
            struct access_filter_lines *further = &filter->further.items[line->more];
            line = place / ACCESS_FILTER_LINE < further->count ? &further->items[place / ACCESS_FILTER_LINE] : NULL;
        }
    }
    if (UNLIKELY(!line)) line = access_filter_find(filter, object, place);
    u64 bit = (u64)(write ? 2 : 1) << place % ACCESS_FILTER_LINE * 2;
    if (line->turn == turn && line->seen & bit) return true;
    line->seen = line->turn == turn ? line->seen | bit : bit;
    line->turn = turn;
    return false;
}

#endif
