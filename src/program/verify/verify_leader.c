#include "program/verify/verify_leader.h"

#include <string.h>

#include "program/verify/verify_merge.h"
#include "program/verify/verify_report.h"

/* Bytes that the frames of one method may take; real methods need a thousandth. */
enum { MOST_MEMORY = 256 * 1024 * 1024 };

static bool has_memory(struct verifier *v) {
    return arena_bytes(v->scratch) <= MOST_MEMORY || verify_bad_code(v, "Method is too complex to verify");
}

/* Leaders that are reached one after the other often have the same locals: then they share them until one of them
 * changes. */
static void adopt_locals(struct verifier *v, struct leader *leader, const struct vframe *from) {
    struct leader *newest = v->newest_leader;
    size_t size = from->locals_size * sizeof *from->locals;
    leader->owns_locals = !newest || newest->locals_size != from->locals_size ||
                          (size && memcmp(newest->locals, from->locals, size) != 0);
    if (leader->owns_locals) {
        leader->locals = arena_copy(v->scratch, from->locals, size);
    } else {
        leader->locals = newest->locals;
        newest->owns_locals = false;
    }
    leader->locals_size = from->locals_size;
    v->newest_leader = leader;
}

static bool own_locals(struct verifier *v, struct leader *leader) {
    if (leader->owns_locals) return true;
    leader->locals = arena_copy(v->scratch, leader->locals, leader->locals_size * sizeof *leader->locals);
    leader->owns_locals = true;
    return has_memory(v);
}

static bool arrive_first(struct verifier *v, struct leader *leader, const struct vframe *from) {
    adopt_locals(v, leader, from);
    leader->stack = arena_copy(v->scratch, from->stack, from->stack_size * sizeof *from->stack);
    leader->stack_size = from->stack_size;
    leader->this_uninit = from->this_uninit;
    leader->no_return = from->no_return;
    subroutines_copy(v->scratch, &leader->subroutines, from->subroutines, from->subroutines->count);
    leader->reached = leader->waiting = true;
    return has_memory(v);
}

static u32 first_new(struct verifier *v, const vtype *from, const vtype *to, u32 count) {
    u32 i = 0;
    while (i < count && (from[i] == to[i] || to[i] == V_TOP || vtype_assignable(v, from[i], to[i], false))) i++;
    return i;
}

static bool merge_stack(struct verifier *v, struct leader *leader, const struct vframe *from) {
    if (from->stack_size != leader->stack_size)
        return verify_bad_code(v, "Inconsistent stack height %u != %u", from->stack_size, leader->stack_size);
    if (first_new(v, from->stack, leader->stack, from->stack_size) == from->stack_size) return !v->failed;
    for (u32 i = 0; i < leader->stack_size; i++) {
        leader->stack[i] = vtype_merge(v, leader->stack[i], from->stack[i], false);
        if (leader->stack[i] == V_TOP) return verify_bad_code(v, "Mismatched stack types");
    }
    leader->waiting = true;
    return true;
}

static bool merge_locals(struct verifier *v, struct leader *leader, const struct vframe *from) {
    if (from->locals_size < leader->locals_size) {
        leader->locals_size = from->locals_size;
        leader->waiting = true;
    }
    u32 i = first_new(v, from->locals, leader->locals, leader->locals_size);
    if (v->failed || i == leader->locals_size) return !v->failed;
    if (!own_locals(v, leader)) return false;
    for (; i < leader->locals_size; i++) leader->locals[i] = vtype_merge(v, from->locals[i], leader->locals[i], false);
    while (leader->locals_size > 0 && leader->locals[leader->locals_size - 1] == V_TOP) leader->locals_size--;
    leader->waiting = true;
    return !v->failed;
}

bool leader_merge(struct verifier *v, struct leader *leader, const struct vframe *from) {
    u64 work = from->locals_size + from->stack_size + (u64)from->subroutines->count * from->subroutines->words;
    if (!verifier_works(v, work + 1)) return false;
    if (!leader->reached) return arrive_first(v, leader, from);
    if (!merge_stack(v, leader, from) || !merge_locals(v, leader, from)) return false;
    if (leader->subroutines.count && subroutines_merge(&leader->subroutines, from->subroutines)) leader->waiting = true;
    if ((from->this_uninit && !leader->this_uninit) || (from->no_return && !leader->no_return)) {
        leader->this_uninit |= from->this_uninit;
        leader->no_return |= from->no_return;
        leader->waiting = true;
    }
    return true;
}

void leader_enter(struct verifier *v, struct leader *leader) {
    struct vframe *f = &v->frame;
    for (u32 i = leader->locals_size; i < f->locals_size; i++) f->locals[i] = V_TOP;
    memcpy(f->locals, leader->locals, leader->locals_size * sizeof *f->locals);
    memcpy(f->stack, leader->stack, leader->stack_size * sizeof *f->stack);
    f->locals_size = leader->locals_size;
    f->stack_size = leader->stack_size;
    f->this_uninit = leader->this_uninit;
    f->no_return = leader->no_return;
    f->version++;
    subroutines_copy(v->scratch, f->subroutines, &leader->subroutines, leader->subroutines.count);
    leader->waiting = false;
}
