#include "vm/interp/init.h"

#include <assert.h>
#include <stdlib.h>

#include "program/link/prepare.h"
#include "program/link/resolve.h"
#include "vm/explore/observe.h"
#include "vm/heap/java_string.h"
#include "vm/interp/call.h"
#include "vm/interp/handler.h"
#include "vm/interp/raise.h"
#include "vm/interp/thread_object.h"
#include "vm/interp/thread_stack.h"
#include "vm/link/java_names.h"
#include "vm/listen/listen.h"

enum { WORD_STATUS, WORD_OWNER, WORD_ERROR };

static u32 *record_of(struct vm *vm, const struct class *c) { return &vm->statics.words[c->statics_start]; }

/* ---- preparation: what statics hold before any initialiser has run ---- */

static void prepare_constant(struct vm *vm, struct class *c, const struct field *f) {
    const struct cp_entry *e = &c->cf->cp[f->cf->constant_value];
    switch (e->tag) {
    case CP_INTEGER:
    case CP_FLOAT: vm->statics.words[f->offset] = (u32)e->bits; break;
    case CP_LONG:
    case CP_DOUBLE: memcpy(&vm->statics.words[f->offset], &e->bits, 8); break;
    case CP_STRING:
        vm->statics.words[f->offset] = java_string_literal(vm, cp_name(c->cf, f->cf->constant_value));
        break;
    default: break;
    }
}

static void prepare_class(struct vm *vm, struct class *c) {
    for (u32 i = 0; i < c->statics_words; i++) vm->statics.owner[c->statics_start + i] = c->id;
    if (!c->cf) {
        record_of(vm, c)[WORD_STATUS] = INIT_STATUS_DONE;
        return;
    }
    if (c->is_trivial && c->verified) record_of(vm, c)[WORD_STATUS] = INIT_STATUS_DONE;
    for (u32 i = 0; i < c->field_count; i++) {
        const struct field *f = &c->fields[i];
        if ((f->access & ACC_STATIC) && f->cf->constant_value) prepare_constant(vm, c, f);
    }
}

void init_prepare_statics(struct vm *vm) {
    u32 count = program_arrival_count(vm->program);
    for (u32 i = vm->statics.ready; i < count; i++) {
        struct class *c = program_arrivals(vm->program)[i];
        prepare_class(vm, c);
        memcpy(&vm->statics.base[c->statics_start], record_of(vm, c), c->statics_words * sizeof(u32));
    }
    vm->statics.ready = count;
}

/* ---- the request ---- */

static int throw_failed_before(struct thread *t, struct class *c) {
    char name[512], text[600];
    class_external_name(c, name, sizeof name);
    snprintf(text, sizeof text, "Could not initialize class %s", name);
    struct class *error = t->vm->known.NoClassDefFoundError;
    return throw_object(t, error, java_string_new(t, text), record_of(t->vm, c)[WORD_ERROR]);
}

/* JDK classes whose initialisers need each other: HotSpot has run the other one while it booted. */
static struct class *other_first(struct thread *t, const struct class *c) {
    struct link_error ignored = {0};
    if (!c->module || strcmp(c->name->text, "jdk/internal/constant/PrimitiveClassDescImpl") != 0) return NULL;
    struct class *other =
        program_class_named(t->vm->program, LOADER_BOOT, "java/lang/constant/ConstantDescs", &ignored);
    if (!other) return NULL;
    init_prepare_statics(t->vm);
    return record_of(t->vm, other)[WORD_STATUS] == INIT_STATUS_NONE ? other : NULL;
}

enum init_result init_ensure(struct thread *t, struct class *c) {
    struct vm *vm = t->vm;
    if (vm->statics.ready <= c->arrival) init_prepare_statics(vm);
    u32 *record = record_of(vm, c);
    if (record[WORD_STATUS] == INIT_STATUS_DONE) {
        OBSERVE_INITIALISED(c);
        return INIT_READY;
    }
    if (record[WORD_STATUS] == INIT_STATUS_RUNNING && record[WORD_OWNER] == t->id + 1) return INIT_RUNNING;
    if (record[WORD_STATUS] == INIT_STATUS_FAILED) {
        OBSERVE_INITIALISED(c);
        throw_failed_before(t, c);
        return INIT_THROWN;
    }
    struct class *other = other_first(t, c);
    if (stack_push(t, vm->known.init_stub, t->sp, FRAME_RETRY | FRAME_INIT) < 0) return INIT_THROWN;
    t->fp->extra = other ? other->id : c->id;
    return INIT_PUSHED;
}

/* ---- the stub's instructions ---- */

static struct class *initialised_here(struct thread *t, struct frame *fp) { return t->classes[fp->extra]; }

/* Returns from the stub without going through <clinit>. */
static void leave_stub(struct thread *t) {
    struct frame *f = t->fp;
    t->sp = frame_locals(f);
    t->fp = frame_caller(f);
    t->pc = t->fp->pc;
    if (t->vm->explore.observed && t->fp->depth < t->saved_depth) undo_save_frame(t, t->fp);
}

static void set_status(struct vm *vm, struct class *c, u32 status, u32 owner, ref error) {
    undo_statics(vm, c);
    u32 *record = record_of(vm, c);
    record[WORD_STATUS] = status;
    record[WORD_OWNER] = owner;
    record[WORD_ERROR] = error;
}

