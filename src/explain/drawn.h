/* drawn.h - the value that a choice came to: what the call returns that has several alternatives. */
#ifndef HAVELOCK_EXPLAIN_DRAWN_H
#define HAVELOCK_EXPLAIN_DRAWN_H

#include "vm/listen/display_names.h"

struct drawn {
    const struct method *called; /* NULL: there is no such call, or it is over */
    const struct insn *pc;       /* of the caller */
    u32 depth;
    const char *value; /* NULL: none so far */
};

/* The thread stands before the call. */
void drawn_begin(struct drawn *drawn, const struct thread *t, const struct method *called);

/* It stands before a later instruction, perhaps behind the call. */
void drawn_settle(struct drawn *drawn, struct display_names *display_names, const struct thread *t);

#endif
