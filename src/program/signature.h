/* signature.h - a method descriptor taken apart into its types.
 *
 * A type is written as in descriptors ("I", "Ljava/lang/String;", "[[J"; "V" only as a result) and
 * NUL-terminated; a class name is in internal form, for arrays the descriptor itself ("[I").
 */
#ifndef HAVELOCK_PROGRAM_SIGNATURE_H
#define HAVELOCK_PROGRAM_SIGNATURE_H

#include "base/arena.h"
#include "base/diag.h"

struct signature {
    u32 count;
    const char **parameters;
    const char *result;
    u32 slots; /* of the parameters; long and double take two */
};

/* Everything lives in the arena. -1 with diag when the descriptor is malformed. */
int signature_parse(struct arena *arena, const char *descriptor, struct signature *out, struct diag *diag);

/* The signature with one more parameter in front. */
struct signature signature_with_receiver(struct arena *arena, const struct signature *signature, const char *type);

bool type_is_valid(const char *type); /* exactly one type, not void */
bool type_is_reference(const char *type);
u32 type_slots(const char *type);
bool type_same(const char *a, const char *b);

/* "Lp/C;" -> "p/C", "[I" -> "[I"; and back. */
const char *type_class_name(struct arena *arena, const char *reference_type);
const char *type_of_class(struct arena *arena, const char *class_name);

#endif
