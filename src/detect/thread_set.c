#include "detect/thread_set.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

static void reach(struct threadset *set, u32 words) {
    if (words <= set->count) return;
    set->words = memory_grow(set->words, words, sizeof *set->words);
    memset(set->words + set->count, 0, (words - set->count) * sizeof *set->words);
    set->count = words;
}

void threadset_add(struct threadset *set, u32 thread) {
    reach(set, thread / 64 + 1);
    set->words[thread / 64] |= UINT64_C(1) << thread % 64;
}

void threadset_add_all(struct threadset *set, const struct threadset *other) {
    reach(set, other->count);
    for (u32 i = 0; i < other->count; i++) set->words[i] |= other->words[i];
}

bool threadset_next(const struct threadset *set, u32 *thread) {
    for (u32 i = *thread / 64; i < set->count; i++) {
        u64 word = set->words[i];
        if (i == *thread / 64) word &= ~UINT64_C(0) << *thread % 64;
        if (!word) continue;
        *thread = i * 64 + (u32)__builtin_ctzll(word);
        return true;
    }
    return false;
}

void threadset_free(struct threadset *set) {
    free(set->words);
    *set = (struct threadset){0};
}
