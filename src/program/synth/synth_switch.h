/* synth_switch.h - pattern switches.
 *
 * Written from what SwitchBootstraps.typeSwitch and enumSwitch are given. The class has one public
 * static method `select` with the call site's descriptor, (target, int restart) -> int: -1 for a
 * null target, else the number of the first label from restart on that the target matches, else
 * the number of labels. A restart out of range throws IndexOutOfBoundsException.
 */
#ifndef HAVELOCK_PROGRAM_SYNTH_SYNTH_SWITCH_H
#define HAVELOCK_PROGRAM_SYNTH_SYNTH_SWITCH_H

#include "program/synth/synth_target.h"

enum label_kind {
    LABEL_CLASS,   /* the target is an instance of class_name */
    LABEL_STRING,  /* equals text; in an enum switch: the target's enum constant of that name */
    LABEL_INTEGER, /* a Number with that intValue, or that Character */
    LABEL_ENUM,    /* the constant `text` of the enum class_name; what does not exist matches nothing */
    LABEL_BOOLEAN, /* the others equal the boxed bits */
    LABEL_LONG,
    LABEL_FLOAT,
    LABEL_DOUBLE
};

struct synth_label {
    enum label_kind kind;
    const char *class_name;
    struct slice text;
    u64 bits;
};

struct synth_switch {
    const char *class_name;
    const char *descriptor; /* "(Lp/Target;I)I" */
    bool is_enum;           /* enumSwitch */
    u32 label_count;
    const struct synth_label *labels;
};

/* -1 with diag where the bootstrap throws IllegalArgumentException. */
int synth_switch(struct arena *arena, const struct synth_switch *cases, struct slice *out, struct diag *diag);

#endif
