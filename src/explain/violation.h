/* violation.h - makes a finding of a violation that a VM stands at. */
#ifndef HAVELOCK_EXPLAIN_VIOLATION_H
#define HAVELOCK_EXPLAIN_VIOLATION_H

#include "explain/recorder.h"
#include "report/finding.h"
#include "search/property/property.h"
#include "search/property/violation_kind.h"
#include "vm/listen/display_names.h"

/* Where the VM stands, and what is known of the path there. */
struct scene {
    struct vm *vm;
    enum violation_kind kind;
    u32 thread;                          /* who took the last step, */
    enum outcome outcome;                /* how that came out, */
    u64 movers;                          /* VIOLATION_STUCK: threads that go on from there; VIOLATION_SPIN: that spin */
    struct finding_site last;            /* and where the thread stood before it: frames only */
    const struct properties *properties; /* NULL: none */
    const struct recorder *recorder;     /* what happened on the way; NULL: not known */
};

bool violation_holds(const struct scene *scene);

/* The same for a violation that could not be replayed in time: only its kind and its length are known. */
void violation_unexplained(enum violation_kind kind, u32 steps, struct findings *findings);

/* The finding is borrowed from the list. Where no thread can go on, its kind depends on what is waited for:
 *   deadlock          threads wait for each other, or for something else that never comes;
 *   missed-signal     a thread is in Object.wait or in await of a condition, and missed the last notify there
 *                     (missed_signal.h), which came from a thread that is not waiting there itself now;
 *   waiting-forever   only idle threads of the library (pools, timers) are left, which keep the program from ending. */
struct finding *violation_describe(struct display_names *display_names, const struct scene *scene,
                                   struct findings *findings);

enum finding_kind violation_finding_kind(enum violation_kind kind);

/* Are some violations such findings? */
bool violation_is_finding(enum finding_kind finding);

#endif
