#include "program/synth/synth_concat.h"

#include <string.h>

#include "program/class.h"
#include "program/synth/synth_text.h"

enum { TAG_ARGUMENT = 1, TAG_CONSTANT = 2, ROOM_FOR_ARGUMENT = 12 };

struct job {
    const struct synth_concat *concat;
    struct arena *arena;
    struct emitter *emitter;
    struct signature signature;
    u32 argument, constant, local; /* how many were used up; the next argument's local */
};

static void append_argument(struct job *job) {
    const char *type = job->signature.parameters[job->argument++];
    emit_load(job->emitter, type, job->local);
    text_append(job->emitter, type, NULL, NULL);
    job->local += type_slots(type);
}

static const char *text_of(struct job *job, struct slice text) {
    return arena_printf(job->arena, "%.*s", (int)text.length, (const char *)text.at);
}

static int append_constant(struct job *job, struct diag *diag) {
    const struct synth_constant *constant = &job->concat->constants[job->constant++];
    const char *type = "Ljava/lang/Object;";
    switch (constant->tag) {
    case CP_STRING: text_append_constant(job->emitter, constant->text); return 0;
    case CP_CLASS: emit_class(job->emitter, text_of(job, constant->text)); break;
    case CP_METHOD_TYPE: emit_method_type(job->emitter, text_of(job, constant->text)); break;
    case CP_INTEGER:
    case CP_FLOAT:
    case CP_LONG:
    case CP_DOUBLE:
        emit_number(job->emitter, constant->tag, constant->bits);
        type = constant->tag == CP_INTEGER ? "I"
               : constant->tag == CP_FLOAT ? "F"
               : constant->tag == CP_LONG  ? "J"
                                           : "D";
        break;
    default: return diag_set(diag, "cannot concatenate a constant with tag %d", constant->tag);
    }
    text_append(job->emitter, type, NULL, NULL);
    return 0;
}

static int follow_recipe(struct job *job, struct diag *diag) {
    struct slice recipe = job->concat->recipe;
    size_t literal = 0;
    for (size_t i = 0; i < recipe.length; i++) {
        u8 tag = recipe.at[i];
        if (tag != TAG_ARGUMENT && tag != TAG_CONSTANT) continue;
        text_append_constant(job->emitter, (struct slice){recipe.at + literal, i - literal});
        literal = i + 1;
        if (tag == TAG_ARGUMENT) append_argument(job);
        else if (append_constant(job, diag)) return -1;
    }
    text_append_constant(job->emitter, (struct slice){recipe.at + literal, recipe.length - literal});
    return 0;
}

static u32 count_tags(struct slice recipe, u8 tag) {
    u32 count = 0;
    for (size_t i = 0; i < recipe.length; i++) count += recipe.at[i] == tag;
    return count;
}

static int check_counts(const struct job *job, struct diag *diag) {
    const struct synth_concat *concat = job->concat;
    if (!type_is_reference(job->signature.result))
        return diag_set(diag, "the return type should be compatible with String, but it is %.200s",
                        job->signature.result);
    if (!concat->has_recipe) return 0;
    if (count_tags(concat->recipe, TAG_ARGUMENT) != job->signature.count)
        return diag_set(diag,
                        "mismatched number of concat arguments: recipe wants %u arguments but signature provides %u",
                        count_tags(concat->recipe, TAG_ARGUMENT), job->signature.count);
    if (count_tags(concat->recipe, TAG_CONSTANT) != concat->constant_count)
        return diag_set(diag, "mismatched number of concat constants: recipe wants %u constants but only %u are passed",
                        count_tags(concat->recipe, TAG_CONSTANT), concat->constant_count);
    return 0;
}

static u32 room_for(const struct job *job) {
    size_t room = job->concat->has_recipe ? job->concat->recipe.length : 0;
    for (u32 i = 0; i < job->concat->constant_count; i++) room += job->concat->constants[i].text.length;
    return (u32)room + ROOM_FOR_ARGUMENT * job->signature.count;
}

int synth_concat(struct arena *arena, const struct synth_concat *concat, struct slice *out, struct diag *diag) {
    struct job job = {.concat = concat, .arena = arena};
    if (signature_parse(arena, concat->descriptor, &job.signature, diag) || check_counts(&job, diag)) return -1;
    struct writer *writer = synth_class(SYNTH_MAJOR, concat->class_name);
    job.emitter = writer_method(writer, ACC_PUBLIC | ACC_STATIC, "concat", concat->descriptor);
    text_begin(job.emitter, room_for(&job));
    int status = 0;
    if (concat->has_recipe) status = follow_recipe(&job, diag);
    else
        while (job.argument < job.signature.count) append_argument(&job);
    if (status) {
        writer_abandon(writer);
        return -1;
    }
    text_end(job.emitter);
    emit_return(job.emitter, job.signature.result);
    return writer_finish(writer, arena, out, diag);
}
