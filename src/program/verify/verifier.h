/* verifier.h - the verification of one class, as the files verify_*.c share it.
 *
 * The two ways to verify a method (type checking with a stack map in verify_check.h, inference in verify_infer.h)
 * drive the same instructions (verify_step.h) over the same frames (verify_frame.h). `inference` tells which one is
 * at work where rules or messages differ.
 *
 * The law of failure: a function returns false when the class is refused or a class it needs cannot be had; then
 * `failed` is set and the link_error is filled. The first failure wins: later ones change nothing.
 */
#ifndef HAVELOCK_PROGRAM_VERIFY_VERIFIER_H
#define HAVELOCK_PROGRAM_VERIFY_VERIFIER_H

#include "classfile/bytecode.h"
#include "classfile/code.h"
#include "program/program.h"
#include "program/verify/verify_frame.h"
#include "program/verify/verify_type.h"

/* What is known about a byte of the code; 0: inside an instruction. */
enum code_mark {
    CODE_START = 1,    /* an instruction starts here */
    CODE_NEW = 2,      /* and it is `new` */
    CODE_COVERED = 4,  /* and the range of an exception handler starts here */
    CODE_LEADER = 8,   /* inference: and its frame is kept */
    CODE_WAITING = 16, /* inference: and it is to be visited */
    CODE_SEEN = 32     /* on the way from a handler; see verify_athrow.h */
};

/* The types of a method descriptor, place by place. */
struct vsignature {
    u32 arguments, results; /* places */
    vtype *types;           /* arguments, then results */
    vtype result;           /* as declared: a byte is a byte; V_TOP: void */
};

struct leader;
struct stackmap;

struct verifier {
    struct program *program;
    struct class *class;
    const struct classfile *cf;
    struct link_error *error;
    bool failed;
    bool is_final; /* the failure is an exception of its own: inference gives no second opinion */
    bool inference;

    struct arena *arena; /* as long as the class is verified */
    struct vnames names;
    struct vsignature **signatures;                           /* by cp index of the descriptor's Utf8, NULL so far */
    vtype this_type, super_type, object_type, throwable_type; /* super_type: V_TOP for Object */

    /* The method at hand. */
    struct arena *scratch;
    const struct method *method;
    struct cf_code code;
    u8 *marks;                    /* enum code_mark, one per byte of code */
    vtype return_type;            /* V_TOP: void */
    struct vframe frame;          /* before, then after the current instruction */
    struct stackmap *map;         /* type checking */
    struct leader *newest_leader; /* inference: the one reached last */
    u64 checked_version;          /* type checking: this state of the locals suits the handlers in force */
    u64 work;
};

/* Counts work done; false, with an error, when a method takes absurdly much. */
bool verifier_works(struct verifier *v, u64 amount);

/* The types of the descriptor in Utf8 constant cp_index, remembered; NULL and failed when it is malformed. */
const struct vsignature *verifier_signature(struct verifier *v, u16 cp_index);

/* Names of the member that a reference constant (field, method, invokedynamic, dynamic) names. */
const struct sym *verifier_member_name(struct verifier *v, u32 cp_index);
u16 verifier_descriptor_index(const struct verifier *v, u32 cp_index);
const struct sym *verifier_member_descriptor(struct verifier *v, u32 cp_index);

bool verifier_in_constructor(const struct verifier *v); /* an <init> that must call another one: not Object's */

#endif
