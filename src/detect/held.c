#include "detect/held.h"

#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"

struct held *held_new(const struct names *names) {
    struct held *held = memory_zero(1, sizeof *held);
    held->names = names;
    held->sets = numsets_new();
    return held;
}

void held_free(struct held *held) {
    if (!held) return;
    for (u32 i = 0; i < held->threads.count; i++) vec_free(&held->threads.items[i].locks);
    vec_free(&held->threads);
    vec_free(&held->labels);
    vec_free(&held->numbers);
    numsets_free(held->sets);
    free(held);
}

struct held_thread *held_make_thread(struct held *held, u32 thread) {
    while (held->threads.count <= thread) vec_push(&held->threads, (struct held_thread){{0}});
    return &held->threads.items[thread];
}

struct held_set held_set_of(struct held *held, const struct held_thread *by) {
    struct held_set set = {0};
    for (u32 i = 0; i < by->locks.count; i++) {
        const struct held_lock *lock = &by->locks.items[i];
        set.all = numset_with(held->sets, set.all, lock->lock);
        if (!(lock->flags & EVENT_SHARED)) set.exclusive = numset_with(held->sets, set.exclusive, lock->lock);
    }
    return set;
}

/* ---- locks ---- */

u32 held_make_lock(struct held *held, u32 object, u64 at) {
    while (held->numbers.count <= at) vec_push(&held->numbers, 0);
    vec_push(&held->labels, held->names->object(held->names->context, object));
    held->numbers.items[at] = held->labels.count;
    return held->labels.count - 1;
}

void held_forget(struct held *held, u32 object) {
    for (u64 i = 0, at = (u64)object * LOCKS_OF_OBJECT; i < LOCKS_OF_OBJECT; i++, at++)
        if (at < held->numbers.count) held->numbers.items[at] = 0;
}

bool held_has(const struct held_thread *by, u32 lock) {
    for (u32 i = by->locks.count; i-- > 0;)
        if (by->locks.items[i].lock == lock) return true;
    return false;
}

void held_end(struct held *held, u32 thread) {
    if (thread < held->threads.count) vec_free(&held->threads.items[thread].locks);
}

u32 held_locks(const struct held *held) { return held->labels.count; }
names_label held_label(const struct held *held, u32 lock) {
    assert(lock < held->labels.count);
    return held->labels.items[lock];
}

struct numsets *held_sets(struct held *held) {
    return held->sets;
}

u64 held_bytes(const struct held *held) {
    u64 bytes = sizeof *held + numsets_bytes(held->sets) + held->labels.capacity * sizeof(names_label) +
                held->threads.capacity * sizeof(struct held_thread) + held->numbers.capacity * sizeof(u32);
    for (u32 i = 0; i < held->threads.count; i++)
        bytes += held->threads.items[i].locks.capacity * sizeof(struct held_lock);
    return bytes;
}
