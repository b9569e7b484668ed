#include "search/cache/transition_cache.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "search/cache/cache_facts.h"
#include "search/property/waits.h"
#include "state/decisions.h"
#include "vm/explore/footprint.h"

/* Verdicts about steps: not foreseeable, or the number of an effect; about threads: not foreseeable, or the answer. */
enum { TAKE_IT = 0, ASK_IT = INT32_MAX };

/* What was learned must be worth it, and leave most of the memory to the store. */
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

enum { CLEAN_BITS = 14 };

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
    u64 clean[1 << CLEAN_BITS]; /* a short memory: subtrees without any object of a set */
    struct footprint footprint;
    struct VEC(u32) paths;            /* of the footprint */
    struct VEC(struct change) before; /* of a step that is being learned: what was touched, as it was */
    bool watching, learning;
    u64 learned, used, most_bytes;
};

struct transition_cache *transition_cache_new(struct space *space) {
    struct transition_cache *f = calloc(1, sizeof *f);
    if (!f) abort();
    f->space = space;
    f->most_bytes = space->budget.limit / SHARE < MOST_BYTES ? space->budget.limit / SHARE : MOST_BYTES;
    f->decisions = decisions_new();
    f->facts = cache_facts_new();
    f->last_change = CACHE_FACT_ALL_SLOTS;
    vec_push(&f->effects, (struct effect){0}); /* TAKE_IT */
    vec_push(&f->gone, (struct gone){0});
    return f;
}

void transition_cache_free(struct transition_cache *f) {
    if (!f) return;
    decisions_free(f->decisions);
    cache_facts_free(f->facts);
    footprint_free(&f->footprint);
    vec_free(&f->trees);
    vec_free(&f->effects);
    vec_free(&f->changes);
    vec_free(&f->gone);
    vec_free(&f->objects);
    vec_free(&f->paths);
    vec_free(&f->before);
    free(f);
}

u64 transition_cache_bytes(const struct transition_cache *f) {
    return decisions_bytes(f->decisions) + cache_facts_bytes(f->facts) + f->effects.capacity * sizeof(struct effect) +
           f->changes.capacity * sizeof(struct change);
}

static bool is_worth_it(const struct transition_cache *f) {
    return f->learned < TRIAL + f->used && transition_cache_bytes(f) < f->most_bytes;
}

static struct leaves state_of(const struct transition_cache *f) { return cursor_leaves(f->space->cursor); }

static struct state_facts *view_at(struct transition_cache *f, u32 level, u32 thread) {
    u32 threads = f->space->vm->threads.list.count;
    return cache_facts_at(f->facts, level, thread < threads ? threads : thread + 1);
}

void transition_cache_enter(struct transition_cache *f, u32 level) {
    f->level = level;
    cache_facts_enter(f->facts, level, f->space->vm->threads.list.count, f->last_change);
}

/* Looks a fact up in a tree, unless it is known. */
static u32 know(const struct transition_cache *f, struct fact *fact, u32 tree) {
    if (fact->value == CACHE_FACT_UNKNOWN)
        fact->value = decisions_find_asking(f->decisions, tree, state_of(f), &fact->slots);
    return fact->value;
}

/* ---- what is gone ---- */

/* A look through the state for objects that should be gone. */
struct look {
    struct transition_cache *f;
    const ref *objects;
    u32 set, count;
};

static bool mentions(void *context, u32 id) {
    const struct look *look = context;
    u32 length;
    const u8 *bytes = space_component(look->f->space, id, &length);
    for (u32 i = 0; i + 4 <= length; i += 4) {
        u32 word;
        memcpy(&word, bytes + i, 4);
        for (u32 k = 0; k < look->count; k++)
            if (word == look->objects[k]) return true;
    }
    return false;
}

static u64 *place_of_subtree(const struct look *look, u32 subtree, u64 *key) {
    *key = (u64)look->set << 32 | subtree;
    return &look->f->clean[*key * UINT64_C(0x9E3779B97F4A7C15) >> (64 - CLEAN_BITS)];
}

