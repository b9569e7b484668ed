/* synth_proxy.h - a direct method handle as seen from one call site.
 *
 * The class has one public static method `call` with the descriptor given, which converts its
 * arguments to what the target takes, reaches the target, and converts the result, all as
 * MethodHandle.asType says.
 */
#ifndef HAVELOCK_PROGRAM_SYNTH_PROXY_H
#define HAVELOCK_PROGRAM_SYNTH_PROXY_H

#include "program/synth/synth_target.h"

struct synth_proxy {
    const char *class_name;
    const char *descriptor; /* of `call`: a receiver, if the target has one, comes first */
    struct synth_target target;
    int jdk; /* 17, 21, 25: decides which of several unfit arguments is complained about */
};

/* -1 with diag where asType throws WrongMethodTypeException. */
int synth_proxy(struct arena *arena, const struct synth_proxy *proxy, struct slice *out, struct diag *diag);

#endif
