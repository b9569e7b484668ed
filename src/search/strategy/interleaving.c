/* Paths on which the threads take turns come first: the rank is how often the thread that took the last step ran
 * before, of late. */
#include "search/strategy/heuristic.h"

#include <assert.h>

enum { WINDOW = 32 };

u32 interleaving_rank(struct search *s) {
    assert(s->path.count);
    u32 last = s->path.items[s->path.count - 1].thread, again = 0;
    for (u32 i = 2; i <= WINDOW && i <= s->path.count; i++) again += s->path.items[s->path.count - i].thread == last;
    return again;
}
