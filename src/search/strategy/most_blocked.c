/* The nearer the threads are to a deadlock, the better. */
#include "search/strategy/heuristic.h"
#include "search/strategy/priority_queue.h"

u32 most_blocked_rank(struct search *s) {
    return heuristic_within(PRIORITY_QUEUE_RANKS / 2 - heuristic_entanglement(s->vm));
}
