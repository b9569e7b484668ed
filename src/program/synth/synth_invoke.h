/* synth_invoke.h - a method or constructor called by reflection.
 *
 * The class has one public static method
 *     Object invoke(Object receiver, Object[] arguments)
 * which does what Method.invoke and Constructor.newInstance do after their access checks: checks
 * the receiver and the number of arguments, unboxes and widens the arguments, calls, boxes the
 * result (null for void), and wraps what the target throws, and only that, in
 * InvocationTargetException. Texts and causes are those of the JDK's version.
 *
 * The VM initialises the target's class before the call, so that a failing initialiser is not
 * wrapped, and refuses to instantiate abstract classes.
 */
#ifndef HAVELOCK_PROGRAM_SYNTH_SYNTH_INVOKE_H
#define HAVELOCK_PROGRAM_SYNTH_SYNTH_INVOKE_H

#include "program/synth/synth_target.h"

struct synth_invoke {
    const char *class_name;
    struct synth_target target; /* a method or constructor; owner: the declaring class */
    int jdk;                    /* 17, 21, 25 */
    bool unchecked;             /* only converts and calls: Java code around it checks and wraps */
    const char *refusal;        /* not NULL: the target is not called, it throws `refused_as` with this text */
    const char *refused_as;
    bool on_receiver; /* the constructor does not make an object, it runs on the receiver and returns it */
};

int synth_invoke(struct arena *arena, const struct synth_invoke *invoke, struct slice *out, struct diag *diag);

#endif
