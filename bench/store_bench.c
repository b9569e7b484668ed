/* store_bench.c - what a state costs in the store: time and bytes.
 *
 *     store_bench [philosophers [meals [slots [layout]]]]
 *
 * Explores the dining philosophers depth-first, exhaustively, the way a search of Java threads
 * would: every philosopher is a thread header, a frame, an object with a counter, and a fork
 * with its monitor; each is a component of some forty bytes, re-interned when it changes. The
 * other slots hold objects that never change. Layouts: "thread" numbers the slots philosopher by
 * philosopher, "kind" all headers first, then all frames and so on, "spread" leaves gaps; none of
 * these three tells the store anything. "group" is "thread" with each philosopher's slots placed as
 * a group; in "main" the objects and forks are placed with the thread that made them instead, in
 * "mixed" they are placed anywhere.
 * The philosophers wait for their forks in an order that cannot deadlock.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "state/component_table.h"
#include "state/cursor.h"

#define PEOPLE_MAX  16
#define PARTS       4 /* header, frame, object, fork */
#define TRAIL_BYTES (1u << 20)

enum { THINKS, WANTS, HAS_ONE, EATS, RETURNS, STEPS };

struct table {
    u8 step[PEOPLE_MAX];
    u8 meals[PEOPLE_MAX];
    u8 owner[PEOPLE_MAX]; /* of a fork: 0 or philosopher + 1 */
};

struct level {
    struct table table;
    u64 mark;
    u32 state;
    u32 next;
};

struct bench {
    u32 people;
    u32 meals;
    u32 slots;
    const char *layout;
    struct budget budget;
    struct component_table *components;
    struct tree *tree;
    struct cursor *cursor;
    struct level *levels;
    size_t level_capacity;
    size_t depth;
    size_t deepest;
    u64 inserts;
    u64 restores;
};

