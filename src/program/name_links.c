#include "program/name_links.h"

#include <string.h>

#include "program/definition.h"
#include "program/tables.h"

static bool is_noted(const struct program *program, const struct class *from, const struct class *to, bool is_fixed) {
    for (u32 i = 0; i < program->name_links.count; i++) {
        const struct name_link *link = &program->name_links.items[i];
        if (link->from == from && link->to == to && link->is_fixed == is_fixed) return true;
    }
    return false;
}

void name_links_note(struct program *program, struct class *from, struct class *to, bool is_fixed) {
    while (to->component) to = to->component;
    if (!to->definition || to == from || !program->view.stands) return;
    program_lock(program);
    if (!is_noted(program, from, to, is_fixed))
        vec_push(&program->name_links, ((struct name_link){from, to, is_fixed}));
    from->has_name_links = true;
    program_unlock(program);
}

void name_links_note_supertypes(struct program *program, struct class *from, const struct class *generated) {
    if (generated->super) name_links_note(program, from, generated->super, true);
    for (u32 i = 0; i < generated->interface_count; i++) name_links_note(program, from, generated->interfaces[i], true);
}

/* A class that does not stand runs no code. */
bool name_links_broken(const struct program *program, struct name_link *out) {
    for (u32 i = 0; i < program->name_links.count; i++) {
        *out = program->name_links.items[i];
        if (!definition_stands(program, out->to) && definition_stands(program, out->from)) return true;
    }
    return false;
}

/* "p/Foo", "[[Lp/Foo;" */
static bool is_name_of(struct slice text, const struct sym *name) {
    while (text.length && text.at[0] == '[') text.at++, text.length--;
    if (text.length > 2 && text.at[text.length - 1] == ';') text.at++, text.length -= 2;
    return text.length == name->length && memcmp(text.at, name->text, name->length) == 0;
}

bool name_links_concerns(const struct name_link *link, u16 cp_index) {
    const struct classfile *cf = link->from->cf;
    if (cp_index >= cf->cp_count) return false;
    const struct cp_entry *e = &cf->cp[cp_index];
    switch (e->tag) {
    case CP_CLASS: return is_name_of(cp_name(cf, cp_index), link->to->name);
    case CP_FIELDREF:
    case CP_METHODREF:
    case CP_INTERFACE_METHODREF: return is_name_of(cp_name(cf, e->a), link->to->name);
    default: return false;
    }
}

void name_links_forget(struct program *program, const struct name_link *link) {
    struct class *from = link->from;
    program_lock(program);
    for (u16 i = 1; i < from->cf->cp_count; i++)
        if (name_links_concerns(link, i)) from->resolved[i] = NULL;
    if (!from->is_hidden) from->nest_host = NULL;
    for (u32 i = 0; i < program->name_links.count; i++) {
        struct name_link *other = &program->name_links.items[i];
        if (other->from != from || other->to != link->to || other->is_fixed) continue;
        *other = program->name_links.items[--program->name_links.count];
        break;
    }
    program_unlock(program);
}
