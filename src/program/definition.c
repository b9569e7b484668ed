#include "program/definition.h"

#include <assert.h>
#include <string.h>

#include "program/tables.h"

struct definition_view definition_set_view(struct program *program, struct definition_view view) {
    struct definition_view old = program->view;
    program->view = view;
    return old;
}

bool definition_stands(const struct program *program, const struct class *c) {
    return !c->definition || !program->view.stands || program->view.stands(program->view.context, c);
}

struct class *definition_now(const struct program *program, struct class *c) {
    if (!c->definition) return c;
    for (c = c->definition->versions; c && !definition_stands(program, c);) c = c->older_version;
    return c;
}

static bool supertypes_stand(const struct program *program, const struct class *c) {
    bool stand = !c->super || definition_stands(program, c->super);
    for (u32 i = 0; i < c->interface_count && stand; i++) stand = definition_stands(program, c->interfaces[i]);
    return stand;
}

static bool has_bytes(const struct class *c, struct slice bytes) {
    return c->cf->bytes.length == bytes.length && memcmp(c->cf->bytes.at, bytes.at, bytes.length) == 0;
}

struct class *definition_version(struct program *program, u32 loader, const struct sym *name, struct slice bytes) {
    program_lock(program);
    struct class *c = program_any_recorded(program, loader, name);
    c = c && c->loader == loader && c->definition ? c->definition->versions : NULL;
    while (c && !(has_bytes(c, bytes) && supertypes_stand(program, c))) c = c->older_version;
    program_unlock(program);
    return c;
}

void definition_arrive(struct program *program, struct class *version) {
    assert(version->definition && (!program->view.stands || !definition_now(program, version)));
    if (program->view.arrive) program->view.arrive(program->view.context, version);
}
