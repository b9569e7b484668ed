#include "program/synth/synth_switch.h"

#include "program/class.h"
#include "program/synth/boxes.h"

enum { TARGET = 0, RESTART = 1 };

struct job {
    const struct synth_switch *cases;
    struct arena *arena;
    struct emitter *emitter;
    const char *target;   /* class of the target */
    struct label *starts; /* one for each label, and one for "no match" */
};

static void branch_unless_instance(const struct job *job, const char *class_name, struct label next) {
    emit_load(job->emitter, "L", TARGET);
    emit_type(job->emitter, BC_instanceof, class_name);
    emit_branch(job->emitter, BC_ifeq, next);
}

/* A boxed constant or a string is on the stack. */
static void branch_unless_equal(const struct job *job, struct label next) {
    emit_load(job->emitter, "L", TARGET);
    emit_invoke(job->emitter, BC_invokevirtual, "java/lang/Object", "equals", "(Ljava/lang/Object;)Z", false);
    emit_branch(job->emitter, BC_ifeq, next);
}

static void branch_unless_integer(const struct job *job, i32 value, struct label next) {
    struct emitter *emitter = job->emitter;
    struct label compare = emit_label(emitter), not_number = emit_label(emitter);
    branch_unless_instance(job, "java/lang/Number", not_number);
    emit_load(emitter, "L", TARGET);
    emit_type(emitter, BC_checkcast, "java/lang/Number");
    emit_invoke(emitter, BC_invokevirtual, "java/lang/Number", "intValue", "()I", false);
    emit_branch(emitter, BC_goto, compare);
    emit_bind(emitter, not_number);
    branch_unless_instance(job, "java/lang/Character", next);
    emit_load(emitter, "L", TARGET);
    emit_type(emitter, BC_checkcast, "java/lang/Character");
    emit_invoke(emitter, BC_invokevirtual, "java/lang/Character", "charValue", "()C", false);
    emit_bind(emitter, compare);
    emit_int(emitter, value);
    emit_branch(emitter, BC_if_icmpne, next);
}

static void branch_unless_box(const struct job *job, const struct synth_label *label, struct label next) {
    static const struct {
        const char *type;
        enum cp_tag tag;
    } kinds[] = {[LABEL_BOOLEAN] = {"Z", CP_INTEGER},
                 [LABEL_LONG] = {"J", CP_LONG},
                 [LABEL_FLOAT] = {"F", CP_FLOAT},
                 [LABEL_DOUBLE] = {"D", CP_DOUBLE}};
    emit_number(job->emitter, kinds[label->kind].tag, label->bits);
    emit_boxing(job->emitter, box_of_type(kinds[label->kind].type));
    branch_unless_equal(job, next);
}

static void return_number(const struct job *job, u32 number) {
    emit_int(job->emitter, (i32)number);
    emit_return(job->emitter, "I");
}

/* The field is read only when the target is an instance, so the enum's initialiser has at least begun. Resolution
 * errors mean that the program was compiled against another version: then the label matches nothing. */
static void match_enum(const struct job *job, const char *owner, struct slice name, u32 number, struct label next) {
    struct emitter *emitter = job->emitter;
    struct label missing = emit_label(emitter);
    struct label start = emit_here(emitter);
    branch_unless_instance(job, owner, next);
    emit_load(emitter, "L", TARGET);
    emit_field(emitter, BC_getstatic, owner, arena_printf(job->arena, "%.*s", (int)name.length, (const char *)name.at),
               type_of_class(job->arena, owner));
    emit_branch(emitter, BC_if_acmpne, next);
    struct label end = emit_here(emitter);
    return_number(job, number);
    emit_handler(emitter, start, end, missing, "java/lang/LinkageError");
    emit_bind(emitter, missing);
    emit_op(emitter, BC_pop);
    emit_branch(emitter, BC_goto, next);
}

static void match_label(const struct job *job, u32 number) {
    const struct synth_label *label = &job->cases->labels[number];
    struct label next = job->starts[number + 1];
    switch (label->kind) {
    case LABEL_CLASS: branch_unless_instance(job, label->class_name, next); break;
    case LABEL_STRING:
        if (job->cases->is_enum) {
            match_enum(job, job->target, label->text, number, next);
            return;
        }
        emit_string(job->emitter, label->text);
        branch_unless_equal(job, next);
        break;
    case LABEL_INTEGER: branch_unless_integer(job, (i32)(u32)label->bits, next); break;
    case LABEL_ENUM: match_enum(job, label->class_name, label->text, number, next); return;
    default: branch_unless_box(job, label, next);
    }
    return_number(job, number);
}

static void check_restart(const struct job *job) {
    emit_load(job->emitter, "I", RESTART);
    emit_int(job->emitter, (i32)job->cases->label_count + 1);
    emit_invoke(job->emitter, BC_invokestatic, "java/util/Objects", "checkIndex", "(II)I", false);
    emit_op(job->emitter, BC_pop);
}

/* The jump table checks the restart index on the way; only an index outside it is given to Objects.checkIndex. */
static void write_select(const struct job *job) {
    struct emitter *emitter = job->emitter;
    u32 count = job->cases->label_count;
    struct label outside = emit_label(emitter), not_null = emit_label(emitter);
    for (u32 i = 0; i <= count; i++) job->starts[i] = emit_label(emitter);
    emit_load(emitter, "L", TARGET);
    emit_branch(emitter, BC_ifnonnull, not_null);
    check_restart(job);
    emit_int(emitter, -1);
    emit_return(emitter, "I");
    emit_bind(emitter, not_null);
    emit_load(emitter, "I", RESTART);
    emit_table(emitter, 0, job->starts, count + 1, outside);
    for (u32 i = 0; i < count; i++) {
        emit_bind(emitter, job->starts[i]);
        match_label(job, i);
    }
    emit_bind(emitter, outside);
    check_restart(job);
    emit_bind(emitter, job->starts[count]);
    return_number(job, count);
}

static int check_labels(const struct job *job, struct diag *diag) {
    for (u32 i = 0; i < job->cases->label_count; i++) {
        const struct synth_label *label = &job->cases->labels[i];
        bool fits = label->kind <= LABEL_DOUBLE;
        if (job->cases->is_enum) fits = label->kind == LABEL_STRING || label->kind == LABEL_CLASS;
        if (!fits) return diag_set(diag, "label with illegal type found");
    }
    return 0;
}

int synth_switch(struct arena *arena, const struct synth_switch *cases, struct slice *out, struct diag *diag) {
    struct job job = {.cases = cases, .arena = arena};
    struct signature signature;
    if (signature_parse(arena, cases->descriptor, &signature, diag)) return -1;
    if (signature.count != 2 || !type_is_reference(signature.parameters[0]) || *signature.parameters[1] != 'I' ||
        *signature.result != 'I')
        return diag_set(diag, "Illegal invocation type %.200s", cases->descriptor);
    if (check_labels(&job, diag)) return -1;
    job.target = type_class_name(arena, signature.parameters[0]);
    job.starts = arena_alloc(arena, ((size_t)cases->label_count + 1) * sizeof *job.starts);
    struct writer *writer = synth_class(SYNTH_MAJOR, cases->class_name);
    job.emitter = writer_method(writer, ACC_PUBLIC | ACC_STATIC, "select", cases->descriptor);
    write_select(&job);
    return writer_finish(writer, arena, out, diag);
}
