/* recorder.h - records what the threads of a watched run do, instruction by instruction.
 *
 * It records accesses to fields and elements that other threads can reach, writes of watched fields (watched.h), locks
 * that are taken and released, and calls of the library with what they touch there. The narrator decides later what is
 * shown: at the time of an access it is not known which other threads will use the same place.
 *
 * Order of calls, for each step: recorder_step, recorder_instruction before each of its instructions, recorder_stepped.
 */
#ifndef HAVELOCK_EXPLAIN_RECORDER_H
#define HAVELOCK_EXPLAIN_RECORDER_H

#include "explain/record.h"
#include "explain/time_outs.h"
#include "vm/explore/seam.h"
#include "vm/listen/display_names.h"

/* A lock that a thread holds, and where it took it. */
struct recorded_lock {
    ref object;
    struct record_site site;
    const struct method *called; /* a synchronized method, whose end gives the lock up; NULL: taken by an instruction */
    u32 event;                   /* the number of its RECORD_LOCK + 1; 0: there was only one thread then */
};

struct recorder;

/* The names are borrowed. */
struct recorder *recorder_new(struct vm *vm, struct display_names *display_names);
void recorder_free(struct recorder *r);

/* number: of the step, from 1. */
void recorder_instruction(struct recorder *r, struct thread *t);
void recorder_step(struct recorder *r, u32 number, struct choice choice);
void recorder_stepped(struct recorder *r, enum outcome outcome);

const struct record *recorder_records(const struct recorder *r, u32 *count);

/* The monitors that the thread took in application code and holds now. */
const struct recorded_lock *recorder_held(const struct recorder *r, u32 thread, u32 *count);

/* The number, plus 1, of the RECORD_CALL of the outermost call of the library that the thread is in; 0: none. */
u32 recorder_call(const struct recorder *r, u32 thread);

/* What the last step chose, if it began with a choice: a value, the threads that were woken; NULL: not known. */
const char *recorder_choice(const struct recorder *r);

/* The waits that ended by time-out so far, but for sleeps. */
const struct time_outs *recorder_time_outs(const struct recorder *r);

#endif
