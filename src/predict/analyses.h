/* analyses.h - the runtime analyses that a command was asked for: listening to a run, and what they found. */
#ifndef HAVELOCK_PREDICT_ANALYSES_H
#define HAVELOCK_PREDICT_ANALYSES_H

#include "cli/target/target.h"
#include "detect/coverage.h"
#include "detect/dependency.h"
#include "detect/eraser.h"
#include "detect/happens_before.h"
#include "detect/lockgraph.h"
#include "detect/locktree.h"
#include "detect/races.h"
#include "event/fanout.h"
#include "event/lock_filter.h"
#include "event/names.h"
#include "event/validator.h"
#include "vm/vm.h"

/* What is analysed: from --race, --deadlock and their kin. */
struct analyses_choice {
    bool eraser, happens_before;
    bool tree, graph;
    enum lock_level level; /* of the graph */
    bool show_removed;     /* cycles that a stricter level removes are listed, with the reason */
    bool patterns;         /* each new lock pattern is announced */
    bool jdk;              /* races on the JDK's own fields are reported, too */
    bool self_check;       /* whether the events make sense is looked at, too */
    bool dependency;       /* who reads what others write: for the hunt */
};

int analyses_choose(struct analyses_choice *choice, const struct target *target, struct diag *diag);
int analyses_choose_for_paths(struct analyses_choice *choice, const struct target *target, struct diag *diag);
bool analyses_are_chosen(const struct analyses_choice *choice);

/* "races: happens-before; deadlocks: lock graph, segmented" */
void analyses_describe(const struct analyses_choice *choice, FILE *out);

/* The detectors of one run. What was not chosen is NULL. */
struct analyses {
    struct analyses_choice choice;
    struct names names; /* of the VM that is listened to */
    struct fanout fanout;
    struct fanout news;              /* for those to whom a familiar lock tells nothing */
    struct lock_filter *lock_filter; /* before them */
    struct races *races;
    struct eraser *eraser;
    struct happens_before *happens_before;
    struct locktree *tree;
    struct lockgraph *graph;
    struct dependency *dependency;
    struct coverage *coverage;
    struct validator *validator;
};

/* The VM stands before its first step and is listened to from now on, if anything was chosen. */
void analyses_begin(struct analyses *analyses, const struct analyses_choice *choice, struct vm *vm);
/* False: there were too many lock orders to look at all. */
bool analyses_report(struct analyses *analyses, struct findings *findings);

/* What the detectors keep in mind: of variables and locks that are there, and the memory for them. */
struct analyses_memory {
    u64 variables, variable_bytes; /* a variable that two detectors know counts once, its bytes twice */
    u64 locks, lock_bytes;
};

struct analyses_memory analyses_memory(const struct analyses *analyses);

/* Notes the window of each prediction (detect/dependency.h), of a run with so many threads. */
void analyses_windows(struct analyses *analyses, u32 threads, struct findings *findings);
void analyses_end(struct analyses *analyses);

#endif
