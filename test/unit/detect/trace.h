/* trace.h - events from a line of text, and what their numbers are called.
 *
 * Words, one for each event, THREAD then what it does:
 *   0>1    starts            0<1   joins           1.     ends
 *   1(A    takes lock A      1)A   leaves it       !A     A is freed: the next new name gets its number
 * After the name: * shared, ? tried, ~ by a wait, % inside the library, ^ in passing, ' the lock that the object is,
 * not its monitor; then :LINE, where. Every event passes a checker; trace_end fails the test when it complained.
 */
#ifndef HAVELOCK_TEST_UNIT_DETECT_TRACE_H
#define HAVELOCK_TEST_UNIT_DETECT_TRACE_H

#include <ctype.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "event/context.h"
#include "event/fanout.h"
#include "event/names.h"
#include "event/validator.h"

struct trace {
    struct fanout fanout;
    struct validator *checking;
    struct names names;
    struct VEC(char *) labels;
    struct VEC(u32) objects; /* by label: 0 when it was freed */
    struct VEC(u32) free_numbers;
    struct VEC(char *) threads; /* names that were asked for */
    u32 highest;
};

static inline names_label trace_object(void *context, u32 object) {
    struct trace *t = context;
    for (u32 i = t->objects.count; i-- > 0;)
        if (t->objects.items[i] == object) return i;
    fail_msg("nobody knows object %u", object);
    return 0;
}

static inline const char *trace_label(void *context, names_label label) {
    return ((struct trace *)context)->labels.items[label];
}

static inline const char *trace_thread(void *context, u32 thread) {
    struct trace *t = context;
    while (t->threads.count <= thread) {
        char text[16];
        snprintf(text, sizeof text, "T%u", t->threads.count);
        vec_push(&t->threads, strdup(text));
    }
    return t->threads.items[thread];
}

/* The line is the instruction; the code is called by nobody. */
static inline struct names_frame trace_frame(void *context, event_site *at) {
    (void)context;
    struct names_frame frame = {.class_name = "Main", .method = "run", .file = "Main.java"};
    frame.line = (int)site_instruction(*at);
    *at = 0;
    return frame;
}

static inline void trace_begin(struct trace *t) {
    *t = (struct trace){.checking = validator_new(false)};
    t->names = (struct names){.context = t, .object = trace_object, .label = trace_label};
    t->names.thread = trace_thread;
    t->names.frame = trace_frame;
    fanout_init(&t->fanout);
    fanout_add(&t->fanout, validator_sink(t->checking));
}

static inline void trace_end(struct trace *t) {
    if (validator_violations(t->checking)) fail_msg("%s", validator_first(t->checking)->text);
    validator_free(t->checking);
    fanout_free(&t->fanout);
    for (u32 i = 0; i < t->labels.count; i++) free(t->labels.items[i]);
    for (u32 i = 0; i < t->threads.count; i++) free(t->threads.items[i]);
    vec_free(&t->labels);
    vec_free(&t->objects);
    vec_free(&t->free_numbers);
    vec_free(&t->threads);
}

static inline void trace_send(struct trace *t, struct event event) { t->fanout.sink.on_event(&t->fanout.sink, &event); }

/* The label of a name that is there, or that now comes to be. */
static inline u32 trace_name(struct trace *t, const char *name, size_t length) {
    for (u32 i = 0; i < t->labels.count; i++)
        if (t->objects.items[i] && strlen(t->labels.items[i]) == length && !strncmp(t->labels.items[i], name, length))
            return i;
    vec_push(&t->labels, strndup(name, length));
    vec_push(&t->objects, t->free_numbers.count ? vec_pop(&t->free_numbers) : ++t->highest);
    return t->labels.count - 1;
}

static inline void trace_lock_word(struct trace *t, u32 thread, const char *word) {
    static const char signs[] = "*?~%^";
    static const u8 flags[] = {EVENT_SHARED, EVENT_TRY, EVENT_WAIT, EVENT_LIBRARY, EVENT_PASSING};
    struct event event = {.kind = *word == '(' ? EVENT_LOCK : EVENT_UNLOCK, .thread = thread};
    const char *name = ++word;
    while (isalnum((unsigned char)*word)) word++;
    u32 label = trace_name(t, name, (size_t)(word - name));
    event.object = t->objects.items[label];
    for (; *word && *word != ':'; word++) {
        if (*word == '\'') event.slot = 1;
        else event.flags |= flags[strchr(signs, *word) - signs];
    }
    event.at = site_pack(0, 0, *word ? (u32)atoi(word + 1) : 0);
    trace_send(t, event);
}

static inline void trace_word(struct trace *t, const char *word) {
    char *rest;
    u32 thread = (u32)strtoul(word, &rest, 10);
    if (*word == '!') {
        u32 label = trace_name(t, word + 1, strlen(word + 1)), object = t->objects.items[label];
        trace_send(t, (struct event){.kind = EVENT_FREE, .object = object});
        t->objects.items[label] = 0;
        vec_push(&t->free_numbers, object);
    } else if (*rest == '>' || *rest == '<') {
        enum event_kind kind = *rest == '>' ? EVENT_START : EVENT_JOIN;
        trace_send(t, (struct event){.kind = kind, .thread = thread, .other = (u32)atoi(rest + 1)});
    } else if (*rest == '.') {
        trace_send(t, (struct event){.kind = EVENT_END, .thread = thread});
    } else {
        assert_true(*rest == '(' || *rest == ')');
        trace_lock_word(t, thread, rest);
    }
}

static inline void trace_play(struct trace *t, const char *text) {
    char word[64];
    int length;
    while (sscanf(text, "%63s%n", word, &length) == 1) {
        trace_word(t, word);
        text += length;
    }
}

#endif
