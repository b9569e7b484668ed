#include "program/lookups.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#define XXH_INLINE_ALL
#include <xxhash.h>

#include "base/map.h"
#include "base/memory.h"
#include "base/sym.h"
#include "base/vec.h"

struct lookup {
    const struct sym *name;
    u64 digest;
};

struct lookups {
    pthread_mutex_t lock;
    struct symtab *names;
    struct map *known;
    struct VEC(struct lookup) all;
};

struct lookups *lookups_new(void) {
    struct lookups *lookups = memory_zero(1, sizeof *lookups);
    pthread_mutex_init(&lookups->lock, NULL);
    lookups->names = symtab_new();
    lookups->known = map_new();
    return lookups;
}

void lookups_free(struct lookups *lookups) {
    if (!lookups) return;
    pthread_mutex_destroy(&lookups->lock);
    symtab_free(lookups->names);
    map_free(lookups->known);
    vec_free(&lookups->all);
    free(lookups);
}

u64 lookups_digest(bool found, struct slice bytes) {
    u64 digest = found ? XXH3_64bits(bytes.at, bytes.length) : 0;
    return found && !digest ? 1 : digest;
}

void lookups_note(struct lookups *lookups, const char *name, bool found, struct slice bytes) {
    u64 ignored;
    pthread_mutex_lock(&lookups->lock);
    const struct sym *symbol = sym_literal(lookups->names, name);
    if (!map_get(lookups->known, (u64)(uintptr_t)symbol, &ignored)) {
        map_put(lookups->known, (u64)(uintptr_t)symbol, 0);
        vec_push(&lookups->all, ((struct lookup){symbol, lookups_digest(found, bytes)}));
    }
    pthread_mutex_unlock(&lookups->lock);
}

void lookups_each(struct lookups *lookups, lookups_visit *visit, void *context) {
    pthread_mutex_lock(&lookups->lock);
    for (u32 i = 0; i < lookups->all.count; i++)
        visit(context, lookups->all.items[i].name->text, lookups->all.items[i].digest);
    pthread_mutex_unlock(&lookups->lock);
}

u32 lookups_count(struct lookups *lookups) {
    pthread_mutex_lock(&lookups->lock);
    u32 count = lookups->all.count;
    pthread_mutex_unlock(&lookups->lock);
    return count;
}
