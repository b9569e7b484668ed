#include "predict/detectors.h"

#include <assert.h>

#include "detect/coverage.h"
#include "detect/dependency.h"
#include "detect/eraser.h"
#include "detect/happens_before.h"
#include "detect/lockgraph.h"
#include "detect/locktree.h"
#include "event/validator.h"

/* ---- words of the table ---- */

#define REPORTS_RACES   true
#define REPORTS_NOTHING true
#define COUNTS_NOTHING  (void)0

static void count_variables(struct analyses_memory *memory, u64 variables, u64 bytes) {
    if (variables > memory->variables) memory->variables = variables;
    memory->variable_bytes += bytes;
}

static void count_locks(struct analyses_memory *memory, u64 locks, u64 bytes) {
    memory->locks += locks;
    memory->lock_bytes += bytes;
}

static void announce(void *context, const struct locktree *tree, u32 pattern) {
    FILE *out = context;
    fprintf(out, "new lock pattern: ");
    locktree_write_pattern(tree, pattern, out);
    fputc('\n', out);
}

static struct locktree *new_locktree(const struct detector_context *c) {
    struct locktree *tree = locktree_new(c->names);
    if (c->options->announce_patterns) locktree_on_pattern(tree, announce, c->options->messages);
    return tree;
}

static const char *level_title(const struct analyses_options *options) {
    static const char *const titles[] = {"lock graph, basic", "lock graph, guarded", "lock graph, segmented"};
    return titles[options->level];
}

/* ---- the table ---- */

#define DETECTOR(type, feed, needed, topic, title, create, report, count) \
    static bool type##_is_needed(const struct analyses_options *o) { \
        (void)o; \
        return needed; \
    } \
    static const char *type##_title(const struct analyses_options *o) { \
        (void)o; \
        return title; \
    } \
    static void *type##_create(const struct detector_context *c) { \
        (void)c; \
        return create; \
    } \
    static struct sink *type##_sink_of(void *detector) { return type##_sink(detector); } \
    static bool type##_report_to(void *detector, const struct analyses_options *o, struct findings *findings) { \
        struct type *d = detector; \
        (void)d, (void)o, (void)findings; \
        return report; \
    } \
    static void type##_count(const void *detector, struct analyses_memory *memory) { \
        const struct type *d = detector; \
        (void)d, (void)memory; \
        count; \
    } \
    static void type##_destroy(void *detector) { type##_free(detector); }
#include "predict/detectors.def"

static const struct detector_row rows[DETECTOR_COUNT] = {
#define DETECTOR(type, feed, needed, topic, title, create, report, count) \
    {#type,         DETECTOR_##feed, TOPIC_##topic,    type##_is_needed, type##_title, \
     type##_create, type##_sink_of,  type##_report_to, type##_count,     type##_destroy},
#include "predict/detectors.def"
};

const struct detector_row *detector_row(enum detector_id id) {
    assert((unsigned)id < DETECTOR_COUNT);
    return &rows[id];
}

bool detector_is_wanted(enum detector_id id, const struct analyses_options *options) {
    return detector_is_asked(id, options) || detector_row(id)->is_needed(options);
}
