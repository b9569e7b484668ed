/* repeats.h - accesses that a turn has seen: an access that repeats one of the same turn tells nothing new.
 *
 * Two bits for each place, read and written, in lines of 32 places, each with the turn that it is about: when the turn
 * is over, nothing has to be cleared. The first line of an object lies in a table by number, so that small objects cost
 * one look; the others are made when they are first needed. Places are counted from 0: elements by index, fields by word.
 */
#ifndef HAVELOCK_VM_LISTEN_ACCESS_FILTER_H
#define HAVELOCK_VM_LISTEN_ACCESS_FILTER_H

#include "base/vec.h"

enum { REPEATS_LINE = 32 };

struct repeats_line {
    u64 seen;
    u32 turn;
    u32 more; /* of an object's first line: a number of further lines; 0: none */
};

struct repeats_lines VEC(struct repeats_line);

/* Zeroed: empty. */
struct repeats {
    struct VEC(struct repeats_line) objects; /* by number */
    struct VEC(struct repeats_lines) further; /* number 0 stays empty */
    struct VEC(u32) unused;                   /* of further */
};

void repeats_free(struct repeats *repeats);
void repeats_forget(struct repeats *repeats, u32 object);

/* The line of a place, made if there is none. */
struct repeats_line *repeats_find(struct repeats *repeats, u32 object, u32 place);

/* Was that seen in this turn? Notes it. Turns are not 0. */
static inline bool repeats_note(struct repeats *repeats, u32 turn, u32 object, u32 place, bool write) {
    struct repeats_line *line = NULL;
    if (__builtin_expect(object < repeats->objects.count, 1)) {
        line = &repeats->objects.items[object];
        if (place >= REPEATS_LINE) {
            struct repeats_lines *further = &repeats->further.items[line->more];
            line = place / REPEATS_LINE < further->count ? &further->items[place / REPEATS_LINE] : NULL;
        }
    }
    if (__builtin_expect(!line, 0)) line = repeats_find(repeats, object, place);
    u64 bit = (u64)(write ? 2 : 1) << place % REPEATS_LINE * 2;
    if (line->turn == turn && line->seen & bit) return true;
    line->seen = line->turn == turn ? line->seen | bit : bit;
    line->turn = turn;
    return false;
}

#endif
