#include "program/synth/synth_record.h"

#include <string.h>

#include "program/class.h"
#include "program/synth/boxes.h"
#include "program/synth/synth_text.h"

enum { FIRST_JDK_WITH_CONCAT_HELPER = 20, ROOM_FOR_COMPONENT = 16, THIS = 0, THAT = 1, SAME = 2 };

/* "value of record.component", of the record in that local. */
static void push_component(const struct synth_record *record, u32 i, u32 local, struct emitter *emitter) {
    emit_load(emitter, "L", local);
    emit_field(emitter, BC_getfield, record->record, record->components[i].name, record->components[i].descriptor);
}

static struct slice slice_of(const char *text) { return (struct slice){(const u8 *)text, strlen(text)}; }

static void write_to_string(struct arena *arena, const struct synth_record *record, struct emitter *emitter) {
    bool helper = record->jdk >= FIRST_JDK_WITH_CONCAT_HELPER;
    const char *class_name = helper ? "java/lang/StringConcatHelper" : "java/util/Objects";
    const char *method = helper ? "stringOf" : "toString";
    text_begin(emitter, (u32)strlen(record->simple_name) + 2 + ROOM_FOR_COMPONENT * record->component_table_count);
    text_append_constant(emitter, slice_of(arena_printf(arena, "%s[", record->simple_name)));
    for (u32 i = 0; i < record->component_table_count; i++) {
        const char *separator = i ? ", " : "";
        text_append_constant(emitter, slice_of(arena_printf(arena, "%s%s=", separator, record->components[i].name)));
        push_component(record, i, THIS, emitter);
        text_append(emitter, record->components[i].descriptor, class_name, method);
    }
    text_append_constant(emitter, slice_of("]"));
    text_end(emitter);
    emit_return(emitter, "L");
}

static void hash_value(struct arena *arena, const char *type, struct emitter *emitter) {
    const struct box *box = box_of_type(type);
    if (box)
        emit_invoke(emitter, BC_invokestatic, box->class_name, "hashCode", arena_printf(arena, "(%c)I", *type), false);
    else emit_invoke(emitter, BC_invokestatic, "java/util/Objects", "hashCode", "(Ljava/lang/Object;)I", false);
}

static void write_hash_code(struct arena *arena, const struct synth_record *record, struct emitter *emitter) {
    emit_int(emitter, 0);
    for (u32 i = 0; i < record->component_table_count; i++) {
        emit_int(emitter, 31);
        emit_op(emitter, BC_imul);
        push_component(record, i, THIS, emitter);
        hash_value(arena, record->components[i].descriptor, emitter);
        emit_op(emitter, BC_iadd);
    }
    emit_return(emitter, "I");
}

/* Two values of the type are on the stack. */
static void branch_if_different(const char *type, struct label different, struct emitter *emitter) {
    switch (*type) {
    case 'J':
        emit_op(emitter, BC_lcmp);
        emit_branch(emitter, BC_ifne, different);
        break;
    case 'F':
        emit_invoke(emitter, BC_invokestatic, "java/lang/Float", "compare", "(FF)I", false);
        emit_branch(emitter, BC_ifne, different);
        break;
    case 'D':
        emit_invoke(emitter, BC_invokestatic, "java/lang/Double", "compare", "(DD)I", false);
        emit_branch(emitter, BC_ifne, different);
        break;
    case 'L':
    case '[':
        emit_invoke(emitter, BC_invokestatic, "java/util/Objects", "equals", "(Ljava/lang/Object;Ljava/lang/Object;)Z",
                    false);
        emit_branch(emitter, BC_ifeq, different);
        break;
    default: emit_branch(emitter, BC_if_icmpne, different);
    }
}

static void write_equals(const struct synth_record *record, struct emitter *emitter) {
    struct label equal = emit_label(emitter), different = emit_label(emitter);
    emit_load(emitter, "L", THIS);
    emit_load(emitter, "L", THAT);
    emit_branch(emitter, BC_if_acmpeq, equal);
    emit_load(emitter, "L", THAT);
    emit_type(emitter, BC_instanceof, record->record);
    emit_branch(emitter, BC_ifeq, different);
    emit_load(emitter, "L", THAT);
    emit_type(emitter, BC_checkcast, record->record);
    emit_store(emitter, "L", SAME);
    for (u32 i = record->component_table_count; i-- > 0;) {
        push_component(record, i, THIS, emitter);
        push_component(record, i, SAME, emitter);
        branch_if_different(record->components[i].descriptor, different, emitter);
    }
    emit_bind(emitter, equal);
    emit_int(emitter, 1);
    emit_return(emitter, "I");
    emit_bind(emitter, different);
    emit_int(emitter, 0);
    emit_return(emitter, "I");
}

int synth_record(struct arena *arena, const struct synth_record *record, struct slice *out, struct diag *diag) {
    static const char *const descriptors[] = {
        [RECORD_TO_STRING] = "(L%s;)Ljava/lang/String;",
        [RECORD_HASH_CODE] = "(L%s;)I",
        [RECORD_EQUALS] = "(L%s;Ljava/lang/Object;)Z",
    };
    for (u32 i = 0; i < record->component_table_count; i++)
        if (!type_is_valid(record->components[i].descriptor))
            return diag_set(diag, "malformed field descriptor %.200s", record->components[i].descriptor);
    struct writer *writer = synth_class(SYNTH_MAJOR, record->class_name);
    struct emitter *emitter = writer_method(writer, ACC_PUBLIC | ACC_STATIC, "apply",
                                            arena_printf(arena, descriptors[record->method], record->record));
    if (record->method == RECORD_TO_STRING) write_to_string(arena, record, emitter);
    else if (record->method == RECORD_HASH_CODE) write_hash_code(arena, record, emitter);
    else write_equals(record, emitter);
    return writer_finish(writer, arena, out, diag);
}
