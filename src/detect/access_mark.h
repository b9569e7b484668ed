/* contact.h - a read or write of a variable: by whom, where, and which of the two, in 16 bytes.
 *
 * Which of the two stands in a place's spare bits (event/context.h).
 */
#ifndef HAVELOCK_DETECT_ACCESS_MARK_H
#define HAVELOCK_DETECT_ACCESS_MARK_H

#include "event/context.h"

typedef u64 contact_mark; /* a place, and whether it was a write; 0: none */

#define CONTACT_WRITE (UINT64_C(1) << 63)
#define CONTACT_MADE (UINT64_C(1) << 62) /* always: also an access that is nowhere is one */

struct contact {
    contact_mark mark;
    u32 thread;
};

static inline contact_mark contact_mark_of(const struct event *event) {
    return event->at | CONTACT_MADE | (event->kind == EVENT_WRITE ? CONTACT_WRITE : 0);
}
static inline bool contact_writes(contact_mark mark) { return mark & CONTACT_WRITE; }
static inline event_place contact_place(contact_mark mark) { return mark & ~(CONTACT_WRITE | CONTACT_MADE); }

/* The innermost code and instruction, and read or write, without the calls that led there. */
static inline u64 contact_site(contact_mark mark) {
    u64 inner = (UINT64_C(1) << (PLACE_CODE_BITS + PLACE_INSTRUCTION_BITS)) - 1;
    return mark & (inner | CONTACT_WRITE);
}

#endif
