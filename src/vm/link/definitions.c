#include "vm/link/definitions.h"

#include "program/definition.h"
#include "program/name_links.h"
#include "vm/interp/fatal.h"
#include "vm/interp/predecode.h"
#include "vm/world/effect.h"

static u64 key_of(const struct class *c) { return EFFECT_KEY(EFFECT_CLASS, c->id); }

bool definitions_stands(const struct vm *vm, const struct class *c) {
    return !vm->world.effects || effect_get(vm, key_of(c)).length;
}

void definitions_arrive(struct vm *vm, const struct class *c) {
    static const u8 stands = 1;
    if (!vm->world.effects) return;
    struct byte_buffer *value = effect_edit(vm, key_of(c));
    value->used = 0;
    byte_buffer_put(value, &stands, sizeof stands);
}

static bool stands(void *context, const struct class *version) { return definitions_stands(context, version); }
static void arrive(void *context, const struct class *version) { definitions_arrive(context, version); }

void definitions_begin(struct vm *vm) {
    struct class **all = program_arrivals(vm->program);
    for (u32 i = 0; i < program_arrival_count(vm->program); i++)
        if (all[i]->definition) definitions_arrive(vm, all[i]);
    definition_set_view(vm->program, (struct definition_view){stands, arrive, vm});
}

/* ---- names that code has resolved ---- */

static bool concerns(const void *context, u16 cp_index) { return name_links_concerns(context, cp_index); }

static void forget(struct vm *vm, const struct name_link *link) {
    name_links_forget(vm->program, link);
    for (u32 i = 0; i < link->from->method_count; i++)
        predecode_again(vm->program, link->from->methods[i], concerns, link);
}

bool definitions_settle(struct thread *t) {
    struct name_link link;
    while (name_links_broken(t->vm->program, &link)) {
        if (link.is_fixed) {
            vm_fatal(t->vm, t, "class %s was linked with a class %s that there is on other paths only",
                     link.from->name->text, link.to->name->text);
            return false;
        }
        forget(t->vm, &link);
    }
    return true;
}
