/* monitor.h - monitors: enter, exit, wait, notify. */
#ifndef HAVELOCK_VM_MONITOR_H
#define HAVELOCK_VM_MONITOR_H

#include "vm/vm.h"

/* True: entered. False: another thread owns it; t's state now says that it wants it. */
bool monitor_enter(struct thread *t, ref r);

/* -1: IllegalMonitorStateException was raised. */
int monitor_exit(struct thread *t, ref r);

bool monitor_owned(const struct thread *t, ref r);

/* Gives the monitor up entirely / takes it back with the saved count (it must be free). */
u32 monitor_release_all(struct thread *t, ref r);
void monitor_take_back(struct thread *t, ref r, u32 count);

/* Moves one waiter (the longest waiting; or, for a search, the given thread) or all of them out of the wait set. */
void monitor_notify(struct vm *vm, ref r, bool all);

/* The running frame is left although it holds monitors (FRAME_MONITORS): gives them up. Which they are is not recorded;
 * they are among those the thread owns and no method below holds, and those in the frame's locals come first. */
void monitor_abandon(struct thread *t);

#endif
