#include "program/synth/synth_invoke.h"

#include "program/class.h"
#include "program/synth/adapt_arguments.h"
#include "program/synth/boxes.h"
#include "program/synth/synth_text.h"

enum { RECEIVER = 0, ARGUMENTS = 1, COUNT = 2, CAUGHT = 2, FIRST_FREE = 3, FIRST_JDK_ON_HANDLES = 18 };

static const char OBJECT[] = "Ljava/lang/Object;";
static const char ILLEGAL_ARGUMENT[] = "java/lang/IllegalArgumentException";

struct job {
    const struct synth_invoke *invoke;
    struct arena *arena;
    struct emitter *emitter;
    struct signature signature; /* of the target, receiver included */
    u32 first;                  /* number of the first real argument: 1 if there is a receiver */
    bool on_handles;            /* reflection is built on method handles (JEP 416): other texts */
};

static void begin_exception(const struct job *job, const char *class_name) {
    emit_type(job->emitter, BC_new, class_name);
    emit_op(job->emitter, BC_dup);
}

static void throw_exception(const struct job *job, const char *class_name, const char *descriptor) {
    emit_invoke(job->emitter, BC_invokespecial, class_name, "<init>", descriptor, false);
    emit_op(job->emitter, BC_athrow);
}

static void throw_illegal_argument(const struct job *job, const char *message) {
    begin_exception(job, ILLEGAL_ARGUMENT);
    emit_text(job->emitter, message);
    throw_exception(job, ILLEGAL_ARGUMENT, "(Ljava/lang/String;)V");
}

static void refuse(const struct job *job) {
    begin_exception(job, job->invoke->refused_as);
    emit_text(job->emitter, job->invoke->refusal);
    throw_exception(job, job->invoke->refused_as, "(Ljava/lang/String;)V");
}

static void throw_null_pointer(const struct job *job) {
    begin_exception(job, "java/lang/NullPointerException");
    if (!job->on_handles) {
        throw_exception(job, "java/lang/NullPointerException", "()V");
        return;
    }
    emit_text(job->emitter, "Cannot invoke \"Object.getClass()\" because \"o\" is null");
    throw_exception(job, "java/lang/NullPointerException", "(Ljava/lang/String;)V");
}

/* "p.C" of "p/C". */
static struct slice external_name(const struct job *job, const char *class_name) {
    char *name = arena_string(job->arena, class_name);
    size_t length = 0;
    for (; name[length]; length++)
        if (name[length] == '/') name[length] = '.';
    return (struct slice){(const u8 *)name, length};
}

static void append_literal(const struct job *job, const char *text) {
    size_t length = 0;
    while (text[length]) length++;
    text_append_constant(job->emitter, (struct slice){(const u8 *)text, length});
}

static void throw_wrong_receiver(const struct job *job) {
    if (!job->on_handles) {
        throw_illegal_argument(job, "object is not an instance of declaring class");
        return;
    }
    begin_exception(job, ILLEGAL_ARGUMENT);
    text_begin(job->emitter, 64);
    append_literal(job, "object of type ");
    emit_load(job->emitter, OBJECT, RECEIVER);
    emit_invoke(job->emitter, BC_invokevirtual, "java/lang/Object", "getClass", "()Ljava/lang/Class;", false);
    emit_invoke(job->emitter, BC_invokevirtual, "java/lang/Class", "getName", "()Ljava/lang/String;", false);
    text_append(job->emitter, "Ljava/lang/String;", NULL, NULL);
    append_literal(job, " is not an instance of ");
    text_append_constant(job->emitter, external_name(job, job->invoke->target.owner));
    text_end(job->emitter);
    throw_exception(job, ILLEGAL_ARGUMENT, "(Ljava/lang/String;)V");
}

