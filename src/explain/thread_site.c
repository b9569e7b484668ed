#include "explain/thread_site.h"

#include "report/framework.h"
#include "vm/explore/inspect.h"
#include "vm/interp/backtrace.h"

bool thread_site_is_application(const struct method *m) { return !m->holder->module && !method_is_hidden(m); }

static bool is_framework(const struct method *m) { return framework_has(m->holder->name->text); }

struct record_site thread_site(struct thread *t) {
    const struct insn *pc = t->pc;
    struct record_site found = {NULL, 0};
    for (struct frame *f = t->fp; f; f = frame_caller(f)) {
        const struct method *m = f->method;
        bool better = !found.method || !is_framework(m);
        if (thread_site_is_application(m) && better)
            found = (struct record_site){m, m->code->offsets[pc - m->code->insns]};
        if (found.method && !is_framework(found.method)) return found;
        if (frame_caller(f)) pc = frame_caller(f)->pc;
    }
    return found;
}

static void look_at_frame(void *context, const struct method *m, u32 offset) {
    struct record_site *found = context;
    if (!thread_site_is_application(m) || offset == OFFSET_NATIVE) return;
    if (!found->method || (is_framework(found->method) && !is_framework(m))) *found = (struct record_site){m, offset};
}

struct record_site thread_site_of_exception(struct vm *vm, ref exception) {
    struct record_site found = {NULL, 0};
    backtrace_each_of(vm, exception, look_at_frame, &found);
    return found;
}
