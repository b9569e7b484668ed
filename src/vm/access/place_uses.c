#include "vm/access/place_uses.h"

static struct use *use_by(struct place_uses *uses, struct used_place *place, const struct accessor *by) {
    for (u32 i = place->uses; i; i = uses->list.items[i - 1].next) {
        struct use *use = &uses->list.items[i - 1];
        if (use->thread == by->thread && use->joined == by->joined) return use;
    }
    vec_push(&uses->list, ((struct use){by->thread, by->joined, by->held, place->uses, false}));
    place->uses = uses->list.count;
    return &uses->list.items[place->uses - 1];
}

bool place_uses_note(struct place_uses *uses, struct numsets *sets, struct used_place *place, const struct accessor *by,
                     bool write, bool volatile_place) {
    u32 count = uses->list.count;
    struct use *use = use_by(uses, place, by);
    u32 common = numset_common(sets, use->common, by->held);
    bool news = uses->list.count != count || common != use->common || (write && !use->written) ||
                (volatile_place && !place->is_volatile);
    use->common = common;
    use->written |= write;
    place->common = place->accessors ? numset_common(sets, place->common, common) : common;
    place->accessors = numset_with(sets, place->accessors, by->thread);
    place->written |= write;
    place->is_volatile |= volatile_place;
    place->again = *by;
    place->again_written = use->written;
    place->has_again = true;
    return news;
}

/* Safe without what one thread does after it has seen the end of all others? */
static bool is_safe_but_for(const struct place_uses *uses, struct numsets *sets, const struct used_place *place,
                            u32 late) {
    u32 others = numset_without(sets, place->accessors, late), common = 0, thread = UINT32_MAX;
    bool written = false, alone = true;
    for (u32 i = place->uses; i; i = uses->list.items[i - 1].next) {
        const struct use *use = &uses->list.items[i - 1];
        if (use->thread == late && numset_common(sets, others, use->joined) == others) continue;
        bool first = thread == UINT32_MAX;
        common = first ? use->common : numset_common(sets, common, use->common);
        alone &= first || thread == use->thread;
        written |= use->written;
        thread = use->thread;
    }
    return common || !written || alone;
}

bool place_uses_are_safe(const struct place_uses *uses, struct numsets *sets, const struct used_place *place) {
    if (place->common) return true;
    if (place->is_volatile) return false;
    if (!place->written) return true;
    for (u32 i = place->uses; i; i = uses->list.items[i - 1].next) {
        u32 thread = uses->list.items[i - 1].thread;
        bool alone = !numset_without(sets, place->accessors, thread);
        if (alone || (uses->list.items[i - 1].joined && is_safe_but_for(uses, sets, place, thread))) return true;
    }
    return false;
}
