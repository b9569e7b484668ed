/* undo.h - what was written since a mark, so that it can be taken back.
 *
 * Before a component (an object's fields, its monitor, a frame, a thread's header, a class's
 * statics) is written for the first time since the last mark, its old contents go into the log.
 * undo_to(mark) restores everything written since, youngest first; allocations are freed and
 * collected objects come back under their numbers. The list of touched components is what a
 * search re-interns after a step.
 *
 * Plain runs have no log (vm->undo is NULL); the save functions below then do nothing, so natives
 * call them unconditionally before they write.
 */
#ifndef HAVELOCK_VM_STATE_UNDO_H
#define HAVELOCK_VM_STATE_UNDO_H

#include "vm/state/component_key.h"
#include "vm/vm.h"

struct undo *undo_new(struct vm *vm);
void undo_free(struct undo *undo);

typedef u64 undo_mark;
undo_mark undo_mark_now(struct vm *vm);      /* starts a new step: nothing is touched yet */
void undo_to(struct vm *vm, undo_mark mark); /* takes everything since the mark back */

/* What was touched since the last mark, each component once. */
const struct component_key *undo_touched(struct vm *vm, u32 *count);

/* What the last undo_to took back that can hold references: objects, statics, headers of threads, and frames, whose key
 * is thread number << 32 | the word of the stack where the frame begins. A component may be listed several times. */
const struct component_key *undo_restored(struct vm *vm, u32 *count);

/* Visits every newer object that was made, or of which a reference was overwritten or released with its holder, since
 * the last mark, and 0 for a thread that ended: nothing else can have become unreachable. Words of a frame count if
 * they could be references. Ends when visit says true, and returns that. */
typedef bool undo_visit(void *context, ref r);
bool undo_dropped(struct vm *vm, undo_visit *visit, void *context);

/* What was changed in objects and statics since the last mark, as a number: the exclusive or of digests of what was
 * before and what is now. So changes that are taken back later come to 0 with these. The library's locks are left out.
 */
u64 undo_changes(struct vm *vm);

u64 undo_bytes(const struct vm *vm);

/* What of that is in use: what was saved since the first mark. */
u64 undo_used(const struct vm *vm);

/* In the midst of a step: its objects that are not marked were never made. */
void undo_forget_unmarked(struct vm *vm);

void undo_save_object(struct vm *vm, ref r);
void undo_save_monitor(struct vm *vm, ref r);
void undo_save_statics(struct vm *vm, const struct class *c);
void undo_save_thread(struct vm *vm, struct thread *t);
void undo_save_frame(struct thread *t, struct frame *f);
void undo_save_global(struct vm *vm);
void undo_save_effect(struct vm *vm, u64 key, const void *value, u32 length); /* effect_edit calls it */
void undo_note_alloc(struct vm *vm, ref r);
void undo_note_release(struct vm *vm, ref r, u64 bytes); /* before the object goes */
void undo_note_shared(struct vm *vm, ref r);

static inline void undo_object(struct vm *vm, ref r) {
    if (vm->undo && !(vm->heap.flags[r] & (OBJECT_TOUCHED | OBJECT_NEW))) undo_save_object(vm, r);
}
static inline void undo_monitor(struct vm *vm, ref r) {
    if (vm->undo && !(vm->heap.flags[r] & OBJECT_LOCKED)) undo_save_monitor(vm, r);
}
static inline void undo_statics(struct vm *vm, const struct class *c) {
    if (vm->undo && !(vm->statics.saved[c->id] & STATICS_SAVED)) undo_save_statics(vm, c);
}
static inline void undo_thread(struct vm *vm, struct thread *t) {
    if (vm->undo) undo_save_thread(vm, t);
}
static inline void undo_global(struct vm *vm) {
    if (vm->undo) undo_save_global(vm);
}

#endif
