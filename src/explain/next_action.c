#include "explain/next_action.h"

#include "vm/explore/inspect.h"
#include "vm/explore/seam.h"
#include "vm/heap/place.h"
#include "vm/interp/callee.h"
#include "vm/interp/monitor.h"
#include "vm/link/handle.h"
#include "vm/link/mirror.h"
#include "vm/native.h"

static const struct next_action nothing;

static struct next_action of_field(enum action_kind what, ref object, u32 offset) {
    return object ? (struct next_action){what, object, offset, NULL} : nothing;
}

static struct next_action of_element(struct thread *t, enum action_kind what, ref array, u32 index) {
    if (!array || index >= object_at(t->vm, array)->length) return nothing;
    return (struct next_action){what, array, index, NULL};
}

static struct next_action of_lock(struct thread *t, ref r, struct method *called) {
    return r && !thread_owns(t, r) ? (struct next_action){ACTION_LOCK, r, SLOT_MONITOR, called} : nothing;
}

static struct next_action of_call(struct thread *t) {
    struct method *m = callee_of(t);
    if (!m) return nothing;
    if (m->access & ACC_SYNCHRONIZED && !(m->access & ACC_NATIVE) && !m->holder->module) {
        ref lock = method_is_static(m) ? mirror_of(t->vm, m->holder) : t->sp[-(i32)m->arg_slots];
        return of_lock(t, lock, m);
    }
    return (struct next_action){ACTION_CALL, method_is_static(m) ? 0 : t->sp[-(i32)m->arg_slots], 0, m};
}

static struct next_action of_handle(struct thread *t) {
    struct next_action d = nothing;
    bool write = false;
    if (handle_pending(t, &d.object, &d.slot, &write)) d.what = write ? ACTION_WRITE : ACTION_READ;
    return d;
}

struct next_action next_action_of(struct thread *t) {
    const u32 *sp = t->sp;
    u32 b = t->pc->b;
    switch (t->pc->op) {
    case OP_GETFIELD32:
    case OP_GETFIELD64: return of_field(ACTION_READ, sp[-1], b);
    case OP_PUTFIELD32:
    case OP_PUTFIELDNARROW: return of_field(ACTION_WRITE, sp[-2], b);
    case OP_PUTFIELD64: return of_field(ACTION_WRITE, sp[-3], b);
    case OP_GETSTATIC32:
    case OP_GETSTATIC64: return (struct next_action){ACTION_READ, 0, b, NULL};
    case OP_PUTSTATIC32:
    case OP_PUTSTATIC64:
    case OP_PUTSTATICNARROW: return (struct next_action){ACTION_WRITE, 0, b, NULL};
    case OP_ALOAD32:
    case OP_ALOAD64:
    case OP_ALOAD8:
    case OP_ALOAD16:
    case OP_ALOADU16: return of_element(t, ACTION_READ, sp[-2], sp[-1]);
    case OP_ASTORE32:
    case OP_ASTORE8:
    case OP_ASTORE16:
    case OP_ASTOREREF: return of_element(t, ACTION_WRITE, sp[-3], sp[-2]);
    case OP_ASTORE64: return of_element(t, ACTION_WRITE, sp[-4], sp[-3]);
    case OP_MONITORENTER: return of_lock(t, sp[-1], NULL);
    case OP_NEWQUICK: return (struct next_action){.what = ACTION_MAKE};
    case OP_CALLHANDLE: return of_handle(t);
    default: return of_call(t);
    }
}

/* ---- words ---- */

static const struct field *field_at(const struct class *c, bool is_static, u32 offset) {
    for (; c; c = c->super)
        for (u32 i = 0; i < c->field_count; i++)
            if (!(c->fields[i].access & ACC_STATIC) == !is_static && c->fields[i].offset == offset)
                return &c->fields[i];
    return NULL;
}

const struct field *next_action_field(struct vm *vm, const struct next_action *d) {
    if (d->slot == SLOT_MONITOR) return NULL;
    if (!d->object) return field_at(inspect_static_owner(vm, d->slot), true, d->slot);
    const struct class *c = class_of(vm, d->object);
    return c->is_array ? NULL : field_at(c, false, d->slot);
}

/* Where an access goes, and what is there. */
struct target {
    const char *name;
    char type;
    struct place place;
};

static struct target target_of(struct display_names *display_names, struct vm *vm, struct arena *arena,
                               const struct next_action *d) {
    const struct class *c = d->object ? class_of(vm, d->object) : NULL;
    if (c && c->is_array)
        return (struct target){
            arena_printf(arena, "%s[%u]", display_names_object(display_names, d->object), d->slot), c->element_type,
            place_of(vm, d->object, OBJECT_HEADER_BYTES + ((u64)d->slot << c->element_shift), false)};
    const struct field *f = next_action_field(vm, d);
    if (!f) return (struct target){0};
    struct target target = {.type = f->type, .place = {.at = (u8 *)inspect_static(vm, d->slot), .slot = true}};
    if (d->object) target.place = place_of(vm, d->object, d->slot, false);
    const char *holder =
        d->object ? display_names_object(display_names, d->object) : display_names_class(display_names, f->holder);
    target.name = arena_printf(arena, "%s.%s", holder, f->name->text);
    return target;
}

const char *next_action_text(struct display_names *display_names, struct vm *vm, struct arena *arena,
                             const struct next_action *d) {
    struct target to = target_of(display_names, vm, arena, d);
    if (!to.name) return "something";
    return arena_printf(arena, "%s = %s", to.name,
                        to.place.at ? display_names_value(display_names, to.type, place_read(&to.place, to.type))
                                    : "?");
}

/* As the place will hold it: narrow ones keep the lower bits. */
static u64 value_on_stack(const struct thread *t, char type) {
    switch (type) {
    case 'J':
    case 'D': return arg64(t->sp - 2);
    case 'B': return (u32)(i8)t->sp[-1];
    case 'S': return (u32)(i16)t->sp[-1];
    case 'C': return (u16)t->sp[-1];
    default: return t->sp[-1];
    }
}

const char *next_action_pending_text(struct display_names *display_names, struct arena *arena, struct thread *t) {
    struct next_action d = next_action_of(t);
    if (d.what == ACTION_LOCK) return arena_printf(arena, "lock %s", display_names_object(display_names, d.object));
    if (d.what == ACTION_READ) return arena_printf(arena, "read %s", next_action_text(display_names, t->vm, arena, &d));
    if (d.what != ACTION_WRITE) return NULL;
    struct target to = target_of(display_names, t->vm, arena, &d);
    if (!to.name || t->pc->op == OP_CALLHANDLE) return arena_printf(arena, "write %s", to.name ? to.name : "something");
    return arena_printf(arena, "write %s = %s", to.name,
                        display_names_value(display_names, to.type, value_on_stack(t, to.type)));
}
