/* boxes.h - the eight primitive types, their boxes, and code that goes between them. */
#ifndef HAVELOCK_PROGRAM_SYNTH_BOXES_H
#define HAVELOCK_PROGRAM_SYNTH_BOXES_H

#include "classfile/emit.h"

struct box {
    char type; /* Z B C S I J F D */
    bool is_number;
    const char *class_name; /* "java/lang/Integer" */
    const char *boxing;     /* descriptor of valueOf */
    const char *unboxing;   /* "intValue" */
    const char *unboxed;    /* its descriptor */
    const char *widens_to;  /* types that JLS 5.1.2 widens it to, itself excluded */
};

enum { BOX_COUNT = 8 };

extern const struct box boxes[BOX_COUNT];

const struct box *box_of_type(const char *type);        /* NULL: not a primitive type */
const struct box *box_of_class(const char *class_name); /* NULL: not the class of a box */

/* Identity or a widening primitive conversion. */
bool box_widens(char from, char to);

/* Is the class a supertype of the box's class that the JDK documents: Object, Number, Comparable, Serializable,
 * Constable, ConstantDesc? */
bool box_has_supertype(const struct box *box, const char *class_name);

void emit_boxing(struct emitter *emitter, const struct box *box);
void emit_unboxing(struct emitter *emitter, const struct box *box); /* the box's class is on the stack */
void emit_widening(struct emitter *emitter, char from, char to);

#endif
