/* finding.h - what an analysis says: the one model that all analyses fill and all formats write.
 *
 * Data and strings only. A list of findings owns everything in it: strings given to the functions below are
 * copied into its arena. Strings may hold any bytes; whoever writes them makes them valid.
 */
#ifndef HAVELOCK_REPORT_FINDING_H
#define HAVELOCK_REPORT_FINDING_H

#include "base/arena.h"
#include "base/vec.h"

/* X(id, name) */
/* clang-format off */
#define FINDING_KINDS(X) \
    X(DATA_RACE, "data-race") \
    X(LOCK_ORDER, "lock-order") \
    X(DEADLOCK, "deadlock") \
    X(MISSED_SIGNAL, "missed-signal") \
    X(ASSERTION, "assertion") \
    X(UNCAUGHT, "uncaught-exception") \
    X(PROPERTY, "property") \
    X(PREMATURE_JOIN, "premature-join") \
    X(THREAD_RESTARTED, "thread-restarted") \
    X(WAITING_FOREVER, "waiting-forever") \
    X(UNNECESSARY_NOTIFICATION, "unnecessary-notification") \
    X(DEAD_INTERACTION, "dead-interaction") \
    X(EXIT_STATUS, "exit-status") \
    X(SPIN_DEADLOCK, "spin-deadlock")

#define FINDING_RULES(X) \
    X(ERASER, "eraser") \
    X(HAPPENS_BEFORE, "happens-before") \
    X(LOCK_TREE, "lock-tree") \
    X(LOCK_GRAPH, "lock-graph") \
    X(MODEL_CHECKER, "model-checker") \
    X(TRACE_CHECKER, "trace-checker") \
    X(LATTICE, "lattice") \
    X(LTL, "ltl") \
    X(FLOW, "flow")
/* clang-format on */

/* predicted: from one run, not tried; observed: it happened in this run; the others: what trying it gave. */
/* clang-format off */
#define FINDING_STATUSES(X) \
    X(PREDICTED, "predicted") \
    X(OBSERVED, "observed") \
    X(CONFIRMED, "confirmed") \
    X(REFUTED, "refuted") \
    X(UNDECIDED, "undecided")
/* clang-format on */

#define FINDING_KIND_ID(id, name)   FINDING_##id,
#define FINDING_RULE_ID(id, name)   RULE_##id,
#define FINDING_STATUS_ID(id, name) STATUS_##id,
enum finding_kind { FINDING_KINDS(FINDING_KIND_ID) FINDING_KIND_COUNT };
enum finding_rule { FINDING_RULES(FINDING_RULE_ID) FINDING_RULE_COUNT };
enum finding_status { FINDING_STATUSES(FINDING_STATUS_ID) FINDING_STATUS_COUNT };

struct story; /* report/story.h */

/* One frame of a stack, the innermost first. */
struct finding_frame {
    const char *class_name, *method; /* "a.b.Main", "run" */
    const char *file;                /* NULL: unknown */
    int line;                        /* 0: unknown */
    const char *module;              /* of the JDK; NULL: the application's */
};

/* Where a thread did, or was about to do, something that the finding is about. */
struct finding_site {
    const char *thread;
    const char *action; /* "lock", "wait", "join", "park", "read", "write", "throw", ... */
    const char *target; /* the object, variable or exception; NULL: none */
    const char
        *holds; /* in text: what the thread has at that time, "Value#0 (taken at Main.java:12)"; NULL: nothing to say */
    struct VEC(struct finding_frame) frames;
};

/* A choice that a thread took in a counterexample and that is not which thread goes on: a value of Verify, the thread
 * that notify wakes, whether a time-out comes, what the clock shows. */
struct finding_choice {
    u32 step;                 /* of the schedule, from 1 on */
    u32 taken, of;            /* alternative number `taken`, counted from 0, of so many */
    const char *value;        /* what that is: a value, the threads that are woken; NULL: not known */
    struct finding_site site; /* without action and target */
};

struct texts VEC(const char *);

struct finding {
    enum finding_kind kind;
    unsigned rules; /* of 1 << enum finding_rule */
    enum finding_status status;
    const char *message;
    const char *variable;   /* NULL: none */
    const char *reason;     /* why it could not be decided, a sentence; NULL: it was, or was not tried */
    const char *schedule;   /* the file the counterexample was saved to; NULL: none */
    bool hurries;           /* a time-out comes in its counterexample while another thread could run */
    u64 count;              /* how often it was found; 0: not counted */
    const char *removed_by; /* why a stricter level does not report it; NULL: nothing removed it */
    struct texts locks, threads;
    struct texts window; /* the threads by which a prediction can be tried; none: not known */
    struct VEC(struct finding_site) sites;
    struct VEC(struct finding_choice) choices; /* of the counterexample, in the order of its steps */
    struct story *story;                       /* the counterexample step by step, owned; NULL: none */
};

struct findings {
    struct arena *arena;
    struct VEC(struct finding *) list;
};

void findings_init(struct findings *findings);
void findings_free(struct findings *findings);

/* A new finding at the end of the list, borrowed. */
struct finding *findings_add(struct findings *findings, enum finding_kind kind, enum finding_rule rule,
                             enum finding_status status);

/* NULL stays NULL. */
const char *findings_text(struct findings *findings, const char *text);

/* Appends a text that is not there yet. */
void finding_name(struct findings *findings, struct texts *texts, const char *text);

/* A new site, borrowed until the next one is added. */
struct finding_site *finding_at(struct findings *findings, struct finding *finding, const char *thread,
                                const char *action, const char *target);

const char *finding_kind_name(enum finding_kind kind);
const char *finding_rule_name(enum finding_rule rule);
const char *finding_status_name(enum finding_status status);

/* The sites of the one become those of the other, and the other way round. Both are of one list. */
void finding_take_sites(struct finding *to, struct finding *from);

/* So do the story and the choices. */
void finding_take_story(struct finding *to, struct finding *from);

/* How many of them count (finding_counts). */
u32 findings_that_count(const struct findings *findings);

/* Removes the last one; this one. */
void findings_drop_last(struct findings *findings);
void findings_drop(struct findings *findings, const struct finding *finding);

/* Does it count for verdict and exit status? Refuted and removed ones do not. */
bool finding_counts(const struct finding *finding);

#endif