static int verify(struct thread *t, struct class *c) {
    if (c->verified) return 0;
    struct link_error error = {0};
    if (prepare_to_run(t->vm->program, c, &error) < 0) return throw_link(t, &error);
    return 0;
}

/* Waits while another thread initialises the class; else claims it. A class that does not verify is not claimed:
 * the error comes again at every attempt, and the stub must not mark it failed. */
HANDLER(INITBEGIN) {
    struct class *c = initialised_here(t, fp);
    u32 *record = record_of(t->vm, c);
    if (t->vm->explore.observed && !c->module) OBSERVE_VISIBLE(); /* the JDK's own initialisers are not choices */
    SYNC();
    if (record[WORD_STATUS] == INIT_STATUS_RUNNING && record[WORD_OWNER] != t->id + 1) {
        undo_thread(t->vm, t);
        t->h.state = THREAD_INIT;
        t->h.blocker = c->id;
        LEAVE(STOP_BLOCKED);
    }
    if (record[WORD_STATUS] != INIT_STATUS_NONE) {
        if (record[WORD_STATUS] == INIT_STATUS_FAILED) {
            fp->flags &= (u16)~FRAME_INIT;
            throw_failed_before(t, c);
            UNWIND();
        }
        leave_stub(t);
        RESUME();
    }
    if (verify(t, c) < 0) {
        if (!t->wanted) fp->flags &= (u16)~FRAME_INIT;
        if (t->stop) return;
        UNWIND();
    }
    set_status(t->vm, c, INIT_STATUS_RUNNING, t->id + 1, 0);
    NEXT();
}

static bool needs_initialisation(const struct thread *t, const struct class *c) {
    const u32 *record = record_of(t->vm, c);
    if (record[WORD_STATUS] == INIT_STATUS_RUNNING && record[WORD_OWNER] == t->id + 1) return false;
    return record[WORD_STATUS] != INIT_STATUS_DONE;
}

/* Of c's superinterfaces, the first with default methods that is not initialised yet; NULL: none. */
static struct class *next_interface(struct thread *t, const struct class *c) {
    for (u32 i = 0; i < c->all_interface_count; i++) {
        struct class *s = c->all_interfaces[i];
        if (s != c && s->declares_defaults && needs_initialisation(t, s)) return s;
    }
    return NULL;
}

/* The superclass comes first, then superinterfaces with default methods, each after its own superinterfaces. */
static struct class *next_to_initialise(struct thread *t, struct class *c) {
    init_prepare_statics(t->vm);
    if (c->is_interface) return NULL;
    if (c->super && needs_initialisation(t, c->super)) return c->super;
    struct class *first = next_interface(t, c);
    for (struct class *above = first; above; above = next_interface(t, above)) first = above;
    return first;
}

HANDLER(INITSUPERS) {
    SYNC();
    struct class *s = next_to_initialise(t, initialised_here(t, fp));
    if (!s) NEXT();
    switch (init_ensure(t, s)) {
    case INIT_THROWN: UNWIND();
    case INIT_PUSHED: RESUME();
    default: NEXT();
    }
}

HANDLER(INITRUN) {
    struct class *c = initialised_here(t, fp);
    if (!c->has_clinit) NEXT();
    SYNC();
    struct method *m = find_method(c, "<clinit>", "()V");
    if ((!m->code && call_prepare(t, m) < 0) || stack_push(t, m, t->sp, 0) < 0) {
        if (t->stop) return;
        UNWIND();
    }
    RESUME();
}

HANDLER(INITDONE) {
    SYNC();
    set_status(t->vm, initialised_here(t, fp), INIT_STATUS_DONE, 0, 0);
    if (t->vm->listener) listen_initialised(t, initialised_here(t, fp));
    leave_stub(t);
    RESUME();
}

/* ---- failure ---- */

/* Later attempts are told what happened, as a cause: the text names the first exception and its thread. */
static ref describe_for_later(struct thread *t, ref exception) {
    struct vm *vm = t->vm;
    char name[300], text[1200], thread_name[128];
    class_external_name(class_of(vm, exception), name, sizeof name);
    thread_java_name(t, thread_name, sizeof thread_name);
    ref message = get32(object_at(vm, exception), vm->known.Throwable_detailMessage);
    char *utf8 = message ? java_string_utf8(vm, message) : NULL;
    if (utf8) snprintf(text, sizeof text, "Exception %s: %.600s [in thread \"%s\"]", name, utf8, thread_name);
    else snprintf(text, sizeof text, "Exception %s [in thread \"%s\"]", name, thread_name);
    free(utf8);
    ref later = make_throwable(t, vm->known.ExceptionInInitializerError, java_string_new(t, text), 0);
    if (later) {
        struct object *from = object_at(vm, exception), *to = object_at(vm, later);
        set32(to, vm->known.Throwable_backtrace, get32(from, vm->known.Throwable_backtrace));
        set32(to, vm->known.Throwable_depth, get32(from, vm->known.Throwable_depth));
        set32(to, vm->known.Throwable_cause, 0);
    }
    return later;
}

ref init_failed(struct thread *t, struct class *c, ref exception) {
    struct vm *vm = t->vm;
    assert(exception);
    ref later = describe_for_later(t, exception);
    if (!class_is_subclass(class_of(vm, exception), vm->known.Error)) {
        ref wrapped = make_throwable(t, vm->known.ExceptionInInitializerError, 0, exception);
        if (wrapped) exception = wrapped;
    }
    set_status(vm, c, INIT_STATUS_FAILED, 0, later);
    return exception;
}
