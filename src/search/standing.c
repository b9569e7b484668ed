#include "search/standing.h"

#include <string.h>

#include "vm/backtrace.h"

bool standing_at(struct thread *t, const char *file, u32 line) {
    const struct insn *pc = t->pc;
    for (struct frame *f = t->fp; f; f = frame_caller(f)) {
        const struct method *m = f->method;
        const struct sym *source = m->holder->source_file;
        if (!m->holder->module && source && m->code->offsets)
            return strcmp(source->text, file) == 0 && method_line(m, m->code->offsets[pc - m->code->insns]) == (int)line;
        if (frame_caller(f)) pc = frame_caller(f)->pc;
    }
    return false;
}
