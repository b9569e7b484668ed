#include "program/synth/stub.h"

#include <string.h>

#include "program/link/resolve.h"
#include "program/tables.h"

static u32 number_of(struct program *program, const char *name, u64 key) {
    if (!program->numbers) return program->method_count;
    const char *whole = arena_printf(program->arena, "%s %llx", name, (unsigned long long)key);
    return numbers_of(program->numbers, NUMBER_METHOD, whole, strlen(whole), 1);
}

struct method *program_stub(struct program *program, const char *name, const char *descriptor, u64 key) {
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
    u32 number = number_of(program, name, key);
    if (number < MOST_METHODS) {
        m->id = number;
        program->methods[number] = m;
        u32 count = program->method_count > number ? program->method_count : number + 1;
        __atomic_store_n(&program->method_count, count, __ATOMIC_RELEASE);
    }
    program_unlock(program);
    return m;
}
