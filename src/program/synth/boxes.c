#include "program/synth/boxes.h"

#include <string.h>

const struct box boxes[BOX_COUNT] = {
    {'Z', false, "java/lang/Boolean", "(Z)Ljava/lang/Boolean;", "booleanValue", "()Z", ""},
    {'B', true, "java/lang/Byte", "(B)Ljava/lang/Byte;", "byteValue", "()B", "SIJFD"},
    {'C', false, "java/lang/Character", "(C)Ljava/lang/Character;", "charValue", "()C", "IJFD"},
    {'S', true, "java/lang/Short", "(S)Ljava/lang/Short;", "shortValue", "()S", "IJFD"},
    {'I', true, "java/lang/Integer", "(I)Ljava/lang/Integer;", "intValue", "()I", "JFD"},
    {'J', true, "java/lang/Long", "(J)Ljava/lang/Long;", "longValue", "()J", "FD"},
    {'F', true, "java/lang/Float", "(F)Ljava/lang/Float;", "floatValue", "()F", "D"},
    {'D', true, "java/lang/Double", "(D)Ljava/lang/Double;", "doubleValue", "()D", ""},
};

const struct box *box_of_type(const char *type) {
    for (u32 i = 0; i < BOX_COUNT; i++)
        if (boxes[i].type == *type) return &boxes[i];
    return NULL;
}

const struct box *box_of_class(const char *class_name) {
    for (u32 i = 0; i < BOX_COUNT; i++)
        if (strcmp(boxes[i].class_name, class_name) == 0) return &boxes[i];
    return NULL;
}

bool box_widens(char from, char to) { return from == to || strchr(box_of_type(&from)->widens_to, to); }

bool box_has_supertype(const struct box *box, const char *class_name) {
    static const char *const of_all[] = {"java/lang/Object", "java/lang/Comparable", "java/io/Serializable",
                                         "java/lang/constant/Constable"};
    for (size_t i = 0; i < sizeof of_all / sizeof *of_all; i++)
        if (strcmp(of_all[i], class_name) == 0) return true;
    if (strcmp(class_name, "java/lang/Number") == 0) return box->is_number;
    return strcmp(class_name, "java/lang/constant/ConstantDesc") == 0 && strchr("IJFD", box->type);
}

void emit_boxing(struct emitter *emitter, const struct box *box) {
    emit_invoke(emitter, BC_invokestatic, box->class_name, "valueOf", box->boxing, false);
}

void emit_unboxing(struct emitter *emitter, const struct box *box) {
    emit_invoke(emitter, BC_invokevirtual, box->class_name, box->unboxing, box->unboxed, false);
}

/* The types computed with: int stands for the smaller ones. */
static char computed(char type) { return strchr("ZBCS", type) ? 'I' : type; }

void emit_widening(struct emitter *emitter, char from, char to) {
    static const struct {
        char from, to;
        u8 opcode;
    } widenings[] = {{'I', 'J', BC_i2l}, {'I', 'F', BC_i2f}, {'I', 'D', BC_i2d},
                     {'J', 'F', BC_l2f}, {'J', 'D', BC_l2d}, {'F', 'D', BC_f2d}};
    for (size_t i = 0; i < sizeof widenings / sizeof *widenings; i++)
        if (widenings[i].from == computed(from) && widenings[i].to == computed(to))
            emit_op(emitter, widenings[i].opcode);
}
