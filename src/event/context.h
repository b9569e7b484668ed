/* context.h - calling contexts: the calls that led somewhere, each chain known by one number.
 *
 * A tree. Context 0 is the root: called by nobody. A context's child is one call further: the code that called it and
 * the instruction of the call. An event_site is a context, a piece of code (a method) and an instruction in it,
 * packed. When the tree is full, further calls count as the root's.
 */
#ifndef HAVELOCK_EVENT_CONTEXT_H
#define HAVELOCK_EVENT_CONTEXT_H

#include "base/hash.h"
#include "base/vec.h"
#include "event/event.h"

enum { CONTEXTS_RECENT = 256 };

/* To be looked into by the functions below only. */
struct contexts {
    struct VEC(event_site) callers; /* by context */
    struct map *numbers;            /* caller -> context */
    struct recent_context {
        event_site from;
        u32 context;
    } recent[CONTEXTS_RECENT]; /* most calls come again and again */
};

struct contexts *contexts_new(void);
void contexts_free(struct contexts *contexts);

/* The context of whatever is called from there, which is not 0. */
u32 context_find(struct contexts *contexts, event_site from);
static inline u32 context_of_call(struct contexts *contexts, event_site from) {
    const struct recent_context *recent = &contexts->recent[(hash_spread(from) >> 32) % CONTEXTS_RECENT];
    return recent->from == from ? recent->context : context_find(contexts, from);
}

/* The site that a context was called from; 0: it was called by nobody. */
event_site context_caller(const struct contexts *contexts, u32 context);

/* The highest bits of a site are 0: whoever keeps sites may keep marks there. */
enum { SITE_CODE_BITS = 20, SITE_INSTRUCTION_BITS = 16, SITE_SPARE_BITS = 4 };

/* Code numbers begin with 0; the packed site is never 0. */
static inline event_site site_pack(u32 context, u32 code, u32 instruction) {
    return (u64)context << (SITE_CODE_BITS + SITE_INSTRUCTION_BITS) | (u64)(code + 1) << SITE_INSTRUCTION_BITS |
           (u16)instruction;
}
static inline u32 site_context(event_site at) { return (u32)(at >> (SITE_CODE_BITS + SITE_INSTRUCTION_BITS)); }
static inline u32 site_code(event_site at) {
    return ((u32)(at >> SITE_INSTRUCTION_BITS) & ((1u << SITE_CODE_BITS) - 1)) - 1;
}
static inline u32 site_instruction(event_site at) { return (u16)at; }

#endif
