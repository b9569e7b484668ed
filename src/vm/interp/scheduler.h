/* scheduler.h - who runs next. */
#ifndef HAVELOCK_VM_INTERP_SCHEDULER_H
#define HAVELOCK_VM_INTERP_SCHEDULER_H

#include <stdatomic.h>
#include <stdio.h>

#include "vm/vm.h"

/* Could the thread take a step now, at the present clock? */
bool thread_enabled(const struct thread *t);

/* Makes an enabled thread runnable: what it waited for has come. */
void thread_wake(struct thread *t);

/* Runs the program to its end: fair, deterministic, perturbed by the seed. Returns the exit status; a deadlock ends
 * with a thread dump and status 1; vm->fatal is set when the VM had to give up (status 4). */
int scheduler_run(struct vm *vm);

enum scheduler_end {
    SCHEDULER_OVER,     /* the program ended: vm->exit_status */
    SCHEDULER_DEADLOCK, /* nobody can go on */
    SCHEDULER_FATAL,    /* vm->fatal */
    SCHEDULER_STOPPED,  /* *stop was not 0, or the command was interrupted */
    SCHEDULER_LATE,     /* the deadline has come, or that of the command */
    SCHEDULER_FULL      /* the command has no memory left */
};

/* What ends a program early; looked at now and then. */
struct scheduler_limits {
    const atomic_uint *stop; /* NULL: nobody stops it */
    double deadline;         /* as scheduler_now has it; 0: none */
};

/* Seconds of a clock on the wall, whatever the program's own clock says. */
double scheduler_now(void);

/* The same, and whoever calls says what came of it. */
enum scheduler_end scheduler_go(struct vm *vm, struct scheduler_limits limits);

/* Prints what every thread does and waits for. */
void scheduler_dump(struct vm *vm, FILE *out);

#endif
