#include "search/step.h"

#include <stdlib.h>

#include "search/judge.h"
#include "vm/explore/control.h"

/* Whoever follows the search may be the one who passes interrupts on. */
static bool is_to_end(void *context) {
    struct search *s = context;
    if (s->progress) {
        search_update_stats(s);
        s->progress(s->context, &s->result->stats);
    }
    return search_urgent_bound(s) != BOUND_NONE;
}

static enum outcome take_step(struct search *s, struct choice choice) {
    control_set_asked(s->vm, (struct vm_asked){is_to_end, s});
    enum outcome outcome = seam_step(s->vm, choice);
    control_set_asked(s->vm, (struct vm_asked){NULL, NULL});
    return outcome;
}

/* As if the step had not been taken. */
static void give_up_step(struct search *s) {
    s->cut_short = true;
    s->path.count--;
    s->result->stats.transitions--;
    search_stop(s, search_urgent_bound(s));
}

static void count_depth(struct search *s) {
    if (s->path.count > s->result->stats.deepest) s->result->stats.deepest = s->path.count;
}

enum stepped search_step(struct search *s, struct choice choice) {
    u64 site = judge_site(s, choice.thread);
    search_append(s, choice);
    enum outcome outcome = take_step(s, choice);
    s->result->stats.transitions++;
    if (seam_broken(s->vm) && outcome != OUTCOME_FATAL) { /* after a fatal error the VM takes no step any more */
        s->again = true;
        return STEPPED_FOUND;
    }
    count_depth(s);
    search_note_cuts(s);
    switch (outcome) {
    case OUTCOME_STEP: return judge_state(s, choice.thread, site) ? STEPPED_FOUND : STEPPED_ON;
    case OUTCOME_EXIT:
        if (s->result->outcomes) outcomes_note(s->result->outcomes, s->vm);
        return judge_exit(s) || judge_invariants(s, site) ? STEPPED_FOUND : STEPPED_OVER;
    case OUTCOME_IGNORED: return STEPPED_OVER;
    case OUTCOME_TERMINATED: search_stop(s, BOUND_PROGRAM); break;
    case OUTCOME_UNCAUGHT: return judge_exception(s) || judge_invariants(s, site) ? STEPPED_FOUND : STEPPED_ON;
    case OUTCOME_UNFINISHED: give_up_step(s); break;
    case OUTCOME_FATAL: s->result->end = SEARCH_FATAL; break;
    }
    return STEPPED_FOUND;
}

void search_skip(struct search *s, struct choice choice) {
    search_append(s, choice);
    s->result->stats.transitions++;
    count_depth(s);
}

void search_redo(struct search *s, struct choice choice) {
    search_append(s, choice);
    seam_step(s->vm, choice);
}
