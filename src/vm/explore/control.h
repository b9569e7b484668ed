/* control.h - what others may set in a VM; see inspect.h.
 *
 * Everything here is about how a VM is run, not about the state of the program: nothing is undone by seam_undo.
 */
#ifndef HAVELOCK_VM_EXPLORE_CONTROL_H
#define HAVELOCK_VM_EXPLORE_CONTROL_H

#include "vm/vm.h"

/* Before the program runs: the class whose main is called, if another one declares the method; where standard input
 * comes from (borrowed). */
void control_set_main_class(struct vm *vm, struct class *c);
void control_set_input(struct vm *vm, struct stdin_record *input);

/* Where the program's output goes. */
void control_set_output(struct vm *vm, struct vm_output output);

/* Is every instruction counted? */
void control_count_instructions(struct vm *vm, bool on);

/* Can the JDK's own variables be in a race (race_access.h)? Returns what it was. */
bool control_set_jdk_races(struct vm *vm, bool on);

/* Sets the count, where instructions were executed that do not count, or in another process. */
void control_set_instructions(struct vm *vm, u64 count);

/* The next steps are watched; returns who watched before. Zeroed: nobody watches. */
struct vm_watch control_set_watch(struct vm *vm, struct vm_watch watch);

/* The visible operation that the thread stands before belongs to the step that is being taken. */
void control_open(struct vm *vm);

/* Whom to ask in long steps whether to give up; zeroed: nobody. */
void control_set_asked(struct vm *vm, struct vm_asked asked);

/* A fatal end was reported, or does not matter, and the VM was taken back; or it was that of another VM. */
void control_clear_fatal(struct vm *vm);
void control_copy_fatal(struct vm *vm, const struct vm *from);

#endif
