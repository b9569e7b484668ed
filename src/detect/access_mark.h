/* access_mark.h - a read or write of a variable: by whom, where, and which of the two, in 16 bytes.
 *
 * Which of the two stands in a place's spare bits (event/context.h).
 */
#ifndef HAVELOCK_DETECT_ACCESS_MARK_H
#define HAVELOCK_DETECT_ACCESS_MARK_H

#include "event/context.h"

typedef u64 access_mark_word; /* a place, and whether it was a write; 0: none */

#define ACCESS_MARK_WRITE (UINT64_C(1) << 63)
#define ACCESS_MARK_MADE  (UINT64_C(1) << 62) /* always: also an access that is nowhere is one */

struct access_mark {
    access_mark_word mark;
    u32 thread;
};

static inline access_mark_word access_mark_of(const struct event *event) {
    return event->at | ACCESS_MARK_MADE | (event->kind == EVENT_WRITE ? ACCESS_MARK_WRITE : 0);
}
static inline bool access_mark_writes(access_mark_word mark) { return mark & ACCESS_MARK_WRITE; }
static inline event_site access_mark_place(access_mark_word mark) {
    return mark & ~(ACCESS_MARK_WRITE | ACCESS_MARK_MADE);
}

/* The innermost code and instruction, and read or write, without the calls that led there. */
static inline u64 access_mark_site(access_mark_word mark) {
    u64 inner = (UINT64_C(1) << (SITE_CODE_BITS + SITE_INSTRUCTION_BITS)) - 1;
    return mark & (inner | ACCESS_MARK_WRITE);
}

#endif
