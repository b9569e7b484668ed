/* synth_concat.h - string concatenation by invokedynamic.
 *
 * Written from what StringConcatFactory.makeConcatWithConstants and makeConcat are given. The class
 * has one public static method `concat` with the call site's descriptor. Every argument is turned
 * into text once, in order.
 */
#ifndef HAVELOCK_PROGRAM_SYNTH_SYNTH_CONCAT_H
#define HAVELOCK_PROGRAM_SYNTH_SYNTH_CONCAT_H

#include "classfile/classfile.h"
#include "program/synth/synth_target.h"

/* A loadable constant of the call site. */
struct synth_constant {
    enum cp_tag tag;   /* STRING, INTEGER, FLOAT, LONG, DOUBLE, CLASS, METHOD_TYPE */
    struct slice text; /* STRING: the text; CLASS, METHOD_TYPE: name, descriptor */
    u64 bits;          /* numbers, as in cp_entry */
};

struct synth_concat {
    const char *class_name;
    const char *descriptor;
    bool has_recipe;     /* else: all arguments, as makeConcat does */
    struct slice recipe; /* \1 stands for the next argument, \2 for the next constant */
    u32 constant_count;
    const struct synth_constant *constants;
};

/* -1 with diag where StringConcatFactory throws StringConcatException. */
int synth_concat(struct arena *arena, const struct synth_concat *concat, struct slice *out, struct diag *diag);

#endif