static bool is_clean(void *context, u32 subtree) {
    u64 key;
    return *place_of_subtree(context, subtree, &key) == key;
}

static void note_clean(void *context, u32 subtree) {
    u64 key, *place = place_of_subtree(context, subtree, &key);
    *place = key;
}

/* Does any component of the cursor's state mention an object of this set? */
static bool is_mentioned(struct transition_cache *f, u32 set) {
    const struct gone *gone = &f->gone.items[set];
    struct look look = {f, f->objects.items + gone->first, set, gone->count};
    return cursor_quest(f->space->cursor, &(struct cursor_quest){mentions, is_clean, note_clean, &look});
}

static bool is_set(const struct transition_cache *f, const struct gone *gone) {
    const ref *objects = f->footprint.gone.items;
    if (gone->count != f->footprint.gone.count) return false;
    return !gone->count || memcmp(f->objects.items + gone->first, objects, gone->count * sizeof *objects) == 0;
}

/* The number of the set that the footprint has; 0: the empty one. */
static u32 set_of_gone(struct transition_cache *f) {
    u32 count = f->footprint.gone.count;
    for (u32 i = 0; i < f->gone.count; i++)
        if (is_set(f, &f->gone.items[i])) return i;
    vec_push(&f->gone, ((struct gone){f->objects.count, count}));
    for (u32 i = 0; i < count; i++) vec_push(&f->objects, f->footprint.gone.items[i]);
    return f->gone.count - 1;
}

/* ---- steps ---- */

/* The slots were filled before, so the cursor has room for them. */
static void change(struct transition_cache *f, const struct effect *effect) {
    for (u32 i = effect->first; i < effect->first + effect->count; i++)
        if (!cursor_set(f->space->cursor, f->changes.items[i].slot, f->changes.items[i].id)) abort();
}

enum cached transition_cache_apply(struct transition_cache *f, u32 level, struct choice choice) {
    if (choice.alternative || choice.thread >= f->trees.count) return CACHED_NOT;
    struct state_facts *state_facts = view_at(f, level, choice.thread);
    u32 verdict = know(f, &state_facts->threads[choice.thread].step, f->trees.items[choice.thread]);
    if (verdict == DECISIONS_UNKNOWN || verdict == TAKE_IT) return CACHED_NOT;
    const struct effect *effect = &f->effects.items[verdict];
    u64 before = cursor_mark(f->space->cursor);
    change(f, effect);
    if (effect->gone && (!cursor_settle(f->space->cursor) || is_mentioned(f, effect->gone))) {
        cursor_undo(f->space->cursor, before);
        return CACHED_NOT;
    }
    f->used++;
    f->last_change = effect->slots;
    return effect->may_wait ? CACHED_WAITING : CACHED;
}

static u32 tree_of(struct transition_cache *f, u32 thread) {
    while (f->trees.count <= thread) vec_push(&f->trees, decisions_trees(f->decisions));
    return f->trees.items[thread];
}

/* Of a thread that has its trees. */
static u32 tree_about(const struct transition_cache *f, u32 thread, enum question question) {
    static_assert((int)QUESTIONS < (int)DECISIONS_TOGETHER, "one tree for steps and one for each question");
    return f->trees.items[thread] + 1 + question;
}

void transition_cache_before(struct transition_cache *f, struct choice choice) {
    u32 tree = tree_of(f, choice.thread);
    f->last_change = CACHE_FACT_ALL_SLOTS;
    f->watching =
        !choice.alternative && is_worth_it(f) && decisions_find(f->decisions, tree, state_of(f)) == DECISIONS_UNKNOWN;
    if (f->watching) footprint_begin(&f->footprint, f->space->vm, choice);
}

