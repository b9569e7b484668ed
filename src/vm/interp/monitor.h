/* monitor.h - monitors: enter, exit, wait, notify. */
#ifndef HAVELOCK_VM_INTERP_MONITOR_H
#define HAVELOCK_VM_INTERP_MONITOR_H

#include "vm/vm.h"

/* True: entered. False: another thread owns it; t's state now says that it wants it. */
bool monitor_enter(struct thread *t, ref r);

/* -1: IllegalMonitorStateException was raised. */
int monitor_exit(struct thread *t, ref r);

/* Gives the monitor up entirely / takes it back with the saved count (it must be free). */
u32 monitor_release_all(struct thread *t, ref r);
void monitor_take_back(struct thread *t, ref r, u32 count);

/* Is its wait over, but for the monitor, which another thread has? A wait with a time limit ends by itself, an
 * interrupted one has ended. */
bool monitor_wanted_back(const struct thread *t);

/* In a search a notify is a choice (vm->explore.alternative) of so many: each waiter, in order of thread number. One
 * that was interrupted is notified, or its interrupt took it away before (JLS 17.2.4): then another one is notified, if
 * there is any. On a thread, whoever joins it waits, too. */
u32 monitor_ways_to_notify(const struct vm *vm, ref r);
u32 monitor_ways_to_notify_all(const struct vm *vm, ref r);

/* Moves one waiter out of the wait set, in a plain run the one that waits longest; or all of them. */
void monitor_notify(struct vm *vm, ref r);
void monitor_notify_all(struct vm *vm, ref r);

/* The running frame is left although it holds monitors (FRAME_MONITORS): gives them up. Which they are is not recorded;
 * they are among those the thread owns and no method below holds, and those in the frame's locals come first. */
void monitor_abandon(struct thread *t);

#endif
