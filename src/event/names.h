/* names.h - what the numbers in events are called: asked by an analysis, answered by the source of the events.
 *
 * Numbers of objects come back after EVENT_FREE, so whoever wants to speak of an object later asks for its label while
 * it is there. Labels, like threads and places, keep their meaning. Texts are the source's, until it goes away.
 */
#ifndef HAVELOCK_EVENT_NAMES_H
#define HAVELOCK_EVENT_NAMES_H

#include "event/event.h"

/* One frame of a call chain. */
struct names_frame {
    const char *class_name, *method; /* "a.b.Main", "run" */
    const char *file;                /* NULL: unknown */
    int line;                        /* 0: unknown */
    const char *module;              /* of the JDK; NULL: the application's */
};

/* What kind of variable a place is: the same for all objects of a class (grouping). */
struct names_variable {
    const char *text; /* "Value.x", "int[]" */
    bool element;     /* of an array: the slot is the index */
};

typedef u32 names_label;

struct names {
    void *context;
    names_label (*object)(void *context, u32 object);       /* the same one each time, while the object is there */
    const char *(*label)(void *context, names_label label); /* "Value#0", "Main.lock" */
    u32 (*variable)(void *context, u32 object, u32 slot);   /* a number for the kind of variable, kept */
    struct names_variable (*variable_kind)(void *context, u32 variable);
    const char *(*thread)(void *context, u32 thread); /* "Thread-0" */
    /* The innermost frame of a place; *at becomes the place it was called from, 0 at the end. */
    struct names_frame (*frame)(void *context, event_site *at);
};

#endif