static void check_receiver(const struct job *job) {
    struct emitter *emitter = job->emitter;
    struct label not_null = emit_label(emitter), fits = emit_label(emitter);
    emit_load(emitter, OBJECT, RECEIVER);
    emit_branch(emitter, BC_ifnonnull, not_null);
    throw_null_pointer(job);
    emit_bind(emitter, not_null);
    emit_load(emitter, OBJECT, RECEIVER);
    emit_type(emitter, BC_instanceof, job->invoke->target.owner);
    emit_branch(emitter, BC_ifne, fits);
    throw_wrong_receiver(job);
    emit_bind(emitter, fits);
}

static void throw_wrong_count(const struct job *job, u32 expected) {
    if (!job->on_handles) {
        throw_illegal_argument(job, "wrong number of arguments");
        return;
    }
    begin_exception(job, ILLEGAL_ARGUMENT);
    text_begin(job->emitter, 48);
    append_literal(job, "wrong number of arguments: ");
    emit_load(job->emitter, "I", COUNT);
    text_append(job->emitter, "I", NULL, NULL);
    append_literal(job, arena_printf(job->arena, " expected: %u", expected));
    text_end(job->emitter);
    throw_exception(job, ILLEGAL_ARGUMENT, "(Ljava/lang/String;)V");
}

/* No array at all counts as an empty one. */
static void check_count(const struct job *job) {
    struct emitter *emitter = job->emitter;
    u32 expected = job->signature.count - job->first;
    struct label counted = emit_label(emitter), fits = emit_label(emitter);
    emit_int(emitter, 0);
    emit_store(emitter, "I", COUNT);
    emit_load(emitter, OBJECT, ARGUMENTS);
    emit_branch(emitter, BC_ifnull, counted);
    emit_load(emitter, OBJECT, ARGUMENTS);
    emit_op(emitter, BC_arraylength);
    emit_store(emitter, "I", COUNT);
    emit_bind(emitter, counted);
    emit_load(emitter, "I", COUNT);
    emit_int(emitter, (i32)expected);
    emit_branch(emitter, BC_if_icmpeq, fits);
    throw_wrong_count(job, expected);
    emit_bind(emitter, fits);
}

static void read_argument(const void *context, struct emitter *emitter, u32 i) {
    const struct job *job = context;
    emit_load(emitter, OBJECT, ARGUMENTS);
    emit_int(emitter, (i32)(i - job->first));
    emit_op(emitter, BC_aaload);
}

static void take_argument(const void *context, struct emitter *emitter, u32 i) {
    const struct job *job = context;
    emit_load(emitter, OBJECT, FIRST_FREE + i - job->first);
}

/* In whatever order handles convert them, they are read one after the other: another thread may write. */
static u32 read_arguments(const struct job *job) {
    u32 count = job->on_handles ? job->signature.count - job->first : 0;
    for (u32 i = 0; i < count; i++) {
        read_argument(job, job->emitter, job->first + i);
        emit_store(job->emitter, OBJECT, FIRST_FREE + i);
    }
    return count;
}

static int push_arguments(const struct job *job, struct adapt *adapt, struct diag *diag) {
    struct signature objects = job->signature;
    objects.parameters = arena_alloc(job->arena, objects.count * sizeof *objects.parameters);
    for (u32 i = 0; i < objects.count; i++) objects.parameters[i] = OBJECT;
    enum adapt_order order = job->on_handles ? adapt_order_of_handles(job->invoke->jdk) : ADAPT_IN_ORDER;
    u32 taken = read_arguments(job);
    struct adapt_arguments arguments = {
        &objects, &job->signature, job->first, FIRST_FREE + taken, order, taken ? take_argument : read_argument, job};
    return adapt_arguments(adapt, &arguments, diag);
}

static void handle_mismatch(const struct job *job) {
    if (!job->on_handles || job->invoke->target.kind != REF_NEW_INVOKE_SPECIAL) {
        emit_op(job->emitter, BC_pop);
        throw_illegal_argument(job, "argument type mismatch");
        return;
    }
    emit_store(job->emitter, OBJECT, CAUGHT);
    begin_exception(job, ILLEGAL_ARGUMENT);
    emit_text(job->emitter, "argument type mismatch");
    emit_load(job->emitter, OBJECT, CAUGHT);
    throw_exception(job, ILLEGAL_ARGUMENT, "(Ljava/lang/String;Ljava/lang/Throwable;)V");
}

