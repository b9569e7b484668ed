/* scan.h - reads holders again and tells the index of references what they hold now (reach.h).
 *
 * Whatever loses its parent by that is put into `lost`; an object that is met for the first time gets its holder as
 * parent and is put into `found`.
 */
#ifndef HAVELOCK_VM_REACH_SCAN_H
#define HAVELOCK_VM_REACH_SCAN_H

#include "vm/reach/parents.h"
#include "vm/reach/referrers.h"
#include "vm/vm.h"

/* A thread: the slots of its header, and one for each word of its stack. */
struct scanned_thread {
    struct block header;
    struct VEC(struct block) stack;
    u32 words; /* slots beyond it are empty */
    bool runs; /* has a stack that counts */
};

struct scan {
    struct vm *vm;
    struct referrers referrers;
    struct parents parents;
    struct block *blocks; /* by object; a reserved mapping. Of newer objects with a parent, and written base objects */
    struct VEC(struct block) statics; /* by class number */
    struct VEC(struct scanned_thread) threads;
    struct block search; /* what the search looks at */
    bool taking_back;    /* parents are restored, not chosen */
    u64 now;             /* of the undo log, for changes of parents */
    struct VEC(ref) found, lost;
};

/* -1: no address space. scan_close in every case. */
int scan_open(struct scan *s, struct vm *vm);
void scan_close(struct scan *s);

void scan_object(struct scan *s, ref r); /* one that is dead has no slots any more */
void scan_statics(struct scan *s, u32 class_id);
void scan_thread(struct scan *s, struct thread *t);           /* its header */
void scan_stack(struct scan *s, struct thread *t, u32 first); /* from this word on */
void scan_search(struct scan *s, ref uncaught, ref written);

/* Scans all that was found. */
void scan_found(struct scan *s);

/* An object was met; if it has no parent yet, it gets this one. */
void scan_meet(struct scan *s, ref r, u32 holder);

/* The holder has no slots any more. */
void scan_drop(struct scan *s, ref r);

/* Where the frame at this depth begins. */
u32 scan_frame_start(struct thread *t, u32 depth);

#endif
