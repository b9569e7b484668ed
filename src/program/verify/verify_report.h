/* verify_report.h - why a class is refused, in HotSpot's words.
 *
 * A complaint names the fault and, where types disagree, the two types and where each was found. The type checker's
 * message is followed by the section "Exception Details", inference says only which method it is.
 * Every function here returns false, so that a check can `return verify_reject(...)`; does nothing after a failure.
 */
#ifndef HAVELOCK_PROGRAM_VERIFY_VERIFY_REPORT_H
#define HAVELOCK_PROGRAM_VERIFY_VERIFY_REPORT_H

#include "base/compiler.h"
#include "program/verify/verifier.h"

enum vplace {
    PLACE_NONE, /* no such type */
    PLACE_LOCAL,
    PLACE_STACK,
    PLACE_MAP_LOCAL,
    PLACE_MAP_STACK,
    PLACE_POOL,
    PLACE_SIGNATURE,
    PLACE_IMPLICIT,
    PLACE_FRAME /* no type, only a frame to show */
};

struct vorigin {
    enum vplace place;
    u32 index;
    vtype type;
    const struct vframe *frame; /* NULL: not to be shown */
};

enum vfault {
    FAULT_CODE,
    FAULT_TYPE,
    FAULT_FLAGS,
    FAULT_POOL_INDEX,
    FAULT_LOCAL_INDEX,
    FAULT_LOCALS_SIZE,
    FAULT_STACK_SIZE,
    FAULT_OVERFLOW,
    FAULT_UNDERFLOW,
    FAULT_NO_MAP,
    FAULT_BAD_MAP
};

struct vcomplaint {
    enum vfault fault;
    u32 bci;
    u32 index; /* FAULT_POOL_INDEX, FAULT_LOCAL_INDEX */
    struct vorigin got, want;
};

/* A VerifyError. */
bool verify_reject(struct verifier *v, const struct vcomplaint *complaint, const char *format, ...) PRINTF_LIKE(3, 4);

/* The same for FAULT_CODE at the current instruction. */
bool verify_bad_code(struct verifier *v, const char *format, ...) PRINTF_LIKE(2, 3);

/* The same for FAULT_TYPE at the current instruction. */
bool verify_bad_type(struct verifier *v, struct vorigin got, struct vorigin want, const char *format, ...)
    PRINTF_LIKE(4, 5);

/* A ClassFormatError that names the method. */
bool verify_bad_format(struct verifier *v, const char *format, ...) PRINTF_LIKE(2, 3);

/* The same as inference words it. */
bool verify_bad_tables(struct verifier *v, const char *what);

/* A ClassFormatError about the StackMapTable itself, final. */
bool verify_bad_stackmap(struct verifier *v, const char *what);

static inline struct vorigin origin_none(void) { return (struct vorigin){.place = PLACE_NONE}; }
static inline struct vorigin origin_implicit(vtype t) { return (struct vorigin){.place = PLACE_IMPLICIT, .type = t}; }
static inline struct vorigin origin_pool(u32 index, vtype t) {
    return (struct vorigin){.place = PLACE_POOL, .index = index, .type = t};
}

#endif
