#include "vm/story.h"

#include "vm/backtrace.h"
#include "vm/java_thread.h"
#include "vm/names.h"

/* ---- names ---- */

static const char *field_name(const struct class *c, bool is_static, u32 offset) {
    for (; c; c = c->super)
        for (u32 i = 0; i < c->field_count; i++)
            if (!(c->fields[i].access & ACC_STATIC) == !is_static && c->fields[i].offset == offset)
                return c->fields[i].name->text;
    return "?";
}

static void place_name(struct vm *vm, const struct pending *p, char *out, size_t size) {
    char name[256];
    if (!p->object) {
        const struct class *c = program_classes(vm->program)[vm->static_owner[p->slot]];
        class_external_name(c, name, sizeof name);
        snprintf(out, size, "%s.%s", name, field_name(c, true, p->slot));
        return;
    }
    const struct class *c = class_of(vm, p->object);
    names_object(vm, p->object, name, sizeof name);
    if (c->is_array) snprintf(out, size, "%s[%u]", name, p->slot);
    else snprintf(out, size, "%s.%s", name, field_name(c, false, p->slot));
}

static void describe(struct vm *vm, const struct pending *p, char *out, size_t size) {
    char name[600];
    switch (p->operation) {
    case OPERATION_BEGIN: snprintf(out, size, "begins"); return;
    case OPERATION_END: snprintf(out, size, p->object ? "ends" : "ends the program"); return;
    case OPERATION_INIT: snprintf(out, size, "initialises a class"); return;
    case OPERATION_LOCK:
        names_object(vm, p->object, name, sizeof name);
        snprintf(out, size, "locks %s", name);
        return;
    case OPERATION_WAIT:
        names_object(vm, p->object, name, sizeof name);
        snprintf(out, size, "wakes up, locks %s again", name);
        return;
    case OPERATION_READ:
    case OPERATION_WRITE:
        place_name(vm, p, name, sizeof name);
        snprintf(out, size, "%s %s", p->operation == OPERATION_READ ? "reads" : "writes", name);
        return;
    case OPERATION_CALL:
        if (p->called) {
            class_external_name(p->called->holder, name, sizeof name);
            snprintf(out, size, "calls %s.%s", name, p->called->name->text);
        } else snprintf(out, size, "calls a method");
    }
}

/* ---- where the application stands ---- */

struct standing {
    const struct method *method; /* the uppermost frame of the application, or NULL */
    const struct method *called; /* what it called, if it is not itself on top */
    u32 offset;
};

static struct standing application_frame(struct thread *t) {
    const struct insn *pc = t->pc;
    const struct method *above = NULL;
    for (struct frame *f = t->fp; f; f = frame_caller(f)) {
        const struct method *m = f->method;
        if (!m->holder->module) return (struct standing){m, above, m->code->offsets[pc - m->code->insns]};
        if (!method_is_hidden(m)) above = m;
        if (frame_caller(f)) pc = frame_caller(f)->pc;
    }
    return (struct standing){NULL, NULL, 0};
}

/* ---- telling ---- */

struct teller {
    struct vm *vm;
    FILE *out;
    u32 thread;             /* who took the last step */
    struct standing within; /* the library call that is being told, if any */
};

static void print_line(struct teller *teller, u32 number, u32 thread, const char *what, const struct standing *at) {
    char name[200], where[1024] = "";
    thread_display_name(teller->vm->threads.items[thread], name, sizeof name);
    if (at->method) backtrace_frame_text(teller->vm, at->method, at->offset, where, sizeof where);
    fprintf(teller->out, "%5u  %-12s %-36s %s\n", number, name, what, where);
}

static void tell_library_call(struct teller *teller, u32 number, u32 thread, const struct standing *at) {
    char what[700], name[300];
    bool same = teller->within.method == at->method && teller->within.offset == at->offset && teller->thread == thread;
    teller->within = *at;
    if (same) return;
    class_external_name(at->called->holder, name, sizeof name);
    snprintf(what, sizeof what, "in %s.%s", name, at->called->name->text);
    print_line(teller, number, thread, what, at);
}

static void tell_step(struct teller *teller, u32 number, u32 thread) {
    struct thread *t = teller->vm->threads.items[thread];
    struct pending p = seam_pending(teller->vm, thread);
    struct standing at = application_frame(t);
    bool own = p.operation == OPERATION_WAIT || p.operation == OPERATION_BEGIN || p.operation == OPERATION_END;
    if (at.method && at.called && !own) {
        tell_library_call(teller, number, thread, &at);
        return;
    }
    teller->within = (struct standing){NULL, NULL, 0};
    if (!at.method && !own) return; /* the JDK's own work at the end of a thread */
    char what[700];
    describe(teller->vm, &p, what, sizeof what);
    print_line(teller, number, thread, what, &at);
}

void story_tell(struct vm *vm, const struct choice *schedule, u32 count, FILE *out) {
    struct teller teller = {.vm = vm, .out = out};
    for (u32 i = 0; i < count; i++) {
        tell_step(&teller, i + 1, schedule[i].thread);
        teller.thread = schedule[i].thread;
        seam_mark(vm);
        seam_step(vm, schedule[i]);
    }
}
