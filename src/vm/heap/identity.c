#include "vm/heap/identity.h"

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
    u32 hash = (u32)(mixed(seed) & 0x7fffffff);
    return hash ? hash : 1;
}
