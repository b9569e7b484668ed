/* story.h - a counterexample as data: who did what, where, in which order, and where everybody stands at the end. */
#ifndef HAVELOCK_REPORT_STORY_H
#define HAVELOCK_REPORT_STORY_H

#include "report/finding.h"

/* What one thread did at one place, without anybody coming between. */
struct story_row {
    u32 thread; /* in story.threads */
    u32 step;   /* the step of the schedule it began in, from 1 on; 0: it is what the thread cannot do in the end */
    const char *file;     /* NULL: the place is unknown, or nowhere in the application */
    int line;             /* 0: unknown */
    const char *source;   /* the text of the line, without indentation; NULL: not found */
    struct texts actions; /* "locks Value#0", "reads Value#0.x = 1" */
};

/* Where a thread stands in the end. */
struct story_end {
    u32 thread;
    const char *holds; /* "Value#0, Value#1"; NULL: nothing */
    const char *state; /* "wants Value#1, held by Thread-1" */
    const char *note;  /* what else is to be said of that, a sentence; NULL: nothing */
    const char *file;  /* as above */
    int line;
    const char *source;
};

struct story {
    struct arena *arena;  /* of all texts */
    struct texts threads; /* names: first of those that have rows, then of others that stand in the ends */
    struct VEC(struct story_row) rows;
    struct texts facts; /* what else is so in the end: "Buffer#0.count is -1" */
    struct VEC(struct story_end) ends;
    u32 steps; /* of the schedule */
};

struct story *story_new(void);
void story_free(struct story *story); /* NULL is allowed */

#endif
