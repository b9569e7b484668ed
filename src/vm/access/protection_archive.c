/* Assumptions about accesses in an archive, and back. */
#include <stdlib.h>

#include "base/memory.h"
#include "vm/access/protection.h"
#include "vm/access/protection_inside.h"

u32 protection_sets(const struct vm *vm) { return numsets_count(vm->explore.protection->sets); }

/* The keys of a map whose values are 0 .. count - 1, in the order of these. */
static void write_keys(const struct map *map, u32 count, struct archive_writer *w) {
    u64 *keys = memory_zero(count + 1, sizeof *keys), key, value;
    size_t at = 0;
    while (map_next(map, &at, &key, &value)) keys[value] = key;
    archive_put_list(w, keys, count, sizeof *keys);
    free(keys);
}

static u32 read_keys(struct map *map, struct archive_reader *r) {
    u32 count;
    const u8 *keys = archive_get_list(r, &count, sizeof(u64));
    for (u32 i = 0; i < count; i++) {
        u64 key;
        memcpy(&key, keys + i * sizeof key, sizeof key);
        map_put(map, key, i);
    }
    archive_check(r, map_count(map) == count);
    return count;
}

static void write_uses(const struct place_uses *uses, struct archive_writer *w) {
    archive_put32(w, uses->list.count);
    for (u32 i = 0; i < uses->list.count; i++) {
        const struct use *use = &uses->list.items[i];
        u32 words[] = {use->thread, use->joined, use->common, use->next, use->written};
        archive_put(w, words, sizeof words);
    }
}

void protection_write(const struct vm *vm, struct archive_writer *w) {
    const struct protection *p = vm->explore.protection;
    time_limits_write(&p->limits, w);
    long_loops_write(&p->loops, w);
    numsets_write(p->sets, w);
    write_keys(p->field_index, p->fates.count, w);
    for (u32 i = 0; i < p->fates.count; i++)
        archive_put32(w, (u32)p->fates.items[i].exposed | (u32)p->fates.items[i].trusted << 1);
    write_uses(&p->uses, w);
    write_keys(p->index, p->places.count, w);
    for (u32 i = 0; i < p->places.count; i++) {
        const struct used_place *place = &p->places.items[i];
        u32 words[] = {place->field, place->uses, place->common, place->accessors,
                       (u32)place->written | (u32)place->is_volatile << 1};
        archive_put(w, words, sizeof words);
    }
}

/* A use comes after the next one in its list: lists have an end. */
static void read_uses(struct protection *p, struct archive_reader *r) {
    u32 last_set = numsets_count(p->sets) - 1, count = archive_get32(r);
    for (u32 i = 0; i < count && !r->failed; i++) {
        struct use use = {.thread = archive_get32(r)};
        use.joined = archive_get_upto(r, last_set);
        use.common = archive_get_upto(r, last_set);
        use.next = archive_get_upto(r, i);
        use.written = archive_get_upto(r, 1);
        vec_push(&p->uses.list, use);
    }
}

static void read_place(struct protection *p, struct archive_reader *r) {
    u32 last_set = numsets_count(p->sets) - 1;
    struct used_place place = {.field = archive_get32(r)};
    place.uses = archive_get_upto(r, p->uses.list.count);
    place.common = archive_get_upto(r, last_set);
    place.accessors = archive_get_upto(r, last_set);
    u32 bits = archive_get_upto(r, 3);
    place.written = bits & 1;
    place.is_volatile = bits >> 1;
    archive_check(r, place.field < p->fates.count);
    vec_push(&p->places, place);
}

void protection_read(struct vm *vm, struct archive_reader *r) {
    protection_free(vm->explore.protection);
    struct protection *p = vm->explore.protection = protection_new();
    time_limits_read(&p->limits, r);
    long_loops_read(&p->loops, r);
    numsets_read(p->sets, r);
    for (u32 left = read_keys(p->field_index, r); left && !r->failed; left--) {
        u32 bits = archive_get_upto(r, 3);
        vec_push(&p->fates, ((struct fate){.exposed = bits & 1, .trusted = bits >> 1}));
    }
    p->awaits = p->fates.count > 0; /* perhaps */
    read_uses(p, r);
    for (u32 left = read_keys(p->index, r); left && !r->failed; left--) read_place(p, r);
    protection_recall(vm);
}
