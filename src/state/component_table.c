#include "state/component_table.h"

#include <assert.h>
#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "state/hashindex.h"

/* A component lies in a block as a header word, for long ones a second word with the length, and
 * its bytes. Places are counted in words over all blocks. A component longer than a block gets
 * several consecutive block numbers, whose memory is one run. */
#define BLOCK_SHIFT 16
#define BLOCK_WORDS (1u << BLOCK_SHIFT)
#define BLOCK_BYTES ((size_t)BLOCK_WORDS * 4)
#define BLOCKS_MAX  (1u << (32 - BLOCK_SHIFT))

#define PLACES_SHIFT    14 /* the place of a component is found in pages of places */
#define PLACES_PER_PAGE (1u << PLACES_SHIFT)
#define PLACES_BYTES    (PLACES_PER_PAGE * sizeof(u32))

/* Header word: kind in the low bits, length above; a length that does not fit is in the next word. */
#define KIND_BITS        6
#define LENGTH_ELSEWHERE (UINT32_MAX >> KIND_BITS)

struct block {
    u32 *words;
    u32 run; /* number of blocks of the run that starts here; 0 inside a run */
};

struct component_table {
    struct budget *budget;
    struct block *blocks;
    u32 block_count;
    u32 block_capacity;
    u32 next_word; /* first free word of the last block */
    u32 count;
    u32 **places; /* places[id >> PLACES_SHIFT][...] */
    u32 places_count;
    u32 places_capacity;
    u64 content_bytes; /* blocks and pages of places */
    struct hashindex index;
};

/* Equal bytes of different kinds are rare: the kind is compared, not hashed. */
static u64 hash_of(const void *bytes, u32 length) { return XXH3_64bits(length ? bytes : "", length); }

static const u32 *words_of(const struct component_table *table, u32 id) {
    assert(id != 0 && id <= table->count);
    u32 place = table->places[id >> PLACES_SHIFT][id & (PLACES_PER_PAGE - 1)];
    return table->blocks[place >> BLOCK_SHIFT].words + (place & (BLOCK_WORDS - 1));
}

struct contents {
    const u8 *bytes;
    u32 length;
    u32 kind;
};

static struct contents contents_of(const struct component_table *table, u32 id) {
    const u32 *words = words_of(table, id);
    u32 length = words[0] >> KIND_BITS, kind = words[0] & (COMPONENT_KINDS - 1);
    if (length == LENGTH_ELSEWHERE) return (struct contents){(const u8 *)(words + 2), words[1], kind};
    return (struct contents){(const u8 *)(words + 1), length, kind};
}

const u8 *component_table_get(const struct component_table *table, u32 id, u32 *length) {
    struct contents contents = contents_of(table, id);
    *length = contents.length;
    return contents.bytes;
}

u32 component_table_kind(const struct component_table *table, u32 id) { return contents_of(table, id).kind; }

u32 component_table_count(const struct component_table *table) { return table->count; }

static u64 hash_of_id(const void *owner, u32 id) {
    struct contents contents = contents_of(owner, id);
    return hash_of(contents.bytes, contents.length);
}

static void prefetch_id(const void *owner, u32 id) { __builtin_prefetch(words_of(owner, id)); }

static const struct hashowner components_as_owner = {.hash = hash_of_id, .prefetch = prefetch_id};

struct component_table *component_table_new(struct budget *budget) {
    struct component_table *table = budget_take(budget, sizeof *table);
    if (!table) return NULL;
    table->budget = budget;
    if (!hashindex_open(&table->index, budget, &components_as_owner, table)) {
        budget_return(budget, table, sizeof *table);
        return NULL;
    }
    return table;
}

void component_table_free(struct component_table *table) {
    if (!table) return;
    struct budget *budget = table->budget;
    for (u32 i = 0; i < table->block_count; i++) {
        if (table->blocks[i].run) budget_return(budget, table->blocks[i].words, table->blocks[i].run * BLOCK_BYTES);
    }
    for (u32 i = 0; i < table->places_count; i++) budget_return(budget, table->places[i], PLACES_BYTES);
    budget_return(budget, table->blocks, table->block_capacity * sizeof *table->blocks);
    budget_return(budget, table->places, table->places_capacity * sizeof *table->places);
    hashindex_close(&table->index);
    budget_return(budget, table, sizeof *table);
}

