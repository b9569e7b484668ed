/* synth_lambda.h - the class of a lambda expression or method reference.
 *
 * Written from what LambdaMetafactory.metafactory and altMetafactory are given. The class has a
 * private final field for each captured value (arg$1, arg$2, ...), a private constructor, a public
 * static factory `make` with the call site's descriptor, and the interface method with its bridges.
 * A lambda that captures nothing may share one instance: the VM calls `make` once. A serializable one
 * also has writeReplace, which gives a SerializedLambda.
 */
#ifndef HAVELOCK_PROGRAM_SYNTH_SYNTH_LAMBDA_H
#define HAVELOCK_PROGRAM_SYNTH_SYNTH_LAMBDA_H

#include "program/synth/synth_target.h"

struct synth_lambda {
    const char *class_name;
    const char *site;         /* of the invokedynamic: "(captured types)Lp/Interface;" */
    const char *method;       /* name of the interface method */
    const char *erased;       /* its descriptor as declared */
    const char *instantiated; /* its descriptor as this call site knows it */
    struct synth_target target;
    u32 marker_count, bridge_count;
    const char *const *markers; /* further interfaces */
    const char *const *bridges; /* further descriptors of the method */
    bool serializable;          /* also implements java/io/Serializable */
    const char *caller;         /* then: the class of the call site */
};

/* -1 with diag where LambdaMetafactory throws LambdaConversionException because types do not fit. */
int synth_lambda(struct arena *arena, const struct synth_lambda *lambda, struct slice *out, struct diag *diag);

#endif
