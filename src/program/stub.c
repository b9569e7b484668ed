#include "program/stub.h"

#include "program/resolve.h"
#include "program/tables.h"

struct method *program_stub(struct program *program, const char *name, const char *descriptor) {
    program_lock(program);
    struct method *m = arena_alloc(program->arena, sizeof *m);
    struct cf_member *none = arena_alloc(program->arena, sizeof *none);
    *m = (struct method){.holder = program->object,
                         .name = sym_literal(program->symbols, name),
                         .descriptor = sym_literal(program->symbols, descriptor),
                         .cf = none,
                         .access = ACC_STATIC,
                         .flags = METHOD_HIDDEN,
                         .arg_slots = (u16)descriptor_arg_slots(descriptor),
                         .return_type = descriptor_return(descriptor),
                         .vtable_index = VTABLE_NONE};
    if (program->method_count < MOST_METHODS) {
        m->id = program->method_count;
        program->methods[m->id] = m;
        __atomic_store_n(&program->method_count, m->id + 1, __ATOMIC_RELEASE);
    }
    program_unlock(program);
    return m;
}
