/* picture.h - what a thread and its step stand for, as bytes in which the numbers of the step's own objects do not
 * count.
 *
 * Objects that the step has made are named in the order in which they are met from the frames and from what the step
 * has written; what is met by nobody is left out. So a loop that makes objects and forgets them comes back to the same
 * picture. Two moments of a step with the same picture differ in nothing that the program can tell, except by identity
 * hash codes, which depend on the numbers: how often the step has asked for one of its own objects is in the picture,
 * and so is how often it has looked at the clock.
 */
#ifndef HAVELOCK_VM_STATE_PICTURE_H
#define HAVELOCK_VM_STATE_PICTURE_H

#include "base/vec.h"
#include "vm/state/byte_buffer.h"
#include "vm/state/component_key.h"
#include "vm/vm.h"

/* What the step has written so far, without its own objects. Zeroed when a series of pictures of one step begins;
 * whoever owns it frees `list`. */
struct picture_written {
    struct VEC(struct component_key) list;
    u32 seen, collections; /* of undo_touched; since so many collections */
};

/* The frames from that depth on, without what their references lead to. */
void picture_frames(struct thread *t, u32 first, struct byte_buffer *out);

/* The frames from that depth on, everything that the step has written, and the objects of the step that these lead to.
 * False: it takes more than `most` bytes, and was not finished. */
bool picture_all(struct thread *t, u32 first, u32 most, struct picture_written *written, struct byte_buffer *out);

#endif
