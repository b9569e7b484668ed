/* call_text.h - the words for a call of the library in a story. */
#ifndef HAVELOCK_EXPLAIN_CALL_TEXT_H
#define HAVELOCK_EXPLAIN_CALL_TEXT_H

#include "vm/listen/display_names.h"

enum { CALL_TEXT_MAX = 8 };

/* A call in progress. */
struct library_call {
    struct method *called;
    u32 args[CALL_TEXT_MAX];     /* the first words of its arguments, receiver first */
    const char *who, *arguments; /* in words: call_name */
    const char *kept;            /* wait: the other monitors that the thread holds; NULL: none */
};

/* To be called first: names the object and the arguments of the call, which may be gone when it ends. */
void call_name(struct display_names *display_names, struct arena *arena, struct library_call *call);

bool call_is_wait(const struct method *m);
bool call_is_notify(const struct method *m); /* or the signal of a condition */
bool call_is_start(const struct method *m);
bool call_is_join(const struct method *m);

/* Do threads wait for or wake each other in this native method? */
bool call_meets(const struct method *m);

/* The result on the stack of a thread that is back from the call; NULL: none. */
const char *call_result(struct display_names *display_names, const struct thread *t, const struct method *m);

/* The class of the exception that a thread is about to handle; NULL: none. */
const struct class *call_exception(const struct thread *t);

/* The text if it ends with an exception of that class; NULL: the class is not known. */
const char *call_thrown(struct display_names *display_names, struct arena *arena, const struct library_call *call,
                        const struct class *exception);

/* If other threads act between the call and its return, the story has call_begin at the call and call_done at its
 * return (NULL: nothing to say); otherwise it has call_whole. result: NULL if there is none or the call threw. fate: of
 * a notify, what became of the waiting threads (waiters.h); of a join, of the thread that was waited for. */
const char *call_begin(struct arena *arena, const struct library_call *call);
const char *call_done(struct arena *arena, const struct library_call *call, const char *result, const char *fate);
const char *call_whole(struct arena *arena, const struct library_call *call, const char *result, const char *fate);

#endif
