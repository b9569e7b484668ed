#include "vm/identity.h"

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

u64 vm_nanos(const struct thread *t) { return t->vm->clock; }

u64 vm_deadline(const struct thread *t, u64 millis, u64 nanos) {
    u64 most = UINT64_MAX / 4;
    if (millis > most / 1000000) return most;
    u64 at = vm_nanos(t) + millis * 1000000 + nanos;
    return at ? at : 1;
}
