#include "vm/explore/unobserved.h"

#include "vm/interp/frame.h"

bool unobserved_run(struct frame *f) {
    for (; f && f->method->holder->module; f = frame_caller(f))
        if (f->method->flags & METHOD_UNOBSERVED || f->flags & FRAME_UNOBSERVED) return true;
    return false;
}
