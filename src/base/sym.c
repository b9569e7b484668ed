#include "base/sym.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "base/arena.h"
#include "base/memory.h"

enum { FIRST_CAPACITY = 8192 };

/* Places for symbols, by hash with linear probing. A full generation is replaced by a larger one; old ones stay
 * until the table is freed, because readers take no lock and may still look at them. */
struct generation {
    struct generation *older;
    size_t capacity; /* a power of two */
    _Atomic(const struct sym *) places[];
};

struct symtab {
    _Atomic(struct generation *) newest;
    pthread_mutex_t lock; /* taken to add a symbol */
    struct arena *arena;
    size_t count;
};

static struct generation *new_generation(struct generation *older, size_t capacity) {
    struct generation *generation = memory_zero(1, sizeof *generation + capacity * sizeof generation->places[0]);
    generation->older = older;
    generation->capacity = capacity;
    return generation;
}

struct symtab *symtab_new(void) {
    struct symtab *table = memory_zero(1, sizeof *table);
    pthread_mutex_init(&table->lock, NULL);
    table->arena = arena_new();
    atomic_init(&table->newest, new_generation(NULL, FIRST_CAPACITY));
    return table;
}

void symtab_free(struct symtab *table) {
    if (!table) return;
    for (struct generation *generation = atomic_load(&table->newest), *older; generation; generation = older) {
        older = generation->older;
        free(generation);
    }
    arena_free(table->arena);
    pthread_mutex_destroy(&table->lock);
    free(table);
}

static u32 hash_of(const void *text, size_t length) { return (u32)XXH3_64bits(text, length); }

static bool has_text(const struct sym *sym, u32 hash, const void *text, size_t length) {
    return sym->hash == hash && sym->length == length && (length == 0 || memcmp(sym->text, text, length) == 0);
}

/* The symbol, or NULL with *place where it would go. */
static const struct sym *look_up(struct generation *generation, u32 hash, const void *text, size_t length,
                                 size_t *place) {
    for (size_t at = hash & (generation->capacity - 1);; at = (at + 1) & (generation->capacity - 1)) {
        const struct sym *sym = atomic_load_explicit(&generation->places[at], memory_order_acquire);
        if (!sym) *place = at;
        if (!sym || has_text(sym, hash, text, length)) return sym;
    }
}

static void grow(struct symtab *table, struct generation *old) {
    struct generation *larger = new_generation(old, old->capacity * 2);
    for (size_t i = 0; i < old->capacity; i++) {
        const struct sym *sym = atomic_load_explicit(&old->places[i], memory_order_relaxed);
        if (!sym) continue;
        size_t at = sym->hash & (larger->capacity - 1);
        while (atomic_load_explicit(&larger->places[at], memory_order_relaxed)) at = (at + 1) & (larger->capacity - 1);
        atomic_store_explicit(&larger->places[at], sym, memory_order_relaxed);
    }
    atomic_store_explicit(&table->newest, larger, memory_order_release);
}

static const struct sym *add(struct symtab *table, u32 hash, const void *text, size_t length) {
    struct generation *generation = atomic_load_explicit(&table->newest, memory_order_relaxed);
    if (table->count >= generation->capacity / 2) {
        grow(table, generation);
        generation = atomic_load_explicit(&table->newest, memory_order_relaxed);
    }
    size_t place;
    const struct sym *present = look_up(generation, hash, text, length, &place);
    if (present) return present; /* another thread was faster */
    struct sym *sym = arena_alloc(table->arena, sizeof *sym + length + 1);
    sym->hash = hash;
    sym->length = (u32)length;
    if (length) memcpy(sym->text, text, length);
    table->count++;
    atomic_store_explicit(&generation->places[place], sym, memory_order_release);
    return sym;
}

const struct sym *sym_intern(struct symtab *table, const void *text, size_t length) {
    u32 hash = hash_of(text, length);
    size_t place;
    struct generation *generation = atomic_load_explicit(&table->newest, memory_order_acquire);
    const struct sym *sym = look_up(generation, hash, text, length, &place);
    if (sym) return sym;
    pthread_mutex_lock(&table->lock);
    sym = add(table, hash, text, length);
    pthread_mutex_unlock(&table->lock);
    return sym;
}

const struct sym *sym_literal(struct symtab *table, const char *text) { return sym_intern(table, text, strlen(text)); }

/* A symbol that another thread adds at this moment may be missed: then it was not interned before. */
const struct sym *sym_find(struct symtab *table, const void *text, size_t length) {
    size_t place;
    struct generation *generation = atomic_load_explicit(&table->newest, memory_order_acquire);
    return look_up(generation, hash_of(text, length), text, length, &place);
}

bool sym_is(const struct sym *sym, const char *text) {
    return strlen(text) == sym->length && memcmp(sym->text, text, sym->length) == 0;
}
