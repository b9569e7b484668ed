#include "program/link/prepare.h"

#include "classfile/descriptor_walk.h"
#include "program/link/resolve.h"
#include "program/verify/verify.h"

/* All superclasses are ready. */
static int prepare_itself(struct program *program, struct class *c, struct link_error *error) {
    for (u32 i = 0; i < c->interface_count; i++)
        if (!c->interfaces[i]->verified && prepare_to_run(program, c->interfaces[i], error) < 0) return -1;
    if (verify_class(program, c, error) < 0) return -1;
    c->verified = true;
    return 0;
}

/* The highest superclass first, without recursion: chains of superclasses may be long. */
int prepare_to_run(struct program *program, struct class *c, struct link_error *error) {
    while (!c->verified) {
        struct class *first = c;
        while (first->super && !first->super->verified) first = first->super;
        if (prepare_itself(program, first, error) < 0) return -1;
    }
    return 0;
}

static int load_type(struct program *program, const struct class *from, struct slice type, struct link_error *error) {
    if (type.length < 2) return 0;
    if (type.at[0] == 'L') type = (struct slice){type.at + 1, type.length - 2};
    const struct sym *name = sym_intern(program_symbols(program), type.at, type.length);
    return program_class(program, from->loader, name, error) ? 0 : -1;
}

int prepare_types_of(struct program *program, const struct method *m, struct link_error *error) {
    struct slice descriptor = {(const u8 *)m->descriptor->text, m->descriptor->length}, type;
    for (struct descriptor_walk walk = descriptor_arguments(descriptor); descriptor_next(&walk, &type);)
        if (load_type(program, m->holder, type, error) < 0) return -1;
    if (load_type(program, m->holder, descriptor_result(descriptor), error) < 0) return -1;
    for (u32 i = 0; m->cf && i < m->cf->exception_count; i++)
        if (!resolve_class(program, m->holder, m->cf->exceptions[i], error)) return -1;
    return 0;
}
