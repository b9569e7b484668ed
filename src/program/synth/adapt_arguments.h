/* adapt_arguments.h - code that converts all arguments of a call.
 *
 * Which of several unfit arguments is complained about depends on the order. Method handles convert
 * references first, from the last argument to the first, then primitives; those in JDK 17 from the
 * first to the last, later also from the last to the first.
 */
#ifndef HAVELOCK_PROGRAM_SYNTH_ADAPT_ARGUMENTS_H
#define HAVELOCK_PROGRAM_SYNTH_ADAPT_ARGUMENTS_H

#include "program/signature.h"
#include "program/synth/adapt.h"

/* Emits code that pushes argument i, of type from->parameters[i]. */
typedef void argument_pusher(const void *context, struct emitter *emitter, u32 i);

enum adapt_order { ADAPT_IN_ORDER, ADAPT_AS_JDK_17, ADAPT_BACKWARDS };

struct adapt_arguments {
    const struct signature *from, *to; /* with equally many parameters */
    u32 first;                         /* arguments before this one are left to the caller */
    u32 free_local;                    /* locals from here on are free */
    enum adapt_order order;
    argument_pusher *push;
    const void *context;
};

/* The order of method handles in that JDK. */
enum adapt_order adapt_order_of_handles(int jdk);

/* Leaves the converted arguments on the stack. */
int adapt_arguments(struct adapt *adapt, const struct adapt_arguments *arguments, struct diag *diag);

#endif
