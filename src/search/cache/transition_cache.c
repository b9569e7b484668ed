#include "search/cache/transition_cache.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/panic.h"
#include "search/cache/cache_facts.h"
#include "search/cache/mentions.h"
#include "state/decisions.h"
#include "vm/access/footprint.h"
#include "vm/explore/inspect.h"
#include "vm/explore/waits.h"

/* Entries about steps: TAKE_IT, or the number of an effect; about questions: ASK_IT, or the answer. */
enum { TAKE_IT = 0, ASK_IT = INT32_MAX };

/* The cache must be of use, and leave most of the memory to the store. */
enum { MOST_BYTES = 1 << 28, SHARE = 8, TRIAL = 20000 };

struct change {
    u32 slot, id;
};

/* What a step changes: a part of the list of changes; and which objects it leaves to be collected. */
struct effect {
    u32 first, count;
    u32 gone; /* which set; 0: none */
    bool may_wait;
    u64 slots; /* those it changes, as decisions_bit */
};

/* Objects that were collected together: a part of the list of objects. */
struct gone {
    u32 first, count;
};

struct transition_cache {
    struct space *space;
    struct decisions *decisions;
    struct cache_facts *facts;
    u32 level;             /* of the state that was entered last */
    u64 last_change;       /* slots that the last step changed */
    struct VEC(u32) trees; /* by thread: the first of its trees, which is about steps; each question has the next one */
    struct VEC(struct effect) effects;
    struct VEC(struct change) changes;
    struct VEC(struct gone) gone;
    struct VEC(ref) objects;
    struct mentions *mentions; /* made when first needed */
    struct footprint footprint;
    struct VEC(u32) paths;            /* of the footprint */
    struct VEC(struct change) before; /* of a step that is being recorded: the touched slots before it */
    bool watching, learning;
    u64 learned, used, most_bytes;
};

struct transition_cache *transition_cache_new(struct space *space) {
    struct transition_cache *cache = memory_zero(1, sizeof *cache);
    cache->space = space;
    cache->most_bytes = space->budget.limit / SHARE < MOST_BYTES ? space->budget.limit / SHARE : MOST_BYTES;
    cache->decisions = decisions_new();
    cache->facts = cache_facts_new();
    cache->last_change = CACHE_FACT_ALL_SLOTS;
    vec_push(&cache->effects, (struct effect){0}); /* TAKE_IT */
    vec_push(&cache->gone, (struct gone){0});
    return cache;
}

void transition_cache_free(struct transition_cache *cache) {
    if (!cache) return;
    decisions_free(cache->decisions);
    cache_facts_free(cache->facts);
    mentions_free(cache->mentions);
    footprint_free(&cache->footprint);
    vec_free(&cache->trees);
    vec_free(&cache->effects);
    vec_free(&cache->changes);
    vec_free(&cache->gone);
    vec_free(&cache->objects);
    vec_free(&cache->paths);
    vec_free(&cache->before);
    free(cache);
}

u64 transition_cache_bytes(const struct transition_cache *cache) {
    return decisions_bytes(cache->decisions) + cache_facts_bytes(cache->facts) +
           (cache->mentions ? mentions_bytes(cache->mentions) : 0) + cache->effects.capacity * sizeof(struct effect) +
           cache->changes.capacity * sizeof(struct change);
}

static bool is_worth_it(const struct transition_cache *cache) {
    return cache->learned < TRIAL + cache->used && transition_cache_bytes(cache) < cache->most_bytes;
}

static struct leaves state_of(const struct transition_cache *cache) { return cursor_leaves(cache->space->cursor); }

static struct state_facts *facts_at(struct transition_cache *cache, u32 level, u32 thread) {
    u32 threads = inspect_thread_count(cache->space->vm);
    return cache_facts_at(cache->facts, level, thread < threads ? threads : thread + 1);
}

void transition_cache_enter(struct transition_cache *cache, u32 level) {
    cache->level = level;
    cache_facts_enter(cache->facts, level, inspect_thread_count(cache->space->vm), cache->last_change);
}

