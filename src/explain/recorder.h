/* recorder.h - writes down what the threads of a watched run do, instruction by instruction.
 *
 * Noted are accesses to fields and elements that other threads can reach, writes of watched fields (watched.h),
 * locks taken and given up, and calls into the library with what they touch there. Which of that is worth telling is
 * the narrator's business: at the time of an access nobody knows yet who else will come to the same place.
 */
#ifndef HAVELOCK_EXPLAIN_RECORDER_H
#define HAVELOCK_EXPLAIN_RECORDER_H

#include "explain/next_action.h"
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

/* A lock that a thread holds, and where it took it. */
struct recorded_lock {
    ref object;
    struct record_site site;
    const struct method *called; /* a synchronized method, whose end gives the lock up; NULL: taken by an instruction */
    u32 event;                   /* the number of its RECORD_LOCK + 1; 0: there was only one thread then */
};

struct recorder;

/* The labels are borrowed. */
struct recorder *recorder_new(struct vm *vm, struct display_names *display_names);
void recorder_free(struct recorder *r);

/* To be told before each instruction; before and after each step. */
void recorder_instruction(struct recorder *r, struct thread *t);
void recorder_step(struct recorder *r, u32 number, struct choice choice);
void recorder_stepped(struct recorder *r, enum outcome outcome);

const struct record *recorder_records(const struct recorder *r, u32 *count);

/* The monitors that the thread took in application code and holds now. */
const struct recorded_lock *recorder_held(const struct recorder *r, u32 thread, u32 *count);

/* The number, plus 1, of the RECORD_CALL of the outermost call of the library that the thread is in; 0: none. */
u32 recorder_call(const struct recorder *r, u32 thread);

/* Where the thread stands in the application now. */
struct record_site recorder_site(struct thread *t);

#endif
