/* record.h - one thing that a thread did on the way to a violation, as the recorder noted it. */
#ifndef HAVELOCK_EXPLAIN_RECORD_H
#define HAVELOCK_EXPLAIN_RECORD_H

#include "vm/explore/seam.h"

enum record_kind {
    RECORD_READ,
    RECORD_WRITE,
    RECORD_LOCK,
    RECORD_UNLOCK,
    RECORD_CALL,   /* the application calls the library; only calls in which something happens are noted */
    RECORD_RETURN, /* it comes back */
    RECORD_INSIDE, /* something happens within such a call */
    RECORD_SIGNAL, /* a notify on an object, or the signal of a condition */
    RECORD_START,  /* the thread was started */
    RECORD_END,    /* of a thread */
    RECORD_THROW   /* an exception leaves a thread */
};

/* An instruction of the application. */
struct record_site {
    const struct method *method; /* NULL: none */
    u32 offset;
};

struct record {
    enum record_kind kind;
    u32 thread, step;
    const char *who; /* the thread's name then: its number may be another's later */
    struct record_site site;
    ref object; /* the place that is touched, or notified; RETURN: the object it comes back with; CALL: none */
    u32 slot;
    bool write;
    bool watched;     /* READ, WRITE: of a field that a property speaks of */
    bool matters;     /* CALL: threads wait for or wake each other in it; SIGNAL: somebody was waiting;
                       * RETURN: by an exception that the application does not catch there */
    u32 call;         /* INSIDE, RETURN: the number of their CALL; CALL: of its RETURN, 0: none came */
    const char *text; /* CALL: what to say if others come between it and its RETURN, as RETURN's `text` for that case */
    const char *whole; /* RETURN: what to say if nobody does; SIGNAL: the names of those it woke, NULL: none */
};

#endif
