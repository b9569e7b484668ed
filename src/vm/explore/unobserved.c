#include "vm/explore/unobserved.h"

#include "vm/interp/frame.h"

bool observe_quiet(struct frame *f) {
    for (; f && f->method->holder->module; f = frame_caller(f))
        if (f->method->flags & METHOD_QUIET || f->flags & FRAME_QUIET) return true;
    return false;
}