static void die(const char *message) {
    fprintf(stderr, "store_bench: %s\n", message);
    exit(1);
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static double resident_bytes(void) {
    unsigned long total = 0, resident = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (!file || fscanf(file, "%lu %lu", &total, &resident) != 2) die("cannot read /proc/self/statm");
    fclose(file);
    return (double)resident * 4096;
}

static u32 slot_of(const struct bench *bench, u32 person, u32 part) {
    if (!strcmp(bench->layout, "kind")) return 3 + part * bench->people + person;
    if (!strcmp(bench->layout, "spread")) return (3 + (person * PARTS + part) * 11) % bench->slots;
    return 3 + person * PARTS + part;
}

static u32 group_of(const struct bench *bench, u32 person, u32 part) {
    if (!strcmp(bench->layout, "group") || (!strcmp(bench->layout, "main") && part < 2)) return person + 1;
    if (!strcmp(bench->layout, "mixed") && part < 2) return person + 1;
    return strcmp(bench->layout, "main") ? TREE_ANYWHERE : 0;
}

static void put(struct bench *bench, u32 person, u32 part, u32 a, u32 b) {
    u32 words[10] = {part, person, a, b, 17, 4711, 0, 0, 42, person};
    u32 id = component_table_intern(bench->components, part, words, sizeof words);
    if (!id || !cursor_set(bench->cursor, slot_of(bench, person, part), id)) die("out of memory");
}

static void put_person(struct bench *bench, const struct table *table, u32 person) {
    put(bench, person, 0, table->step[person] == THINKS, 0);
    put(bench, person, 1, table->step[person], table->meals[person]);
    put(bench, person, 2, table->meals[person], 0);
}

static void put_fork(struct bench *bench, const struct table *table, u32 fork) {
    put(bench, fork, 3, table->owner[fork], 0);
}

static u32 fork_of(const struct bench *bench, u32 person, bool second) {
    bool last = person == bench->people - 1;
    return (person + (second != last)) % bench->people;
}

static bool change_fork(struct bench *bench, struct table *table, u32 fork, u32 from, u32 to) {
    if (table->owner[fork] != from) return false;
    table->owner[fork] = (u8)to;
    put_fork(bench, table, fork);
    return true;
}

static bool step(struct bench *bench, struct table *table, u32 person) {
    u32 first = fork_of(bench, person, false), second = fork_of(bench, person, true), me = person + 1;
    bool can = true;
    switch (table->step[person]) {
    case THINKS: can = table->meals[person] < bench->meals; break;
    case WANTS: can = change_fork(bench, table, first, 0, me); break;
    case HAS_ONE: can = change_fork(bench, table, second, 0, me); break;
    case EATS:
        can = change_fork(bench, table, second, me, 0);
        table->meals[person]++;
        break;
    case RETURNS: can = change_fork(bench, table, first, me, 0); break;
    }
    if (!can) return false;
    table->step[person] = (u8)((table->step[person] + 1) % STEPS);
    put_person(bench, table, person);
    return true;
}

static enum interned commit(struct bench *bench, u32 *state) {
    bench->inserts++;
    enum interned result = cursor_commit(bench->cursor, state);
    if (result == INTERNED_FULL) die("out of memory");
    return result;
}

static void push(struct bench *bench, const struct table *table, u32 state) {
    if (bench->depth == bench->level_capacity) {
        bench->level_capacity = bench->level_capacity ? bench->level_capacity * 2 : 1024;
        bench->levels = realloc(bench->levels, bench->level_capacity * sizeof *bench->levels);
        if (!bench->levels) die("out of memory");
    }
    bench->levels[bench->depth++] = (struct level){*table, cursor_mark(bench->cursor), state, 0};
    if (bench->depth > bench->deepest) bench->deepest = bench->depth;
}

static void go_back(struct bench *bench, struct level *level) {
    if (cursor_undo(bench->cursor, level->mark)) return;
    if (!cursor_goto(bench->cursor, level->state, NULL, NULL)) die("out of memory");
    level->mark = cursor_mark(bench->cursor);
    bench->restores++;
}

static void explore(struct bench *bench) {
    while (bench->depth) {
        struct level *level = &bench->levels[bench->depth - 1];
        if (level->next == bench->people) {
            bench->depth--;
            continue;
        }
        go_back(bench, level);
        struct table table = level->table;
        u32 state;
        if (step(bench, &table, level->next++) && commit(bench, &state) == INTERNED_NEW) push(bench, &table, state);
    }
}

static void start(struct bench *bench) {
    struct table table = {0};
    u32 state;
    bench->components = component_table_new(&bench->budget);
    bench->tree = tree_new(&bench->budget);
    bench->cursor = cursor_new(bench->tree, &bench->budget, TRAIL_BYTES);
    for (u32 i = 0; i < bench->people * PARTS; i++)
        tree_place(bench->tree, slot_of(bench, i / PARTS, i % PARTS), group_of(bench, i / PARTS, i % PARTS));
    for (u32 slot = 0; slot < bench->slots; slot++) {
        u32 id = component_table_intern(bench->components, 9, &slot, sizeof slot);
        cursor_set(bench->cursor, slot, id);
    }
    for (u32 person = 0; person < bench->people; person++) {
        put_person(bench, &table, person);
        put_fork(bench, &table, person);
    }
    commit(bench, &state);
    push(bench, &table, state);
}

static void report(const struct bench *bench, double seconds, double resident) {
    double states = tree_states(bench->tree);
    double stack = (double)(bench->level_capacity * sizeof *bench->levels);
    printf("%u philosophers, %u meals, %u slots, layout %s\n", bench->people, bench->meals, bench->slots,
           bench->layout);
    printf("  states %.0f, inserts %llu, seconds %.2f: %.2f million inserts/s, %.2f million states/s\n", states,
           (unsigned long long)bench->inserts, seconds, (double)bench->inserts / seconds / 1e6, states / seconds / 1e6);
    printf("  deepest %zu, restores by difference %llu, components %u, nodes below roots %u (%.3f per state)\n",
           bench->deepest, (unsigned long long)bench->restores, component_table_count(bench->components),
           tree_nodes(bench->tree), tree_nodes(bench->tree) / states);
    printf("  bytes/state: tree %.2f, all %.2f; resident growth without the bench's own stack: %.2f\n",
           (double)tree_bytes(bench->tree) / states, (double)bench->budget.used / states, (resident - stack) / states);
}

int main(int argc, char **argv) {
    struct bench bench = {.people = argc > 1 ? (u32)atoi(argv[1]) : 5,
                          .meals = argc > 2 ? (u32)atoi(argv[2]) : 5,
                          .slots = argc > 3 ? (u32)atoi(argv[3]) : 64,
                          .layout = argc > 4 ? argv[4] : "group",
                          .budget = {.limit = BUDGET_UNLIMITED}};
    if (bench.people < 2 || bench.people > PEOPLE_MAX || bench.slots < 3 + PARTS * bench.people)
        die("usage: store_bench [philosophers [meals [slots [group|main|mixed|thread|kind|spread]]]]");
    double resident = resident_bytes(), seconds = now();
    start(&bench);
    explore(&bench);
    report(&bench, now() - seconds, resident_bytes() - resident);
    cursor_free(bench.cursor);
    tree_free(bench.tree);
    component_table_free(bench.components);
    free(bench.levels);
    return 0;
}
