#include "vm/interp/backtrace.h"

#include "vm/heap/alloc.h"
#include "vm/link/java_names.h"
#include "vm/state/undo.h"

bool method_is_hidden(const struct method *m) { return (m->flags & METHOD_HIDDEN) || m->holder->is_hidden; }

static u32 offset_of(const struct method *m, const struct insn *pc) {
    if (!m->code || !m->code->offsets) return 0;
    return m->code->offsets[pc - m->code->insns];
}

/* Constructors of the throwable itself and fillInStackTrace do not belong to its trace. */
static bool builds_the_throwable(const struct method *m, const struct class *c, bool *building) {
    if (!*building) return false;
    if (class_is_subclass(c, m->holder) && ((m->flags & METHOD_INIT) || strcmp(m->name->text, "fillInStackTrace") == 0))
        return true;
    *building = false;
    return false;
}

struct collector {
    u32 count;
    u32 pairs[2 * BACKTRACE_MAX];
};

static void collect(struct collector *out, const struct method *m, u32 offset) {
    if (out->count >= BACKTRACE_MAX) return;
    out->pairs[2 * out->count] = m->id;
    out->pairs[2 * out->count + 1] = offset;
    out->count++;
}

/* A frame that a native method pushed before it goes on (it runs a class initialiser, say) has that native method
 * below it, although it has no frame. The class it initialises may also be wanted by the call itself. */
static void collect_native_below(const struct thread *t, const struct frame *f, const struct frame *caller,
                                 struct collector *out) {
    if (caller->pc->op != OP_CALLSTATIC && caller->pc->op != OP_CALLFINAL) return;
    const struct method *m = t->methods[caller->pc->b];
    if (!m->code || !m->code->native || !(m->access & ACC_NATIVE)) return;
    if ((f->flags & FRAME_INIT) && f->extra == m->holder->id) return;
    collect(out, m, OFFSET_NATIVE);
}

/* A thread that waits inside a native method has no frame for it: it stands before the call, which comes again. */
static const struct method *native_in_progress(const struct thread *t) {
    if (t->native) return t->native;
    bool waits = t->h.state == THREAD_WAITING || t->h.state == THREAD_REACQUIRE || t->h.state == THREAD_SLEEPING ||
                 t->h.state == THREAD_PARKED;
    if (!waits || (t->pc->op != OP_CALLSTATIC && t->pc->op != OP_CALLFINAL)) return NULL;
    const struct method *m = t->methods[t->pc->b];
    return m->access & ACC_NATIVE ? m : NULL;
}

static void collect_stack(struct thread *t, const struct class *throwable, struct collector *out) {
    bool building = throwable != NULL;
    const struct insn *pc = t->pc;
    const struct method *native = native_in_progress(t);
    bool part_of_it = native && throwable && builds_the_throwable(native, throwable, &building);
    if (native && !part_of_it) collect(out, native, OFFSET_NATIVE);
    for (struct frame *f = t->fp; f && out->count < BACKTRACE_MAX; f = frame_caller(f)) {
        const struct method *m = f->method;
        u32 offset = offset_of(m, pc);
        struct frame *caller = frame_caller(f);
        if (caller) pc = caller->pc;
        if (throwable && builds_the_throwable(m, throwable, &building)) continue;
        if (m->code && m->code->stands_for) collect(out, m->code->stands_for, OFFSET_NATIVE);
        else if (!method_is_hidden(m)) collect(out, m, offset);
        if (caller && (f->flags & FRAME_RETRY)) collect_native_below(t, f, caller, out);
    }
}

static ref pairs_of(struct thread *t, const struct collector *found) {
    ref array = alloc_array(t, array_class(t->vm, 'I'), 2 * found->count);
    if (array) memcpy(object_at(t->vm, array)->data, found->pairs, found->count * 8);
    return array;
}

ref backtrace_of(struct thread *t, struct thread *of) {
    struct collector found;
    found.count = 0;
    collect_stack(of, NULL, &found);
    return pairs_of(t, &found);
}

void backtrace_fill(struct thread *t, ref throwable) {
    struct vm *vm = t->vm;
    struct collector found;
    found.count = 0;
    collect_stack(t, class_of(vm, throwable), &found);
    ref array = pairs_of(t, &found);
    undo_object(vm, throwable);
    struct object *o = object_at(vm, throwable);
    set32(o, vm->known.Throwable_backtrace, array);
    set32(o, vm->known.Throwable_depth, array ? found.count : 0);
}

/* A method that never ran in this process: its frames came with a stored state. */
static int line_of_unprepared(const struct method *m, u32 offset) {
    struct arena *arena = arena_new();
    struct cf_code code;
    struct diag ignored;
    int line = -1;
    if (m->cf && m->holder->cf && !(m->access & (ACC_NATIVE | ACC_ABSTRACT)) &&
        code_parse(arena, m->holder->cf, m->cf, &code, &ignored) == 0)
        line = code_line(&code, offset);
    arena_free(arena);
    return line;
}

int method_line(const struct method *m, u32 offset) {
    if (!m->code) return line_of_unprepared(m, offset);
    return m->code->count && m->cf ? code_line(&m->code->cf, offset) : -1;
}

void backtrace_frame_text(struct vm *vm, const struct method *m, u32 offset, char *out, size_t size) {
    (void)vm;
    char name[400], place[200];
    const struct class *c = m->holder;
    class_external_name(c, name, sizeof name);
    int line = offset == OFFSET_NATIVE ? -2 : method_line(m, offset);
    const char *file = c->source_file ? c->source_file->text : NULL;
    if (line == -2 || (m->access & ACC_NATIVE)) snprintf(place, sizeof place, "Native Method");
    else if (!file) snprintf(place, sizeof place, "Unknown Source");
    else if (line < 0) snprintf(place, sizeof place, "%.150s", file);
    else snprintf(place, sizeof place, "%.150s:%d", file, line);
    snprintf(out, size, "%s%s%s.%s(%s)", c->module ? c->module->text : "", c->module ? "/" : "", name, m->name->text,
             place);
}

void backtrace_each(struct thread *t, backtrace_visit *visit, void *context) {
    struct collector found;
    found.count = 0;
    if (!t->fp) return;
    collect_stack(t, NULL, &found);
    for (u32 i = 0; i < found.count; i++) visit(context, t->methods[found.pairs[2 * i]], found.pairs[2 * i + 1]);
}

void backtrace_each_of(struct vm *vm, ref throwable, backtrace_visit *visit, void *context) {
    ref array = get32(object_at(vm, throwable), vm->known.Throwable_backtrace);
    if (!array) return;
    const u32 *pairs = words(object_at(vm, array));
    for (u32 i = 0; i + 1 < object_at(vm, array)->length; i += 2)
        visit(context, program_methods(vm->program)[pairs[i]], pairs[i + 1]);
}

struct printer {
    struct vm *vm;
    FILE *out;
};

static void print_frame(void *context, const struct method *m, u32 offset) {
    const struct printer *printer = context;
    char text[1024];
    backtrace_frame_text(printer->vm, m, offset, text, sizeof text);
    fprintf(printer->out, "\tat %s\n", text);
}

void backtrace_print(struct thread *t, FILE *out) { backtrace_each(t, print_frame, &(struct printer){t->vm, out}); }
