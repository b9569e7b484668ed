#include "state/shards.h"

#include <pthread.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "base/hash.h"
#include "state/component_table.h"

#define SHARD_BITS 4
#define SHARDS     (1u << SHARD_BITS)
#define NUMBER_MAX (UINT32_MAX / 2 >> SHARD_BITS) /* nodes leave one bit free */

/* A lock has its cache lines to itself: two per table keep neighbours apart. */
struct shard {
    pthread_mutex_t lock;
    struct component_table *components;
    struct pairs pairs;
} __attribute__((aligned(128)));

struct shards {
    struct budget *budget;
    struct shard components[SHARDS];
    struct shard nodes[SHARDS];
    struct shard roots[SHARDS];
};

static bool open_shard(struct shards *shards, u32 i) {
    pthread_mutex_init(&shards->components[i].lock, NULL);
    pthread_mutex_init(&shards->nodes[i].lock, NULL);
    pthread_mutex_init(&shards->roots[i].lock, NULL);
    shards->components[i].components = component_table_new(shards->budget);
    bool nodes = pairs_open(&shards->nodes[i].pairs, shards->budget, NUMBER_MAX);
    bool roots = pairs_open(&shards->roots[i].pairs, shards->budget, NUMBER_MAX);
    return shards->components[i].components && nodes && roots;
}

struct shards *shards_new(struct budget *budget) {
    struct shards *shards = budget_take(budget, sizeof *shards);
    bool fits = shards != NULL;
    if (!fits) return NULL;
    shards->budget = budget;
    for (u32 i = 0; i < SHARDS; i++) fits &= open_shard(shards, i);
    if (fits) return shards;
    shards_free(shards);
    return NULL;
}

void shards_free(struct shards *shards) {
    if (!shards) return;
    for (u32 i = 0; i < SHARDS; i++) {
        component_table_free(shards->components[i].components);
        pairs_close(&shards->nodes[i].pairs);
        pairs_close(&shards->roots[i].pairs);
        pthread_mutex_destroy(&shards->components[i].lock);
        pthread_mutex_destroy(&shards->nodes[i].lock);
        pthread_mutex_destroy(&shards->roots[i].lock);
    }
    budget_return(shards->budget, shards, sizeof *shards);
}

u32 shards_component(struct shards *shards, u32 kind, const void *bytes, u32 length) {
    u32 which = (u32)XXH3_64bits(length ? bytes : "", length) & (SHARDS - 1);
    struct shard *shard = &shards->components[which];
    pthread_mutex_lock(&shard->lock);
    u32 id = component_table_intern(shard->components, kind, bytes, length);
    pthread_mutex_unlock(&shard->lock);
    return id && id <= COMPONENT_ID_MAX >> SHARD_BITS ? id << SHARD_BITS | which : 0;
}

const u8 *shards_contents(struct shards *shards, u32 id, u32 *length) {
    struct shard *shard = &shards->components[id & (SHARDS - 1)];
    pthread_mutex_lock(&shard->lock);
    const u8 *contents = component_table_get(shard->components, id >> SHARD_BITS, length);
    pthread_mutex_unlock(&shard->lock);
    return contents;
}

static enum interned intern(struct shard *table, struct pair pair, u32 *number) {
    u32 which = (u32)(((pair.left ^ (u64)pair.right << 32) * HASH_FACTOR_2) >> (64 - SHARD_BITS));
    u32 own = 0;
    pthread_mutex_lock(&table[which].lock);
    enum interned result = pairs_intern(&table[which].pairs, pair, &own);
    pthread_mutex_unlock(&table[which].lock);
    if (result != INTERNED_FULL) *number = own << SHARD_BITS | which;
    return result;
}

enum interned shards_node(struct shards *shards, struct pair pair, u32 *number) {
    return intern(shards->nodes, pair, number);
}

enum interned shards_root(struct shards *shards, struct pair pair, u32 *number) {
    return intern(shards->roots, pair, number);
}

static struct pair pair_at(struct shard *table, u32 number) {
    struct shard *shard = &table[number & (SHARDS - 1)];
    pthread_mutex_lock(&shard->lock);
    struct pair pair = pairs_get(&shard->pairs, number >> SHARD_BITS);
    pthread_mutex_unlock(&shard->lock);
    return pair;
}

struct pair shards_node_at(struct shards *shards, u32 number) {
    return pair_at(shards->nodes, number);
}

struct pair shards_root_at(struct shards *shards, u32 number) {
    return pair_at(shards->roots, number);
}

u64 shards_states(struct shards *shards) {
    u64 states = 0;
    for (u32 i = 0; i < SHARDS; i++) {
        pthread_mutex_lock(&shards->roots[i].lock);
        states += shards->roots[i].pairs.count;
        pthread_mutex_unlock(&shards->roots[i].lock);
    }
    return states;
}
