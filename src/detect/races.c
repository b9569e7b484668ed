#include "detect/races.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "base/map.h"
#include "base/memory.h"
#include "detect/chain.h"

struct races {
    struct race_list pairs;
    struct map *by_hash; /* of variable and sites -> pair; the next number is tried when another pair has it */
};

struct races *races_new(void) {
    struct races *races = memory_zero(1, sizeof *races);
    races->by_hash = map_new();
    return races;
}

void races_free(struct races *races) {
    if (!races) return;
    vec_free(&races->pairs);
    map_free(races->by_hash);
    free(races);
}

/* The same for both orders of a and b. */
static u64 hash_of_pair(u32 variable, u64 a, u64 b) {
    return hash_add(hash_add(variable, a < b ? a : b), a < b ? b : a);
}

/* ---- coming in ---- */

static bool same_sites(const struct race *race, u64 a, u64 b) {
    u64 x = access_mark_site(race->accesses[0].mark), y = access_mark_site(race->accesses[1].mark);
    return (x == a && y == b) || (x == b && y == a);
}

static void count(struct race *race, enum finding_rule rule, u64 more) {
    if (rule == RULE_ERASER) race->eraser += more;
    else race->happens_before += more;
}

u32 races_add(struct races *races, const struct names *names, enum finding_rule rule, u32 object, u32 slot,
              const struct access_mark *earlier, const struct access_mark *later) {
    assert(rule == RULE_ERASER || rule == RULE_HAPPENS_BEFORE);
    assert(earlier->thread != later->thread);
    assert(access_mark_writes(earlier->mark) || access_mark_writes(later->mark));
    u32 variable = names->variable(names->context, object, slot);
    u64 a = access_mark_site(earlier->mark), b = access_mark_site(later->mark), found;
    u64 hash = hash_of_pair(variable, a, b);
    for (; map_get(races->by_hash, hash, &found); hash++) {
        struct race *race = &races->pairs.items[found];
        if (race->variable != variable || !same_sites(race, a, b)) continue;
        count(race, rule, 1);
        return (u32)found;
    }
    struct race race = {.variable = variable, .is_static = !object, .slot = slot, .accesses = {*earlier, *later}};
    if (object) race.object = names->object(names->context, object);
    count(&race, rule, 1);
    vec_push(&races->pairs, race);
    map_put(races->by_hash, hash, races->pairs.count - 1);
    return races->pairs.count - 1;
}

void races_take_back(struct races *races, enum finding_rule rule, u32 pair) {
    struct race *race = &races->pairs.items[pair];
    assert(pair < races->pairs.count && (rule == RULE_ERASER ? race->eraser : race->happens_before) > 0);
    count(race, rule, (u64)-1);
}

/* ---- grouping ---- */

static struct names_frame innermost(const struct names *names, const struct access_mark *access) {
    event_site at = access_mark_place(access->mark);
    return names->frame(names->context, &at);
}

static bool same_text(const char *a, const char *b) { return a == b || (a && b && strcmp(a, b) == 0); }

static bool same_line(const struct names *names, const struct access_mark *a, const struct access_mark *b) {
    struct names_frame x = innermost(names, a), y = innermost(names, b);
    return x.line == y.line && same_text(x.method, y.method) && same_text(x.class_name, y.class_name);
}

static u64 hash_of_line(const struct names *names, const struct access_mark *access) {
    struct names_frame frame = innermost(names, access);
    u64 hash = hash_add(0, (u64)frame.line);
    for (const char *c = frame.class_name; c && *c; c++) hash = hash_add(hash, (u8)*c);
    for (const char *c = frame.method; c && *c; c++) hash = hash_add(hash, (u8)*c);
    return hash;
}

static bool same_group(const struct names *names, const struct race *x, const struct race *y) {
    const struct access_mark *a = x->accesses, *b = y->accesses;
    return x->variable == y->variable && ((same_line(names, &a[0], &b[0]) && same_line(names, &a[1], &b[1])) ||
                                          (same_line(names, &a[0], &b[1]) && same_line(names, &a[1], &b[0])));
}

