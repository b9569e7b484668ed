/* stage.h - a source of events made by hand, for tests of detectors.
 *
 * Object numbers are below 64, slots below 256. The variable of (object, slot) is called "Class.f<slot>", that of slots
 * from 200 on "int[]". An instruction's line is a tenth of its number; code n is the method "m<n>" of class "C".
 */
#ifndef HAVELOCK_TEST_STAGE_H
#define HAVELOCK_TEST_STAGE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <cmocka.h>

#include "detect/races.h"
#include "event/sink.h"

enum { STAGE_ELEMENTS = 200 };

struct stage {
    struct names names;
    struct contexts *contexts;
    struct races *races;
    struct sink *to;
    u32 asked;          /* so often a race was added */
    u32 generation[64]; /* of each object number */
    char texts[64][32];
    u32 next_text;
};

static char *stage_text(struct stage *stage) { return stage->texts[stage->next_text++ % 64]; }

static names_label stage_object(void *context, u32 object) {
    struct stage *stage = context;
    return object + 100 * stage->generation[object];
}

static const char *stage_label(void *context, names_label label) {
    char *text = stage_text(context);
    snprintf(text, 32, "Class#%u", label);
    return text;
}

static u32 stage_variable(void *context, u32 object, u32 slot) {
    (void)object;
    ((struct stage *)context)->asked++;
    return slot < STAGE_ELEMENTS ? slot : STAGE_ELEMENTS;
}

static struct names_variable stage_variable_kind(void *context, u32 variable) {
    if (variable == STAGE_ELEMENTS) return (struct names_variable){"int[]", true};
    char *text = stage_text(context);
    snprintf(text, 32, "Class.f%u", variable);
    return (struct names_variable){text, false};
}

static const char *stage_thread(void *context, u32 thread) {
    char *text = stage_text(context);
    snprintf(text, 32, "Thread-%u", thread);
    return text;
}

static struct names_frame stage_frame(void *context, event_site *at) {
    struct stage *stage = context;
    char *method = stage_text(stage);
    snprintf(method, 32, "m%u", site_code(*at));
    struct names_frame frame = {"C", method, "C.java", (int)site_instruction(*at) / 10, NULL};
    *at = context_caller(stage->contexts, site_context(*at));
    return frame;
}

static inline void stage_open(struct stage *stage) {
    *stage = (struct stage){.contexts = contexts_new(), .races = races_new()};
    stage->names = (struct names){stage,        stage_object, stage_label, stage_variable, stage_variable_kind,
                                  stage_thread, stage_frame};
}

static inline void stage_close(struct stage *stage) {
    races_free(stage->races);
    contexts_free(stage->contexts);
}

static inline void stage_play(struct stage *stage, struct event event) {
    if (event.kind == EVENT_FREE) stage->generation[event.object]++;
    if (sink_wants(stage->to, event.kind)) stage->to->on_event(stage->to, &event);
}

/* An access at a place; true: a race was added. */
static inline bool stage_access(struct stage *stage, enum event_kind kind, u32 thread, u32 object, u32 slot,
                                event_site at) {
    u32 before = stage->asked;
    stage_play(stage, (struct event){.kind = kind, .thread = thread, .object = object, .slot = slot, .at = at});
    return stage->asked != before;
}

/* The same, where nobody cares where. */
static inline bool stage_read(struct stage *stage, u32 thread, u32 object, u32 slot) {
    return stage_access(stage, EVENT_READ, thread, object, slot, site_pack(0, thread, 10));
}

static inline bool stage_write(struct stage *stage, u32 thread, u32 object, u32 slot) {
    return stage_access(stage, EVENT_WRITE, thread, object, slot, site_pack(0, thread, 20));
}

/* Events of a lock, an ordering place, another thread. */
static inline void stage_lock(struct stage *stage, enum event_kind kind, u32 thread, u32 object, u8 flags) {
    stage_play(stage, (struct event){.kind = kind, .flags = flags, .thread = thread, .object = object});
}

static inline void stage_order(struct stage *stage, enum event_kind kind, u32 thread, u32 object, u32 slot) {
    struct event event = {.kind = kind, .flags = EVENT_ATOMIC, .thread = thread, .object = object, .slot = slot};
    stage_play(stage, event);
}

static inline void stage_other(struct stage *stage, enum event_kind kind, u32 thread, u32 other) {
    stage_play(stage, (struct event){.kind = kind, .thread = thread, .other = other});
}

static inline void stage_drop(struct stage *stage, u32 object) {
    stage_play(stage, (struct event){.kind = EVENT_FREE, .object = object});
}

/* The only finding's group; fails when there is another number of them. */
static inline struct race stage_only_race(struct stage *stage) {
    struct race_list list;
    races_grouped(stage->races, &stage->names, &list);
    assert_int_equal(list.count, 1);
    struct race race = list.items[0];
    free(list.items);
    return race;
}

static inline u32 stage_races(struct stage *stage) {
    struct race_list list;
    races_grouped(stage->races, &stage->names, &list);
    free(list.items);
    return list.count;
}

#endif
