#include "vm/interp/raise.h"

#include <stdarg.h>

#include "vm/heap/alloc.h"
#include "vm/heap/java_string.h"
#include "vm/interp/backtrace.h"
#include "vm/interp/fatal.h"
#include "vm/state/undo.h"

/* What Throwable's field initialisers would have done. */
static void fill_throwable(struct vm *vm, ref r, ref message, ref cause) {
    struct object *o = object_at(vm, r);
    set32(o, vm->known.Throwable_detailMessage, message);
    set32(o, vm->known.Throwable_cause, cause ? cause : r);
    set32(o, vm->known.Throwable_stackTrace, vm->statics.words[vm->known.Throwable_UNASSIGNED_STACK]);
    set32(o, vm->known.Throwable_suppressed, vm->statics.words[vm->known.Throwable_SUPPRESSED_SENTINEL]);
}

/* What was null is told later, on request (1), except where the frame that met it is not shown (2: told already). */
static void plan_helpful_message(struct thread *t, ref r) {
    bool hidden = !t->native && method_is_hidden(t->fp->method);
    set32(object_at(t->vm, r), t->vm->known.NullPointerException_state, hidden ? 2 : 1);
}

ref make_throwable(struct thread *t, struct class *c, ref message, ref cause) {
    ref r = alloc_object(t, c);
    if (!r) return 0;
    fill_throwable(t->vm, r, message, cause);
    if (c == t->vm->known.NullPointerException) plan_helpful_message(t, r);
    backtrace_fill(t, r);
    return r;
}

int throw_ref(struct thread *t, ref exception) {
    undo_thread(t->vm, t);
    t->h.exception = exception;
    return -1;
}

int throw_object(struct thread *t, struct class *c, ref message, ref cause) {
    ref r = make_throwable(t, c, message, cause);
    return r ? throw_ref(t, r) : throw_memory(t);
}

/* A class that the VM itself needs; without it nothing sensible can be thrown. */
static struct class *error_class(struct thread *t, const char *name) {
    struct link_error ignored = {0};
    struct class *c = program_class_named(t->vm->program, LOADER_BOOT, name, &ignored);
    if (!c) vm_fatal(t->vm, t, "class %s is missing from the JDK image", name);
    return c;
}

static int throw_text(struct thread *t, const char *class_name, const char *text, const char *cause_class,
                      const char *cause_text) {
    struct class *c = error_class(t, class_name);
    if (!c) return -1;
    ref cause = 0, message = text ? java_string_new(t, text) : 0;
    if (cause_class) {
        struct class *of = error_class(t, cause_class);
        if (of) cause = make_throwable(t, of, java_string_new(t, cause_text), 0);
    }
    return throw_object(t, c, message, cause);
}

int throw_new(struct thread *t, const char *class_name, const char *format, ...) {
    char text[2048];
    if (!format) return throw_text(t, class_name, NULL, NULL, NULL);
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    return throw_text(t, class_name, text, NULL, NULL);
}

/* What a program finds missing of the ways to talk to a model checker is not its own mistake. */
static bool is_about_verify(const struct link_error *error) {
    static const char *const names[] = {"havelock.", "havelock/", "gov.nasa.jpf.", "gov/nasa/jpf/"};
    bool is_missing = strcmp(error->throwable, "java/lang/NoSuchMethodError") == 0 ||
                      strcmp(error->throwable, "java/lang/NoSuchFieldError") == 0 ||
                      strcmp(error->throwable, "java/lang/NoClassDefFoundError") == 0;
    for (size_t i = 0; is_missing && i < sizeof names / sizeof *names; i++) {
        const char *at = strstr(error->message, names[i]);
        if (at && (at == error->message || at[-1] == ' ' || at[-1] == '\'')) return true;
    }
    return false;
}

int throw_link(struct thread *t, const struct link_error *error) {
    if (!error->throwable) return throw_new(t, "java/lang/InternalError", "linking failed without a reason");
    if (!error->loader && is_about_verify(error)) {
        vm_fatal(t->vm, t, "not supported: %s", error->message);
        return -1;
    }
    if (error->loader) {
        t->wanted = sym_literal(program_symbols(t->vm->program), error->message);
        t->wanted_by = error->loader;
        return -1;
    }
    return throw_text(t, error->throwable, error->message[0] ? error->message : NULL, error->cause,
                      error->cause_message);
}

/* An error with a trace, made in room beyond the limit that nothing else may use; else the one made in advance. */
static ref memory_error(struct thread *t) {
    enum { RESERVE = 64 << 10 };
    struct vm *vm = t->vm;
    static const char text[] = "Java heap space";
    ref message = java_string_literal(vm, (struct slice){(const u8 *)text, sizeof text - 1});
    vm->heap.limit += RESERVE;
    ref made = vm->booted ? make_throwable(t, vm->known.OutOfMemoryError, message, 0) : 0;
    vm->heap.limit -= RESERVE;
    if (!made && (made = vm->known.out_of_memory)) fill_throwable(vm, made, message, 0);
    return made;
}

int throw_memory(struct thread *t) {
    struct vm *vm = t->vm;
    t->out_of_memory = true;
    ref error = memory_error(t);
    if (error) return throw_ref(t, error);
    vm_fatal(vm, t, "out of memory while booting: raise --max-memory");
    return -1;
}