/* The fact; looks it up in the tree if it is not known. */
static u32 know(const struct transition_cache *cache, struct fact *fact, u32 tree) {
    if (fact->value == CACHE_FACT_UNKNOWN)
        fact->value = decisions_find_asking(cache->decisions, tree, state_of(cache), &fact->slots);
    return fact->value;
}

/* ---- what is gone ---- */

/* Does any component of the cursor's state mention an object of this set? */
static bool is_mentioned(struct transition_cache *cache, u32 set) {
    const struct gone *gone = &cache->gone.items[set];
    if (!cache->mentions) cache->mentions = mentions_new(cache->space);
    return !cache->mentions || mentions_any(cache->mentions, cache->objects.items + gone->first, gone->count);
}

static bool is_set(const struct transition_cache *cache, const struct gone *gone) {
    const ref *objects = cache->footprint.gone.items;
    if (gone->count != cache->footprint.gone.count) return false;
    return !gone->count || memcmp(cache->objects.items + gone->first, objects, gone->count * sizeof *objects) == 0;
}

/* The number of the set that the footprint has; 0: the empty one. */
static u32 set_of_gone(struct transition_cache *cache) {
    u32 count = cache->footprint.gone.count;
    for (u32 i = 0; i < cache->gone.count; i++)
        if (is_set(cache, &cache->gone.items[i])) return i;
    vec_push(&cache->gone, ((struct gone){cache->objects.count, count}));
    for (u32 i = 0; i < count; i++) vec_push(&cache->objects, cache->footprint.gone.items[i]);
    return cache->gone.count - 1;
}

/* ---- steps ---- */

/* The slots were filled before, so the cursor has room for them. */
static void change(struct transition_cache *cache, const struct effect *effect) {
    for (u32 i = effect->first; i < effect->first + effect->count; i++)
        if (!cursor_set(cache->space->cursor, cache->changes.items[i].slot, cache->changes.items[i].id)) abort();
}

enum cached transition_cache_apply(struct transition_cache *cache, u32 level, struct choice choice) {
    if (choice.alternative || choice.thread >= cache->trees.count) return CACHED_NOT;
    struct state_facts *state_facts = facts_at(cache, level, choice.thread);
    u32 verdict = know(cache, &state_facts->threads[choice.thread].step, cache->trees.items[choice.thread]);
    if (verdict == DECISIONS_UNKNOWN || verdict == TAKE_IT) return CACHED_NOT;
    const struct effect *effect = &cache->effects.items[verdict];
    u64 before = cursor_mark(cache->space->cursor);
    change(cache, effect);
    if (effect->gone && (!cursor_settle(cache->space->cursor) || is_mentioned(cache, effect->gone))) {
        cursor_undo(cache->space->cursor, before);
        return CACHED_NOT;
    }
    cache->used++;
    cache->last_change = effect->slots;
    return effect->may_wait ? CACHED_WAITING : CACHED;
}

static u32 tree_of(struct transition_cache *cache, u32 thread) {
    while (cache->trees.count <= thread) vec_push(&cache->trees, decisions_trees(cache->decisions));
    return cache->trees.items[thread];
}

/* Of a thread that has its trees. */
static u32 tree_about(const struct transition_cache *cache, u32 thread, enum question question) {
    static_assert((int)QUESTIONS < (int)DECISIONS_TOGETHER, "one tree for steps and one for each question");
    return cache->trees.items[thread] + 1 + question;
}

void transition_cache_before(struct transition_cache *cache, struct choice choice) {
    u32 tree = tree_of(cache, choice.thread);
    assert(!cache->watching && !cache->learning);
    cache->last_change = CACHE_FACT_ALL_SLOTS;
    cache->watching = !choice.alternative && is_worth_it(cache) &&
                      decisions_find(cache->decisions, tree, state_of(cache)) == DECISIONS_UNKNOWN;
    if (cache->watching) footprint_begin(&cache->footprint, cache->space->vm, choice);
}

