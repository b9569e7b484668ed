/* site.h - an invokedynamic call site linked without running its bootstrap method.
 *
 * The bootstrap methods that compilers use (LambdaMetafactory, StringConcatFactory, ObjectMethods,
 * SwitchBootstraps) are known here: from the constant pool alone they become a class whose static
 * method does what the call site does. Any other bootstrap, and arguments of unusual kinds, are
 * left to the caller, who has to run the bootstrap method.
 */
#ifndef HAVELOCK_PROGRAM_SYNTH_SITE_H
#define HAVELOCK_PROGRAM_SYNTH_SITE_H

#include "base/arena.h"
#include "base/diag.h"
#include "classfile/classfile.h"

enum site_kind { SITE_OTHER, SITE_LAMBDA, SITE_CONCAT, SITE_RECORD, SITE_SWITCH };

struct site {
    enum site_kind kind;    /* SITE_OTHER: nothing below is set */
    const char *method;     /* the static method to call, */
    const char *descriptor; /* which has the call site's descriptor */
    struct slice bytes;     /* the class file */
    bool is_constant;       /* every call may give the same object: a lambda without captures */
};

/* index: an InvokeDynamic constant of cf. class_name: what the new class is called, in the package of cf. jdk: 17, 21,
 * 25. 0, or -1 with diag when the arguments are such that the bootstrap method would throw. */
int site_synthesise(struct arena *arena, const struct classfile *cf, u16 index, const char *class_name, int jdk,
                    struct site *out, struct diag *diag);

#endif
