#include "program/verify/verifier.h"

#include "classfile/descriptor_walk.h"
#include "program/verify/verify_report.h"

/* Real methods stay below a ten-thousandth of this. */
enum { MOST_WORK = 1000 * 1000 * 1000 };
enum { MOST_ARGUMENT_PLACES = 255 };

bool verifier_works(struct verifier *v, u64 amount) {
    v->work += amount;
    return v->work <= MOST_WORK || verify_bad_code(v, "Method is too complex to verify");
}

static u32 add_type(struct vsignature *signature, u32 at, vtype t) {
    signature->types[at++] = t;
    if (vtype_is_first_half(t)) signature->types[at++] = t == V_LONG ? V_LONG2 : V_DOUBLE2;
    return at;
}

static struct vsignature *read_signature(struct verifier *v, struct slice text) {
    struct vsignature *signature = arena_alloc(v->arena, sizeof *signature);
    signature->types = arena_alloc(v->arena, (MOST_ARGUMENT_PLACES + 4) * sizeof *signature->types);
    struct descriptor_walk walk = descriptor_arguments(text);
    struct slice type;
    while (walk.at < text.length && text.at[walk.at] != ')' && signature->arguments <= MOST_ARGUMENT_PLACES &&
           descriptor_next(&walk, &type))
        signature->arguments = add_type(signature, signature->arguments, vtype_on_stack(vtype_of_descriptor(v, type)));
    if (text.length - walk.at < 2 || signature->arguments > MOST_ARGUMENT_PLACES) return NULL;
    struct slice result = {text.at + walk.at + 1, text.length - walk.at - 1}; /* names may hold a ')' */
    signature->result = vtype_of_descriptor(v, result);
    vtype t = vtype_on_stack(signature->result);
    if (t != V_TOP) signature->results = add_type(signature, signature->arguments, t) - signature->arguments;
    return t != V_TOP || result.at[0] == 'V' ? signature : NULL;
}

const struct vsignature *verifier_signature(struct verifier *v, u16 cp_index) {
    if (!v->signatures[cp_index]) v->signatures[cp_index] = read_signature(v, cp_utf8(v->cf, cp_index));
    if (!v->signatures[cp_index]) verify_bad_format(v, "Method has illegal signature");
    return v->signatures[cp_index];
}

const struct sym *verifier_member_name(struct verifier *v, u32 cp_index) {
    return class_symbol(v->class, program_symbols(v->program), v->cf->cp[v->cf->cp[cp_index].b].a);
}

u16 verifier_descriptor_index(const struct verifier *v, u32 cp_index) { return v->cf->cp[v->cf->cp[cp_index].b].b; }

const struct sym *verifier_member_descriptor(struct verifier *v, u32 cp_index) {
    return class_symbol(v->class, program_symbols(v->program), verifier_descriptor_index(v, cp_index));
}

bool verifier_in_constructor(const struct verifier *v) { return (v->method->flags & METHOD_INIT) && v->class->super; }
