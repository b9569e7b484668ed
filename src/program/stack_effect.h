/* stack_effect.h - what a method descriptor says about the stack: "(IJLjava/lang/String;)V". A malformed one gives some
 * answer, without reading past its end. */
#ifndef HAVELOCK_PROGRAM_STACK_EFFECT_H
#define HAVELOCK_PROGRAM_STACK_EFFECT_H

#include "base/types.h"

/* 4-byte slots of the arguments; long and double take two. The receiver is not counted. */
u32 descriptor_arg_slots(const char *descriptor);

/* First character of the return type; 0 if there is none. */
char descriptor_return(const char *descriptor);

#endif
