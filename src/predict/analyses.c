#include "predict/analyses.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "detect/dependency.h"
#include "event/lock_filter.h"
#include "vm/listen/attach.h"
#include "vm/listen/event_names.h"
#include "vm/listen/listen.h"

/* ---- which ---- */

bool analyses_are_chosen(const struct analyses_options *options) {
    for (int id = 0; id < DETECTOR_COUNT; id++)
        if (detector_is_wanted(id, options)) return true;
    return false;
}

static void describe_topic(const struct analyses_options *options, enum detector_topic topic, FILE *out) {
    u32 count = 0;
    for (int id = 0; id < DETECTOR_COUNT; id++)
        if (detector_row(id)->topic == topic && detector_is_asked(id, options))
            fprintf(out, "%s%s", count++ ? " and " : "", detector_row(id)->title(options));
    if (!count) fprintf(out, "off");
}

void analyses_describe(const struct analyses_options *options, FILE *out) {
    fprintf(out, "races: ");
    describe_topic(options, TOPIC_RACES, out);
    fprintf(out, "; deadlocks: ");
    describe_topic(options, TOPIC_DEADLOCKS, out);
}

/* ---- listening ---- */

static void add(struct analyses *a, enum detector_id id) {
    const struct detector_row *row = detector_row(id);
    assert(!a->lock_filter); /* what passes it must be known when it is made */
    struct detector_context context = {a->races, &a->names, &a->options};
    a->detectors[id] = row->create(&context);
    fanout_add(row->feed == DETECTOR_NEW_LOCKS ? &a->new_locks : &a->all, row->sink(a->detectors[id]));
}

static void add_lock_filter(struct analyses *a) {
    if (!a->new_locks.sink.wants) return;
    a->lock_filter = lock_filter_new(&a->new_locks.sink);
    fanout_add(&a->all, lock_filter_sink(a->lock_filter));
}

void analyses_begin(struct analyses *a, const struct analyses_options *options, struct vm *vm) {
    *a = (struct analyses){.options = *options, .races = races_new()};
    fanout_init(&a->all);
    fanout_init(&a->new_locks);
    for (int id = 0; id < DETECTOR_COUNT; id++)
        if (detector_is_wanted(id, options)) add(a, id);
    add_lock_filter(a);
    listener_attach(vm, &a->all.sink, options->jdk);
    a->names = event_names(vm);
}

void analyses_end(struct analyses *a) {
    for (int id = 0; id < DETECTOR_COUNT; id++)
        if (a->detectors[id]) detector_row(id)->free(a->detectors[id]);
    races_free(a->races);
    lock_filter_free(a->lock_filter);
    fanout_free(&a->new_locks);
    fanout_free(&a->all);
}

/* ---- what they found ---- */

bool analyses_report(struct analyses *a, struct findings *findings) {
    bool whole = true;
    races_report(a->races, &a->names, findings);
    for (int id = 0; id < DETECTOR_COUNT; id++)
        if (a->detectors[id]) whole &= detector_row(id)->report(a->detectors[id], &a->options, findings);
    return whole;
}

struct analyses_memory analyses_memory(const struct analyses *a) {
    struct analyses_memory memory = {0};
    for (int id = 0; id < DETECTOR_COUNT; id++)
        if (a->detectors[id]) detector_row(id)->count(a->detectors[id], &memory);
    if (a->lock_filter) memory.lock_bytes += lock_filter_bytes(a->lock_filter);
    return memory;
}

const struct coverage *analyses_coverage(const struct analyses *a) { return a->detectors[DETECTOR_coverage]; }

const struct validator *analyses_validator(const struct analyses *a) { return a->detectors[DETECTOR_validator]; }

/* ---- windows ---- */

static const char *thread_name(const struct analyses *a, u32 thread) {
    return a->names.thread(a->names.context, thread);
}

/* The threads of the finding, by the numbers that their names may stand for. */
static void find_window(struct analyses *a, u32 threads, struct findings *findings, struct finding *finding) {
    struct VEC(u32) about = {0};
    struct threadset window = {0};
    for (u32 t = 0; t < threads; t++)
        for (u32 i = 0; i < finding->threads.count; i++)
            if (strcmp(finding->threads.items[i], thread_name(a, t)) == 0) {
                vec_push(&about, t);
                break;
            }
    dependency_window(a->detectors[DETECTOR_dependency], about.items, about.count, &window);
    for (u32 t = 0; t < threads; t++)
        if (threadset_has(&window, t)) finding_name(findings, &finding->window, thread_name(a, t));
    threadset_free(&window);
    vec_free(&about);
}

void analyses_windows(struct analyses *a, u32 threads, struct findings *findings) {
    for (u32 i = 0; a->detectors[DETECTOR_dependency] && i < findings->list.count; i++) {
        struct finding *finding = findings->list.items[i];
        if (finding->status == STATUS_PREDICTED && !finding->removed_by) find_window(a, threads, findings, finding);
    }
}
