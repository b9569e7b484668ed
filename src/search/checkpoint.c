#include "search/checkpoint.h"

#include <assert.h>

#include "vm/caveats.h"
#include "vm/explore/control.h"
#include "vm/explore/inspect.h"

/* Is there nothing to go on with? Either the program itself has ended the search, or another worker has found what was
 * searched for. */
static bool is_done(const struct search *s) {
    bool told = s->result->bound == BOUND_INTERRUPT && !limits_hit(s->options->limits);
    return told || search_ended_by_program(s->result);
}

/* A search that only looks whether the program is small begins again by itself, unless it was interrupted or took too
 * long. */
struct archive_writer *checkpoint_begin(const struct search *s) {
    struct checkpoint_asker *asker = s->options->checkpoint_asker;
    if (!asker || s->result->end != SEARCH_BOUND || is_done(s) || s->has_enough) return NULL;
    if (s->trial && !search_limit(s->options) && !search_is_out_of_time(s->result)) return NULL;
    return asker->begin(asker, s->result);
}

int checkpoint_refuse(struct search *s, const char *reason) {
    s->result->end = SEARCH_REFUSED;
    return diag_set(&s->result->trouble, "%s", reason);
}

/* ---- outcomes ---- */

static void write_outcomes(struct outcomes *outcomes, struct archive_writer *w) {
    u32 count = outcomes ? outcomes_count(outcomes) : 0;
    archive_put32(w, count);
    for (u32 i = 0; i < count; i++) {
        const struct final_outcome *o = outcomes_at(outcomes, i);
        archive_put32(w, (u32)o->status);
        archive_put_list(w, o->output.at, (u32)o->output.length, 1);
        archive_put_list(w, o->error.at, (u32)o->error.length, 1);
    }
}

static struct slice read_slice(struct archive_reader *r) {
    u32 length;
    const u8 *at = archive_get_list(r, &length, 1);
    return (struct slice){at, length};
}

static void read_outcomes(struct outcomes *outcomes, struct archive_reader *r) {
    u32 count = archive_get32(r);
    archive_check(r, outcomes || !count);
    for (u32 i = 0; i < count && !r->failed; i++) {
        struct final_outcome o = {.status = (i32)archive_get32(r)};
        o.output = read_slice(r);
        o.error = read_slice(r);
        if (!r->failed) outcomes_add(outcomes, &o);
    }
}

/* ---- what was found ---- */

/* A step that was given up, because the memory was full, will be taken again: what it found will be found again. */
static u64 count_for_good(const struct search *s, const struct found *found) {
    return found->count - (found->latest > s->result->stats.transitions);
}

static void write_found(const struct search *s, struct archive_writer *w) {
    const struct search_result *result = s->result;
    archive_put64(w, result->uncounted);
    archive_put32(w, result->found.count);
    for (u32 i = 0; i < result->found.count; i++) {
        const struct found *found = &result->found.items[i];
        archive_put32(w, found->kind);
        archive_put64(w, found->group);
        archive_put64(w, count_for_good(s, found));
        archive_put_vec(w, &found->schedule);
    }
}

/* The schedules are replayed before they are reported: wrong ones are seen then. */
static void read_found(struct search_result *result, struct archive_reader *r) {
    result->uncounted = archive_get64(r);
    for (u32 left = archive_get_upto(r, MOST_GROUPS); left && !r->failed; left--) {
        struct found found = {.kind = archive_get_upto(r, VIOLATION_COUNT - 1)};
        found.group = archive_get64(r);
        found.count = archive_get64(r);
        archive_get_vec(r, &found.schedule);
        vec_push(&result->found, found);
    }
}

/* ---- figures ---- */

static double read_seconds(struct archive_reader *r) {
    double seconds;
    archive_get(r, &seconds, sizeof seconds);
    return seconds >= 0 && seconds < 1e12 ? seconds : 0;
}

void checkpoint_write(const struct search *s, struct archive_writer *w) {
    const struct search_stats *stats = &s->result->stats;
    assert(s->result->end == SEARCH_BOUND && s->cut_off <= BOUND_LAST_CUT);
    u64 numbers[] = {stats->states, stats->transitions, stats->deepest, stats->rounds, inspect_instructions(s->vm)};
    archive_put(w, numbers, sizeof numbers);
    archive_put(w, &stats->seconds, sizeof stats->seconds);
    double command_seconds = stats->earlier_command_seconds + limits_cpu_of_all();
    archive_put(w, &command_seconds, sizeof command_seconds);
    archive_put32(w, s->cut_off);
    archive_put_vec(w, &s->path);
    write_found(s, w);
    write_outcomes(s->result->outcomes, w);
    caveats_write(inspect_caveats(s->vm), w);
}

void checkpoint_read(struct search *s, struct schedule *steps, struct archive_reader *r) {
    struct search_stats *stats = &s->result->stats;
    stats->states = archive_get64(r);
    stats->transitions = archive_get64(r);
    stats->deepest = archive_get64(r);
    stats->rounds = archive_get64(r);
    control_set_instructions(s->vm, archive_get64(r));
    stats->earlier_seconds = read_seconds(r);
    stats->earlier_command_seconds = read_seconds(r);
    s->cut_off = (enum search_bound)archive_get_upto(r, BOUND_LAST_CUT);
    archive_get_vec(r, steps);
    read_found(s->result, r);
    read_outcomes(s->result->outcomes, r);
    caveats_read(inspect_caveats(s->vm), r);
}
