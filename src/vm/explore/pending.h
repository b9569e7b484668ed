/* pending.h - the operation that a thread stands before. */
#ifndef HAVELOCK_VM_EXPLORE_PENDING_H
#define HAVELOCK_VM_EXPLORE_PENDING_H

#include "vm/vm.h"

/* What a thread would do next. */
enum operation {
    OPERATION_BEGIN, /* starts running, or goes on with local work */
    OPERATION_LOCK,  /* also of a stream, for a moment, by a call that prints */
    OPERATION_READ,
    OPERATION_WRITE,
    OPERATION_WAIT, /* wakes up from Object.wait and takes the monitor back */
    OPERATION_CALL, /* a native method: notify, start, park, ... */
    OPERATION_INIT, /* waits for or begins a class initialisation */
    OPERATION_END   /* the end of a thread (object: its Thread), or of the program */
};

struct pending {
    enum operation operation;
    ref object; /* 0: a static field or none */
    u32 slot;   /* byte offset, array index or static word; OPERATION_INIT: the word of the class's status */
    const struct method *method; /* where it stands; OPERATION_CALL: which native is called */
    const struct method *called;
    u32 offset; /* byte offset of the instruction */
};

/* What the instruction would do where the thread stands; method and offset are not filled in. */
struct pending pending_at(struct thread *t);

/* What the next step of the thread begins with. */
struct pending pending_of(struct thread *t);

#endif
