#include "vm/heap/identity.h"

#include <string.h>

#include "vm/caveats.h"

static u64 mixed(u64 x) {
    x ^= x >> 33;
    x *= 0xFF51AFD7ED558CCDu;
    x ^= x >> 33;
    x *= 0xC4CEB9FE1A85EC53u;
    return x ^ x >> 33;
}

u32 identity_hash(struct vm *vm, ref r) {
    if (!r) return 0;
    struct identity id = vm->heap.identities[r];
    u64 seed = id.site ? mixed(id.site) ^ ((u64)id.thread << 32 | id.occurrence) : r;
    if (vm->options.seed) seed ^= mixed(vm->options.seed);
    u32 hash = (u32)(mixed(seed) & 0x7fffffff);
    return hash ? hash : 1;
}

/* What the library keeps in tables of its own, like the workers of a pool, is not seen by the program. */
static bool is_of_interest(struct thread *t, ref r) {
    return !t->fp->method->holder->module || strncmp(class_of(t->vm, r)->name->text, "java/util/", 10) != 0;
}

u32 identity_hash_asked(struct thread *t, ref r) {
    if (r && is_of_interest(t, r)) caveat_note_if_asked(t, CAVEAT_HASH);
    if (t->vm->undo && (t->vm->heap.flags[r] & OBJECT_NEW)) t->vm->explore.hashes++;
    return identity_hash(t->vm, r);
}
