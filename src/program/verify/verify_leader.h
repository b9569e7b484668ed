/* verify_leader.h - the frames that inference keeps: one where control can arrive from elsewhere.
 *
 * A frame is the merge of all that arrived. Merging only forgets, so inference ends.
 */
#ifndef HAVELOCK_PROGRAM_VERIFY_VERIFY_LEADER_H
#define HAVELOCK_PROGRAM_VERIFY_VERIFY_LEADER_H

#include "program/verify/verifier.h"
#include "program/verify/verify_subroutine.h"

struct leader {
    u32 offset;
    bool reached;
    bool waiting; /* changed since it was last visited */
    bool this_uninit, no_return;
    u32 locals_size, stack_size;
    vtype *locals, *stack;
    bool owns_locals; /* else others have them, too */
    struct subroutines subroutines;
};

/* Merges a frame into a leader. */
bool leader_merge(struct verifier *v, struct leader *leader, const struct vframe *from);

/* v->frame becomes the leader's frame; its subroutines go where v->frame.subroutines points. */
void leader_enter(struct verifier *v, struct leader *leader);

#endif