static void list_paths(struct transition_cache *cache) {
    cache->paths.count = 0;
    for (u32 i = 0; i < cache->footprint.reads.count; i++)
        vec_push(&cache->paths,
                 tree_path(cache->space->tree, space_slot(cache->space, cache->footprint.reads.items[i])));
}

static void list_touched(struct transition_cache *cache) {
    u32 count;
    const struct component_key *touched = seam_touched(cache->space->vm, &count);
    cache->before.count = 0;
    for (u32 i = 0; i < count; i++) {
        u32 slot = space_slot(cache->space, touched[i]);
        vec_push(&cache->before, ((struct change){slot, cursor_get(cache->space->cursor, slot)}));
    }
}

void transition_cache_after(struct transition_cache *cache, bool went_on) {
    struct footprint *footprint = &cache->footprint;
    cache->learning = false;
    if (!cache->watching) return;
    cache->watching = false;
    footprint_end(footprint);
    if (!went_on) return;
    if (footprint->verdict == CACHEABLE_LATER) return;
    cache->learning = footprint->verdict == CACHEABLE;
    cache->learned++;
    list_paths(cache);
    if (cache->learning) list_touched(cache);
    decisions_add(cache->decisions, cache->trees.items[footprint->thread], state_of(cache), cache->paths.items,
                  cache->paths.count, cache->learning ? cache->effects.count : TAKE_IT);
}

void transition_cache_stored(struct transition_cache *cache) {
    if (!cache->learning) return;
    struct effect effect = {.first = cache->changes.count,
                            .gone = set_of_gone(cache),
                            .may_wait = wait_is_possible(cache->space->vm, cache->footprint.thread)};
    for (u32 i = 0; i < cache->before.count; i++) {
        struct change c = {cache->before.items[i].slot, cursor_get(cache->space->cursor, cache->before.items[i].slot)};
        if (c.id == cache->before.items[i].id) continue;
        effect.slots |= decisions_bit(tree_path(cache->space->tree, c.slot));
        vec_push(&cache->changes, c);
    }
    effect.count = cache->changes.count - effect.first;
    vec_push(&cache->effects, effect);
    cache->learning = false;
}

/* ---- threads ---- */

bool transition_cache_answer(struct transition_cache *cache, enum question question, u32 thread, u32 *answer) {
    if (thread >= cache->trees.count) return false;
    u32 tree = tree_about(cache, thread, question);
    struct state_facts *state_facts = facts_at(cache, cache->level, thread);
    switch (question) {
    case QUESTION_FREE: *answer = know(cache, &state_facts->is_free, tree); break;
    case QUESTION_CHOICES: *answer = know(cache, &state_facts->threads[thread].choices, tree); break;
    default: *answer = decisions_find(cache->decisions, tree, state_of(cache));
    }
    return *answer != DECISIONS_UNKNOWN && *answer != ASK_IT;
}

static u32 answer_of(struct vm *vm, enum question question, u32 thread) {
    if (question == QUESTION_FREE) return seam_is_free(vm);
    if (question == QUESTION_WAITS) return wait_firmly_for(vm, thread);
    return seam_enabled(vm, thread) ? seam_alternatives(vm, thread) : 0;
}

u32 transition_cache_ask(struct transition_cache *cache, enum question question, u32 thread) {
    struct vm *vm = cache->space->vm;
    u32 answer = answer_of(vm, question, thread);
    tree_of(cache, thread);
    u32 tree = tree_about(cache, thread, question);
    if (transition_cache_bytes(cache) >= cache->most_bytes ||
        decisions_find(cache->decisions, tree, state_of(cache)) != DECISIONS_UNKNOWN)
        return answer;
    switch (question) {
    case QUESTION_FREE: footprint_of_freedom(&cache->footprint, vm); break;
    case QUESTION_WAITS: wait_footprint(vm, thread, &cache->footprint); break;
    default: footprint_of_choices(&cache->footprint, vm, thread);
    }
    list_paths(cache);
    decisions_add(cache->decisions, tree, state_of(cache), cache->paths.items, cache->paths.count,
                  cache->footprint.verdict == CACHEABLE ? answer : ASK_IT);
    return answer;
}