/* The group keeps its example, unless only the new pair was found unordered. */
static void merge(struct race *group, const struct race *race) {
    struct race example = !group->happens_before && race->happens_before ? *race : *group;
    example.eraser = group->eraser + race->eraser;
    example.happens_before = group->happens_before + race->happens_before;
    *group = example;
}

static void add_to_group(struct map *known, const struct names *names, struct race_list *groups,
                         const struct race *race) {
    u64 found, hash = hash_of_pair(race->variable, hash_of_line(names, &race->accesses[0]),
                                   hash_of_line(names, &race->accesses[1]));
    for (; map_get(known, hash, &found); hash++) {
        if (!same_group(names, &groups->items[found], race)) continue;
        merge(&groups->items[found], race);
        return;
    }
    map_put(known, hash, groups->count);
    vec_push(groups, *race);
}

static void put_read_first(struct race *race) {
    if (!access_mark_writes(race->accesses[0].mark) || access_mark_writes(race->accesses[1].mark)) return;
    struct access_mark write = race->accesses[0];
    race->accesses[0] = race->accesses[1];
    race->accesses[1] = write;
}

void races_grouped(const struct races *races, const struct names *names, struct race_list *out) {
    struct map *known = map_new();
    *out = (struct race_list){0};
    for (u32 i = 0; i < races->pairs.count; i++) {
        const struct race *race = &races->pairs.items[i];
        if (race->eraser || race->happens_before) add_to_group(known, names, out, race);
    }
    for (u32 i = 0; i < out->count; i++) put_read_first(&out->items[i]);
    map_free(known);
}

/* ---- telling ---- */

/* "Value#0.x", "int[]#0[5]", "Main.count" */
static const char *target_of(const struct race *race, const struct names *names, struct findings *out) {
    struct names_variable kind = names->variable_kind(names->context, race->variable);
    if (race->is_static) return findings_text(out, kind.text);
    const char *label = names->label(names->context, race->object), *dot = strrchr(kind.text, '.');
    if (kind.element) return arena_printf(out->arena, "%s[%u]", label, race->slot);
    return arena_printf(out->arena, "%s.%s", label, dot ? dot + 1 : kind.text);
}

static const char *message_of(const struct race *race, const struct names *names, struct findings *out) {
    struct names_variable kind = names->variable_kind(names->context, race->variable);
    const char *what = kind.text;
    if (kind.element) what = arena_printf(out->arena, "element %u of %s", race->slot, kind.text);
    const char *how = access_mark_writes(race->accesses[0].mark) ? "written" : "read and written";
    const char *why = !race->happens_before ? "no lock protects all accesses to it"
                      : race->eraser        ? "no lock protects all accesses to it, and nothing orders these two"
                                            : "nothing orders these two accesses";
    return arena_printf(out->arena, "%s is %s by two threads: %s", what, how, why);
}

static void tell_site(struct findings *out, struct finding *finding, const struct names *names,
                      const struct access_mark *access, const char *target) {
    const char *thread = names->thread(names->context, access->thread);
    finding_name(out, &finding->threads, thread);
    struct finding_site *site =
        finding_at(out, finding, thread, access_mark_writes(access->mark) ? "write" : "read", target);
    chain_tell(out, site, names, access_mark_place(access->mark));
}

static void tell(const struct race *race, const struct names *names, struct findings *out) {
    enum finding_rule rule = race->happens_before ? RULE_HAPPENS_BEFORE : RULE_ERASER;
    struct finding *finding = findings_add(out, FINDING_DATA_RACE, rule, STATUS_PREDICTED);
    if (race->eraser) finding->rules |= 1u << RULE_ERASER;
    finding->message = message_of(race, names, out);
    finding->variable = findings_text(out, names->variable_kind(names->context, race->variable).text);
    finding->count = race->eraser > race->happens_before ? race->eraser : race->happens_before;
    const char *target = target_of(race, names, out);
    for (u32 i = 0; i < 2; i++) tell_site(out, finding, names, &race->accesses[i], target);
}

void races_report(const struct races *races, const struct names *names, struct findings *out) {
    struct race_list groups;
    races_grouped(races, names, &groups);
    for (u32 i = 0; i < groups.count; i++) tell(&groups.items[i], names, out);
    vec_free(&groups);
}
