#include "program/synth/synth_lambda.h"

#include <string.h>

#include "classfile/descriptor_walk.h"
#include "program/class.h"
#include "program/synth/adapt.h"
#include "program/synth/boxes.h"

enum { MAJOR = 52 }; /* its code has no branches and needs no stack maps */

struct job {
    const struct synth_lambda *lambda;
    struct arena *arena;
    struct writer *writer;
    struct diag *diag;
    struct signature site, target, instantiated;
};

static const char *capture_name(const struct job *job, u32 i) { return arena_printf(job->arena, "arg$%u", i + 1); }

static bool listed_before(const char *const *names, u32 count, const char *name) {
    for (u32 i = 0; i < count; i++)
        if (strcmp(names[i], name) == 0) return true;
    return false;
}

static void write_interfaces(const struct job *job) {
    const struct synth_lambda *lambda = job->lambda;
    const char *functional = type_class_name(job->arena, job->site.result);
    const char *serializable = "java/io/Serializable";
    bool has_serializable = strcmp(functional, serializable) == 0;
    writer_interface(job->writer, functional);
    for (u32 i = 0; i < lambda->marker_count; i++) {
        const char *marker = lambda->markers[i];
        if (strcmp(marker, functional) == 0 || listed_before(lambda->markers, i, marker)) continue;
        writer_interface(job->writer, marker);
        has_serializable |= strcmp(marker, serializable) == 0;
    }
    if (lambda->serializable && !has_serializable) writer_interface(job->writer, serializable);
}

/* "(captured types)V" */
static const char *constructor_descriptor(const struct job *job) {
    const char *close = descriptor_close(job->lambda->site);
    return arena_printf(job->arena, "%.*sV", (int)(close + 1 - job->lambda->site), job->lambda->site);
}

static void write_constructor(const struct job *job) {
    struct emitter *emitter = writer_method(job->writer, ACC_PRIVATE, "<init>", constructor_descriptor(job));
    emit_load(emitter, "L", 0);
    emit_invoke(emitter, BC_invokespecial, "java/lang/Object", "<init>", "()V", false);
    u32 local = 1;
    for (u32 i = 0; i < job->site.count; i++) {
        const char *type = job->site.parameters[i];
        emit_load(emitter, "L", 0);
        emit_load(emitter, type, local);
        emit_field(emitter, BC_putfield, job->lambda->class_name, capture_name(job, i), type);
        local += type_slots(type);
    }
    emit_return(emitter, "V");
}

static void write_factory(const struct job *job) {
    struct emitter *emitter = writer_method(job->writer, ACC_PUBLIC | ACC_STATIC, "make", job->lambda->site);
    emit_type(emitter, BC_new, job->lambda->class_name);
    emit_op(emitter, BC_dup);
    u32 local = 0;
    for (u32 i = 0; i < job->site.count; i++) {
        emit_load(emitter, job->site.parameters[i], local);
        local += type_slots(job->site.parameters[i]);
    }
    emit_invoke(emitter, BC_invokespecial, job->lambda->class_name, "<init>", constructor_descriptor(job), false);
    emit_return(emitter, "L");
}

/* Captured references are passed as they are: the compiler has seen to their types. */
static int push_captures(const struct job *job, struct adapt *adapt) {
    for (u32 i = 0; i < job->site.count; i++) {
        const char *type = job->site.parameters[i], *wanted = job->target.parameters[i];
        emit_load(adapt->emitter, "L", 0);
        emit_field(adapt->emitter, BC_getfield, job->lambda->class_name, capture_name(job, i), type);
        if (type_is_reference(type) && type_is_reference(wanted)) continue;
        if (adapt_value(adapt, type, wanted, job->diag)) return -1;
    }
    return 0;
}

/* An argument is first what the call site says it is, whatever the target goes on to make of it. */
static int push_argument(const struct job *job, struct adapt *adapt, const char *erased, u32 i, u32 local) {
    const char *type = erased, *instantiated = job->instantiated.parameters[i];
    emit_load(adapt->emitter, type, local);
    if (type_is_reference(type) && type_is_reference(instantiated) && !type_same(type, instantiated)) {
        adapt_cast(adapt, instantiated);
        type = instantiated;
    }
    return adapt_value(adapt, type, job->target.parameters[job->site.count + i], job->diag);
}

