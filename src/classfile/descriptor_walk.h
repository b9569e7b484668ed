/* descriptor_walk.h - the types of a descriptor, one at a time: "(I[JLjava/lang/String;)V".
 *
 * A walk ends quietly where the text ends or stops making sense; it never reads past the text.
 */
#ifndef HAVELOCK_CLASSFILE_DESCRIPTOR_WALK_H
#define HAVELOCK_CLASSFILE_DESCRIPTOR_WALK_H

#include "base/types.h"

struct descriptor_walk {
    struct slice text;
    size_t at;
};

/* Stands before the first argument of a method descriptor. */
struct descriptor_walk descriptor_arguments(struct slice method_descriptor);

/* The part after the closing parenthesis; empty when there is none. */
struct slice descriptor_result(struct slice method_descriptor);

/* The closing parenthesis, which is not always the first or the last: class names may hold some. NULL: there is none.
 */
const char *descriptor_close(const char *method_descriptor);

/* First character of the next type (B C D F I J S Z L [) or 0 at the end; *type, unless NULL, is its whole text. */
char descriptor_next(struct descriptor_walk *walk, struct slice *type);

/* Slots of a value with this first character: V 0, J and D 2, others 1. */
static inline u32 descriptor_slots(char type) { return type == 'J' || type == 'D' ? 2 : type != 'V'; }
static inline bool descriptor_is_ref(char type) { return type == 'L' || type == '['; }

/* Slots of all arguments, without the receiver. */
u32 descriptor_argument_slots(struct slice method_descriptor);

#endif