/* Makes room for more items in a directory; it keeps its old memory when there is none. */
static void *enlarge(struct budget *budget, void *items, u32 needed, u32 *capacity, size_t item_size) {
    if (needed <= *capacity) return items;
    u32 larger = *capacity ? *capacity : (u32)(4096 / item_size);
    while (larger < needed) larger *= 2;
    void *grown = items ? budget_grow(budget, items, *capacity * item_size, larger * item_size)
                        : budget_take(budget, larger * item_size);
    if (grown) *capacity = larger;
    return grown;
}

static bool add_run_of_blocks(struct component_table *table, u32 run) {
    if (run > BLOCKS_MAX - table->block_count) return false;
    struct block *blocks =
        enlarge(table->budget, table->blocks, table->block_count + run, &table->block_capacity, sizeof *table->blocks);
    if (!blocks) return false;
    table->blocks = blocks;
    u32 *words = budget_take(table->budget, run * BLOCK_BYTES);
    if (!words) return false;
    for (u32 i = 0; i < run; i++)
        blocks[table->block_count++] = (struct block){words + (size_t)i * BLOCK_WORDS, i == 0 ? run : 0};
    table->content_bytes += run * BLOCK_BYTES;
    table->next_word = 0;
    return true;
}

static bool has_words(const struct component_table *table, u64 words) {
    return table->block_count && words <= BLOCK_WORDS - table->next_word;
}

static bool has_place(struct component_table *table, u32 id) {
    u32 page = id >> PLACES_SHIFT;
    if (page < table->places_count) return true;
    u32 **places = enlarge(table->budget, table->places, page + 1, &table->places_capacity, sizeof *table->places);
    if (!places) return false;
    table->places = places;
    places[page] = budget_take(table->budget, PLACES_BYTES);
    if (!places[page]) return false;
    table->content_bytes += PLACES_BYTES;
    table->places_count = page + 1;
    return true;
}

static u32 words_needed(u32 length) { return (u32)(((u64)length + 3) / 4) + (length >= LENGTH_ELSEWHERE ? 2 : 1); }

static void write_component(u32 *words, u32 kind, const void *bytes, u32 length) {
    u32 inlined = length < LENGTH_ELSEWHERE ? length : LENGTH_ELSEWHERE;
    *words++ = inlined << KIND_BITS | kind;
    if (inlined == LENGTH_ELSEWHERE) *words++ = length;
    if (length) memcpy(words, bytes, length);
}

/* After a run of several blocks the words left in its last block go to the next components. */
static void take_words(struct component_table *table, u32 needed) {
    if (needed <= BLOCK_WORDS - table->next_word) table->next_word += needed;
    else table->next_word = (needed - 1) % BLOCK_WORDS + 1;
}

static u32 append(struct component_table *table, u32 kind, const void *bytes, u32 length, u64 hash) {
    u32 id = table->count + 1;
    u32 needed = words_needed(length);
    if (id > COMPONENT_ID_MAX || !has_place(table, id)) return 0;
    if (!has_words(table, needed) && !add_run_of_blocks(table, (needed + BLOCK_WORDS - 1) / BLOCK_WORDS)) return 0;
    u32 run = needed > BLOCK_WORDS ? (needed + BLOCK_WORDS - 1) / BLOCK_WORDS : 1;
    u32 first = table->block_count - run;
    write_component(table->blocks[first].words + table->next_word, kind, bytes, length);
    table->places[id >> PLACES_SHIFT][id & (PLACES_PER_PAGE - 1)] = first << BLOCK_SHIFT | table->next_word;
    if (!hashindex_add(&table->index, hash, id)) return 0;
    take_words(table, needed);
    table->count = id;
    return id;
}

u32 component_table_intern(struct component_table *table, u32 kind, const void *bytes, u32 length) {
    assert(kind < COMPONENT_KINDS);
    u64 hash = hash_of(bytes, length);
    struct hashprobe probe = hashindex_probe(&table->index, hash);
    for (u32 id; (id = hashprobe_next(&probe)) != 0;) {
        struct contents old = contents_of(table, id);
        if (old.length == length && old.kind == kind && (!length || !memcmp(old.bytes, bytes, length))) return id;
    }
    return append(table, kind, bytes, length, hash);
}

u64 component_table_bytes(const struct component_table *table) {
    u64 total = budget_round(sizeof *table) + table->content_bytes;
    total += budget_round(table->block_capacity * sizeof *table->blocks);
    total += budget_round(table->places_capacity * sizeof *table->places);
    return total + hashindex_bytes(&table->index);
}