/* The interface method under one of its descriptors. */
static int write_method(const struct job *job, const char *descriptor) {
    struct signature erased;
    if (signature_parse(job->arena, descriptor, &erased, job->diag)) return -1;
    if (erased.count != job->instantiated.count || erased.count + job->site.count != job->target.count)
        return diag_set(job->diag, "wrong number of parameters for %.200s", job->lambda->method);
    struct emitter *emitter = writer_method(job->writer, ACC_PUBLIC, job->lambda->method, descriptor);
    struct adapt adapt = {ADAPT_LAMBDA, job->arena, job->lambda->class_name, emitter, 0};
    target_prepare(&job->lambda->target, emitter);
    int status = push_captures(job, &adapt);
    u32 local = 1;
    for (u32 i = 0; i < erased.count && !status; i++) {
        status = push_argument(job, &adapt, erased.parameters[i], i, local);
        local += type_slots(erased.parameters[i]);
    }
    if (status) return -1;
    target_reach(&job->lambda->target, emitter);
    if (adapt_result(&adapt, job->target.result, erased.result, job->diag)) return -1;
    emit_return(emitter, erased.result);
    return 0;
}

static int write_methods(const struct job *job) {
    const struct synth_lambda *lambda = job->lambda;
    if (write_method(job, lambda->erased)) return -1;
    for (u32 i = 0; i < lambda->bridge_count; i++) {
        const char *bridge = lambda->bridges[i];
        if (strcmp(bridge, lambda->erased) == 0 || listed_before(lambda->bridges, i, bridge)) continue;
        if (write_method(job, bridge)) return -1;
    }
    return 0;
}

/* The captured values as an array of objects. */
static void push_capture_array(const struct job *job, struct emitter *emitter) {
    emit_int(emitter, (i32)job->site.count);
    emit_type(emitter, BC_anewarray, "java/lang/Object");
    for (u32 i = 0; i < job->site.count; i++) {
        const char *type = job->site.parameters[i];
        const struct box *box = box_of_type(type);
        emit_op(emitter, BC_dup);
        emit_int(emitter, (i32)i);
        emit_load(emitter, "L", 0);
        emit_field(emitter, BC_getfield, job->lambda->class_name, capture_name(job, i), type);
        if (box) emit_boxing(emitter, box);
        emit_op(emitter, BC_aastore);
    }
}

static void write_replacement(const struct job *job) {
    static const char serialized[] = "java/lang/invoke/SerializedLambda";
    const struct synth_lambda *lambda = job->lambda;
    const struct synth_target *target = &lambda->target;
    bool is_constructor = target->kind == REF_NEW_INVOKE_SPECIAL;
    struct emitter *emitter =
        writer_method(job->writer, ACC_PRIVATE | ACC_FINAL, "writeReplace", "()Ljava/lang/Object;");
    emit_type(emitter, BC_new, serialized);
    emit_op(emitter, BC_dup);
    emit_class(emitter, lambda->caller);
    emit_text(emitter, type_class_name(job->arena, job->site.result));
    emit_text(emitter, lambda->method);
    emit_text(emitter, lambda->erased);
    emit_int(emitter, target->kind);
    emit_text(emitter, target->owner);
    emit_text(emitter, is_constructor ? "<init>" : target->name);
    emit_text(emitter, target->descriptor);
    emit_text(emitter, lambda->instantiated);
    push_capture_array(job, emitter);
    emit_invoke(emitter, BC_invokespecial, serialized, "<init>",
                "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;ILjava/lang/String;"
                "Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;[Ljava/lang/Object;)V",
                false);
    emit_return(emitter, "L");
}

static int read_signatures(struct job *job) {
    const struct synth_lambda *lambda = job->lambda;
    if (signature_parse(job->arena, lambda->site, &job->site, job->diag) ||
        signature_parse(job->arena, lambda->instantiated, &job->instantiated, job->diag) ||
        target_signature(job->arena, &lambda->target, &job->target, job->diag))
        return -1;
    if (*job->site.result != 'L' || job->site.result[1] == '[')
        return diag_set(job->diag, "not an interface: %.200s", job->site.result);
    for (u32 i = 0; i < lambda->marker_count; i++)
        if (lambda->markers[i][0] == '[') return diag_set(job->diag, "not an interface: %.200s", lambda->markers[i]);
    if (lambda->target.kind < REF_INVOKE_VIRTUAL)
        return diag_set(job->diag, "unsupported reference kind %d", lambda->target.kind);
    return 0;
}

int synth_lambda(struct arena *arena, const struct synth_lambda *lambda, struct slice *out, struct diag *diag) {
    struct job job = {.lambda = lambda, .arena = arena, .diag = diag};
    if (read_signatures(&job)) return -1;
    job.writer = writer_new(MAJOR, ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC, lambda->class_name, "java/lang/Object");
    write_interfaces(&job);
    for (u32 i = 0; i < job.site.count; i++)
        writer_field(job.writer, ACC_PRIVATE | ACC_FINAL, capture_name(&job, i), job.site.parameters[i]);
    write_constructor(&job);
    write_factory(&job);
    if (write_methods(&job)) {
        writer_abandon(job.writer);
        return -1;
    }
    if (lambda->serializable) write_replacement(&job);
    return writer_finish(job.writer, arena, out, diag);
}