static void handle_null(const struct job *job) {
    if (!job->on_handles) {
        emit_op(job->emitter, BC_pop);
        begin_exception(job, ILLEGAL_ARGUMENT);
        throw_exception(job, ILLEGAL_ARGUMENT, "()V");
        return;
    }
    emit_store(job->emitter, OBJECT, CAUGHT);
    begin_exception(job, ILLEGAL_ARGUMENT);
    emit_load(job->emitter, OBJECT, CAUGHT);
    throw_exception(job, ILLEGAL_ARGUMENT, "(Ljava/lang/Throwable;)V");
}

static void handle_thrown(const struct job *job) {
    static const char wrapper[] = "java/lang/reflect/InvocationTargetException";
    emit_store(job->emitter, OBJECT, CAUGHT);
    begin_exception(job, wrapper);
    emit_load(job->emitter, OBJECT, CAUGHT);
    throw_exception(job, wrapper, "(Ljava/lang/Throwable;)V");
}

static void write_handler(const struct job *job, struct label start, struct label end, const char *class_name,
                          void (*handle)(const struct job *)) {
    struct label target = emit_label(job->emitter);
    emit_handler(job->emitter, start, end, target, class_name);
    emit_bind(job->emitter, target);
    handle(job);
}

/* An object is made, or is there, and will be the result. */
static void prepare(const struct job *job) {
    if (!job->invoke->on_receiver) {
        target_prepare(&job->invoke->target, job->emitter);
        return;
    }
    emit_load(job->emitter, OBJECT, RECEIVER);
    emit_op(job->emitter, BC_dup);
}

static int write_invoke(const struct job *job, struct adapt *adapt, struct diag *diag) {
    struct emitter *emitter = job->emitter;
    bool checked = !job->invoke->unchecked;
    if (job->first && checked) check_receiver(job);
    if (checked) check_count(job);
    prepare(job);
    if (job->first) {
        emit_load(emitter, OBJECT, RECEIVER);
        adapt_cast(adapt, job->signature.parameters[0]);
    }
    struct label conversions = emit_here(emitter);
    if (push_arguments(job, adapt, diag)) return -1;
    struct label call = emit_here(emitter);
    if (job->invoke->refusal) refuse(job);
    else target_reach(&job->invoke->target, emitter);
    struct label done = emit_here(emitter);
    if (!job->invoke->refusal) {
        if (adapt_result(adapt, job->signature.result, OBJECT, diag)) return -1;
        emit_return(emitter, OBJECT);
    }
    if (!checked) return 0;
    if (job->signature.count > job->first) {
        write_handler(job, conversions, call, "java/lang/ClassCastException", handle_mismatch);
        write_handler(job, conversions, call, "java/lang/NullPointerException", handle_null);
    }
    write_handler(job, call, done, "java/lang/Throwable", handle_thrown);
    return 0;
}

int synth_invoke(struct arena *arena, const struct synth_invoke *invoke, struct slice *out, struct diag *diag) {
    struct job job = {.invoke = invoke, .arena = arena, .on_handles = invoke->jdk >= FIRST_JDK_ON_HANDLES};
    if (invoke->target.kind < REF_INVOKE_VIRTUAL)
        return diag_set(diag, "not a method or constructor: reference kind %d", invoke->target.kind);
    if (target_signature(arena, &invoke->target, &job.signature, diag)) return -1;
    job.first = target_has_receiver(&invoke->target) ? 1 : 0;
    struct writer *writer = synth_class(target_major(&invoke->target), invoke->class_name);
    job.emitter = writer_method(writer, ACC_PUBLIC | ACC_STATIC, "invoke",
                                "(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;");
    struct adapt adapt = {ADAPT_AS_TYPE, arena, invoke->class_name, job.emitter, 0};
    if (write_invoke(&job, &adapt, diag)) {
        writer_abandon(writer);
        return -1;
    }
    adapt_write_helpers(&adapt, writer);
    return writer_finish(writer, arena, out, diag);
}
