#include "explain/drawn.h"

#include "explain/call_text.h"
#include "vm/explore/seam.h"

void drawn_begin(struct drawn *drawn, const struct thread *t, const struct method *called) {
    *drawn = (struct drawn){.called = called, .pc = t->pc, .depth = t->fp->depth};
}

void drawn_settle(struct drawn *drawn, struct display_names *display_names, const struct thread *t) {
    bool is_back = t->fp->depth == drawn->depth && t->pc == drawn->pc + 1;
    if (!drawn->called) return;
    if (is_back) drawn->value = call_result(display_names, t, drawn->called);
    if (is_back || t->fp->depth < drawn->depth) drawn->called = NULL;
}