static void list_paths(struct transition_cache *f) {
    f->paths.count = 0;
    for (u32 i = 0; i < f->footprint.reads.count; i++)
        vec_push(&f->paths, tree_path(f->space->tree, space_slot(f->space, f->footprint.reads.items[i])));
}

static void list_touched(struct transition_cache *f) {
    u32 count;
    const struct touched *touched = seam_touched(f->space->vm, &count);
    f->before.count = 0;
    for (u32 i = 0; i < count; i++) {
        u32 slot = space_slot(f->space, touched[i]);
        vec_push(&f->before, ((struct change){slot, cursor_get(f->space->cursor, slot)}));
    }
}

void transition_cache_after(struct transition_cache *f, bool went_on) {
    struct footprint *footprint = &f->footprint;
    f->learning = false;
    if (!f->watching) return;
    f->watching = false;
    footprint_end(footprint);
    if (!went_on) return;
    if (footprint->verdict == CACHEABLE_LATER) return;
    f->learning = footprint->verdict == CACHEABLE;
    f->learned++;
    list_paths(f);
    if (f->learning) list_touched(f);
    decisions_add(f->decisions, f->trees.items[footprint->thread], state_of(f), f->paths.items, f->paths.count,
                  f->learning ? f->effects.count : TAKE_IT);
}

void transition_cache_stored(struct transition_cache *f) {
    if (!f->learning) return;
    struct effect effect = {.first = f->changes.count,
                            .gone = set_of_gone(f),
                            .may_wait = wait_is_possible(f->space->vm, f->footprint.thread)};
    for (u32 i = 0; i < f->before.count; i++) {
        struct change c = {f->before.items[i].slot, cursor_get(f->space->cursor, f->before.items[i].slot)};
        if (c.id == f->before.items[i].id) continue;
        effect.slots |= decisions_bit(tree_path(f->space->tree, c.slot));
        vec_push(&f->changes, c);
    }
    effect.count = f->changes.count - effect.first;
    vec_push(&f->effects, effect);
    f->learning = false;
}

/* ---- threads ---- */

bool transition_cache_answer(struct transition_cache *f, enum question question, u32 thread, u32 *answer) {
    if (thread >= f->trees.count) return false;
    u32 tree = tree_about(f, thread, question);
    struct state_facts *state_facts = view_at(f, f->level, thread);
    switch (question) {
    case QUESTION_FREE: *answer = know(f, &state_facts->is_free, tree); break;
    case QUESTION_CHOICES: *answer = know(f, &state_facts->threads[thread].choices, tree); break;
    default: *answer = decisions_find(f->decisions, tree, state_of(f));
    }
    return *answer != DECISIONS_UNKNOWN && *answer != ASK_IT;
}

static u32 answer_of(struct vm *vm, enum question question, u32 thread) {
    if (question == QUESTION_FREE) return seam_is_free(vm);
    if (question == QUESTION_WAITS) return wait_firmly_for(vm, thread);
    return seam_enabled(vm, thread) ? seam_alternatives(vm, thread) : 0;
}

u32 transition_cache_ask(struct transition_cache *f, enum question question, u32 thread) {
    struct vm *vm = f->space->vm;
    u32 answer = answer_of(vm, question, thread);
    tree_of(f, thread);
    u32 tree = tree_about(f, thread, question);
    if (transition_cache_bytes(f) >= f->most_bytes ||
        decisions_find(f->decisions, tree, state_of(f)) != DECISIONS_UNKNOWN)
        return answer;
    switch (question) {
    case QUESTION_FREE: footprint_of_freedom(&f->footprint, vm); break;
    case QUESTION_WAITS: wait_footprint(vm, thread, &f->footprint); break;
    default: footprint_of_choices(&f->footprint, vm, thread);
    }
    list_paths(f);
    decisions_add(f->decisions, tree, state_of(f), f->paths.items, f->paths.count,
                  f->footprint.verdict == CACHEABLE ? answer : ASK_IT);
    return answer;
}
