#include "vm/link/synth_cache.h"

#include "base/hash.h"
#include "base/map.h"
#include "vm/interp/init.h"
#include "vm/interp/raise.h"

/* In vm->link.made, with a hash of the bytes -> number of the method. */
static const u64 KEY_SHARED = (u64)1 << 60;

static u64 hash(struct slice bytes) { return hash_bytes(HASH_BYTES_START, bytes.at, bytes.length) >> 8; }

static struct method *define(struct thread *t, struct slice bytes) {
    struct program *program = t->vm->program;
    u8 *copy = arena_alloc(program_arena(program), bytes.length);
    memcpy(copy, bytes.at, bytes.length);
    struct link_error error = {0};
    program_next_class(program, bytes.at, bytes.length);
    struct class *c =
        program_define(program, LOADER_BOOT, (struct slice){copy, bytes.length}, t->vm->known.LambdaForm, &error);
    if (!c) return throw_link(t, &error), NULL;
    init_prepare_statics(t->vm);
    return c->methods[0];
}

struct method *synth_cache_method(struct thread *t, struct slice bytes) {
    u64 key = KEY_SHARED | (hash(bytes) & (KEY_SHARED - 1)), known;
    for (; map_get(t->vm->link.made, key, &known); key++) {
        struct slice old = t->methods[known]->holder->cf->bytes;
        if (old.length == bytes.length && memcmp(old.at, bytes.at, bytes.length) == 0) return t->methods[known];
    }
    struct method *m = define(t, bytes);
    if (m) map_put(t->vm->link.made, key, m->id);
    return m;
}
