/* budget.h - whole pages of memory, counted against one limit.
 *
 * Everything the state store keeps comes from a budget, so that "out of memory" is a return
 * value of the store and never a crash, and so that the bytes it reports are the bytes the
 * process holds. A request is rounded up to whole pages; fresh pages are zero. The limit is
 * never exceeded: a request that does not fit returns NULL and changes nothing.
 *
 * Several workers may take from one budget at a time.
 *
 * The budget is owned by the caller and outlives everything that takes from it.
 */
#ifndef HAVELOCK_STATE_BUDGET_H
#define HAVELOCK_STATE_BUDGET_H

#include "base/types.h"

#define BUDGET_UNLIMITED UINT64_MAX

struct budget {
    u64 limit;
    u64 used;
};

/* The size that a request of so many bytes really takes. */
size_t budget_round(size_t bytes);

/* Zeroed memory aligned to a page, or NULL. bytes > 0. */
void *budget_take(struct budget *budget, size_t bytes);

/* Enlarges an earlier request, moving it without copying where the system can; the new part is
 * zero. NULL: no memory, and the old pages are untouched. */
void *budget_grow(struct budget *budget, void *pages, size_t old_bytes, size_t new_bytes);

/* Gives pages back; NULL is ignored. bytes is what was asked for. */
void budget_return(struct budget *budget, void *pages, size_t bytes);

#endif
