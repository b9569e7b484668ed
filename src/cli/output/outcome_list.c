#include "cli/output/outcome_list.h"

const struct report_outcome *outcomes_list(struct outcomes *outcomes, struct arena *arena) {
    u32 count = outcomes_count(outcomes);
    struct report_outcome *list = arena_alloc(arena, (count + 1) * sizeof *list);
    for (u32 i = 0; i < count; i++) {
        const struct final_outcome *found = outcomes_at(outcomes, i);
        list[i] = (struct report_outcome){found->status, found->output, found->error};
    }
    return list;
}
