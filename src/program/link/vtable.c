#include "program/link/vtable.h"

#include <string.h>

/* Before this class file version a method did not override through a class in between. */
enum { TRANSITIVE_OVERRIDING_MAJOR = 51 };

static bool is_virtual(const struct method *m) {
    return !(m->access & (ACC_STATIC | ACC_PRIVATE)) && !(m->flags & METHOD_INIT);
}

static bool is_package_private(const struct method *m) {
    return !(m->access & (ACC_PUBLIC | ACC_PROTECTED | ACC_PRIVATE));
}

static bool can_override(const struct method *m, const struct method *inherited) {
    if (inherited->access & (ACC_PUBLIC | ACC_PROTECTED)) return true;
    return !(inherited->access & ACC_PRIVATE) && class_same_package(m->holder, inherited->holder);
}

/* Does m take over this slot, because it overrides the method there or one that was there in a superclass? */
static bool takes_slot(const struct class *c, const struct method *m, u32 slot) {
    const struct method *inherited = c->super->vtable[slot];
    if (can_override(m, inherited)) return true;
    if (c->cf->major < TRANSITIVE_OVERRIDING_MAJOR) return false;
    for (const struct class *k = inherited->holder->super; k && slot < k->vtable_count; k = k->super)
        if (can_override(m, k->vtable[slot])) return true;
    return false;
}

static void override_inherited(struct class *c) {
    for (u32 slot = 0; slot < c->super->vtable_count; slot++) {
        const struct method *inherited = c->super->vtable[slot];
        struct method *m = class_declared_method(c, inherited->name, inherited->descriptor);
        if (!m || !is_virtual(m) || !takes_slot(c, m, slot)) continue;
        c->vtable[slot] = m;
        m->vtable_index = (i32)slot;
    }
}

/* A method that overrides nothing starts an entry; a package-private one always does, since what overrides it may not
 * be what overrides the method it overrides. Final methods are called as they are, whatever takes their slot later. */
static void add_new_entries(struct class *c) {
    for (u32 i = 0; i < c->method_count; i++) {
        struct method *m = c->methods[i];
        if (!is_virtual(m)) continue;
        if ((m->access | c->access) & ACC_FINAL) {
            m->vtable_index = VTABLE_NONE;
        } else if (m->vtable_index == VTABLE_NONE || is_package_private(m)) {
            m->vtable_index = (i32)c->vtable_count;
            c->vtable[c->vtable_count++] = m;
        }
    }
}

void build_vtable(struct arena *arena, struct class *c) {
    u32 inherited = c->super ? c->super->vtable_count : 0, own = 0;
    if (!c->is_interface)
        for (u32 i = 0; i < c->method_count; i++) own += is_virtual(c->methods[i]);
    c->vtable_count = inherited;
    c->vtable = c->super ? c->super->vtable : NULL;
    if (own == 0) return;
    c->vtable = arena_alloc(arena, (inherited + own) * sizeof *c->vtable);
    if (inherited) {
        memcpy(c->vtable, c->super->vtable, inherited * sizeof *c->vtable);
        override_inherited(c);
    }
    add_new_entries(c);
}
