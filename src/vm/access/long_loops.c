#include "vm/access/long_loops.h"

#include <stdlib.h>

void long_loops_free(struct long_loops *loops) { vec_free(&loops->list); }

static struct long_loop *find(const struct long_loops *loops, u64 place) {
    for (u32 i = 0; i < loops->list.count; i++)
        if (loops->list.items[i].place == place) return &loops->list.items[i];
    return NULL;
}

enum loop_length long_loops_find(const struct long_loops *loops, u64 place) {
    const struct long_loop *loop = find(loops, place);
    return loop ? (enum loop_length)loop->length : LOOP_SHORT;
}

bool long_loops_add(struct long_loops *loops, u64 place, enum loop_length length) {
    struct long_loop *loop = find(loops, place);
    if (loop && loop->length >= length) return false;
    if (loop) loop->length = length;
    else vec_push(&loops->list, ((struct long_loop){place, length}));
    return true;
}

void long_loops_join(struct long_loops *loops, const struct long_loops *other) {
    for (u32 i = 0; i < other->list.count; i++)
        long_loops_add(loops, other->list.items[i].place, (enum loop_length)other->list.items[i].length);
}

void long_loops_write(const struct long_loops *loops, struct archive_writer *w) {
    archive_put32(w, loops->hasty);
    archive_put_vec(w, &loops->list);
}

void long_loops_read(struct long_loops *loops, struct archive_reader *r) {
    loops->hasty = archive_get_upto(r, 1);
    archive_get_vec(r, &loops->list);
    for (u32 i = 0; i < loops->list.count; i++) archive_check(r, loops->list.items[i].length <= LOOP_ENDLESS);
}
