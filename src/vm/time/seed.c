#include "vm/time/seed.h"

#include <string.h>

#include "base/hash.h"

bool seed_is_wanted(const struct thread *t) {
    static const char *const classes[] = {"java/util/Random", "java/util/concurrent/ThreadLocalRandom",
                                          "java/util/SplittableRandom", "jdk/internal/util/random/RandomSupport",
                                          "java/util/ImmutableCollections"};
    const char *asks = t->fp->method->holder->name->text;
    if (t->vm->options.random == RANDOM_OF_HOST) return false;
    for (u32 i = 0; i < sizeof classes / sizeof *classes; i++)
        if (strcmp(asks, classes[i]) == 0) return true;
    return false;
}

u64 seed_number(const struct vm *vm, u64 clock) { return hash_mix(hash_mix(vm->options.seed) + clock); }
