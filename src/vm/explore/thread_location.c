#include "vm/explore/thread_location.h"

#include <string.h>

#include "vm/interp/backtrace.h"

static bool has_lines(const struct method *m) { return m->holder->source_file && m->code && m->code->offsets; }

/* 0: unknown. */
static u32 line_of(const struct method *m, const struct insn *pc) {
    int line = has_lines(m) ? method_line(m, m->code->offsets[pc - m->code->insns]) : 0;
    return line > 0 ? (u32)line : 0;
}

/* Is "a.b.Main.run" the method run of a/b/Main? */
static bool is_method(const struct method *m, const char *place) {
    const char *holder = m->holder->name->text;
    for (; *holder; holder++, place++)
        if (*place != (*holder == '/' ? '.' : *holder)) return false;
    return *place == '.' && strcmp(place + 1, m->name->text) == 0;
}

static bool is_place(const struct method *m, u32 at, const char *file, u32 line) {
    if (at != line) return false;
    return line ? strcmp(m->holder->source_file->text, file) == 0 : is_method(m, file);
}

static bool is_application(const struct class *c) { return !c->module && !c->is_trusted; }

/* A place with a line is looked for where there are lines. */
bool thread_location_at(struct thread *t, const char *file, u32 line) {
    const struct insn *pc = t->pc;
    for (struct frame *f = t->fp; f; f = frame_caller(f)) {
        if (is_application(f->method->holder) && (!line || has_lines(f->method)))
            return is_place(f->method, line_of(f->method, pc), file, line);
        if (frame_caller(f)) pc = frame_caller(f)->pc;
    }
    return false;
}

void thread_location_look(struct thread_location *location, struct thread *t) {
    const struct insn *pc = t->pc;
    location->count = 0;
    for (struct frame *f = t->fp; f && location->count < THREAD_LOCATION_MOST_FRAMES; f = frame_caller(f)) {
        location->methods[location->count] = f->method;
        location->lines[location->count++] = line_of(f->method, pc);
        if (frame_caller(f)) pc = frame_caller(f)->pc;
    }
}

bool thread_location_within(const struct thread_location *location, const char *file, u32 line) {
    for (u32 i = 0; i < location->count; i++)
        if (is_place(location->methods[i], location->lines[i], file, line)) return true;
    return false;
}
