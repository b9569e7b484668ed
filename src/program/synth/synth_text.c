#include "program/synth/synth_text.h"

#include <string.h>

#include "program/signature.h"

static const char BUILDER[] = "java/lang/StringBuilder";

void text_begin(struct emitter *emitter, u32 room) {
    emit_type(emitter, BC_new, BUILDER);
    emit_op(emitter, BC_dup);
    emit_int(emitter, (i32)room);
    emit_invoke(emitter, BC_invokespecial, BUILDER, "<init>", "(I)V", false);
}

static void append(struct emitter *emitter, const char *descriptor) {
    emit_invoke(emitter, BC_invokevirtual, BUILDER, "append", descriptor, false);
}

void text_append(struct emitter *emitter, const char *type, const char *class_name, const char *method) {
    static const struct {
        const char *types, *descriptor;
    } appends[] = {
        {"Z", "(Z)Ljava/lang/StringBuilder;"},   {"C", "(C)Ljava/lang/StringBuilder;"},
        {"BSI", "(I)Ljava/lang/StringBuilder;"}, {"J", "(J)Ljava/lang/StringBuilder;"},
        {"F", "(F)Ljava/lang/StringBuilder;"},   {"D", "(D)Ljava/lang/StringBuilder;"},
    };
    for (size_t i = 0; i < sizeof appends / sizeof *appends; i++)
        if (strchr(appends[i].types, *type)) {
            append(emitter, appends[i].descriptor);
            return;
        }
    if (!type_same(type, "Ljava/lang/String;"))
        emit_invoke(emitter, BC_invokestatic, class_name ? class_name : "java/lang/String", method ? method : "valueOf",
                    "(Ljava/lang/Object;)Ljava/lang/String;", false);
    append(emitter, "(Ljava/lang/String;)Ljava/lang/StringBuilder;");
}

void text_append_constant(struct emitter *emitter, struct slice text) {
    if (!text.length) return;
    emit_string(emitter, text);
    append(emitter, "(Ljava/lang/String;)Ljava/lang/StringBuilder;");
}

void text_end(struct emitter *emitter) {
    emit_invoke(emitter, BC_invokevirtual, BUILDER, "toString", "()Ljava/lang/String;", false);
}
