#include "detect/lockorder.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "base/map.h"
#include "base/memory.h"
#include "detect/chain.h"
#include "detect/edges.h"

enum { MOST_NAMES = 4 };

void lock_orders_init(struct lock_orders *orders, const struct names *names) {
    *orders = (struct lock_orders){.names = names, .by_code = map_new()};
}

void lock_orders_free(struct lock_orders *orders) {
    for (u32 i = 0; i < orders->list.count; i++) {
        free(orders->list.items[i].steps);
        free(orders->list.items[i].guards);
    }
    vec_free(&orders->list);
    map_free(orders->by_code);
}

/* ---- the same code ---- */

struct codes {
    u64 outer, inner;
    u64 name; /* of the outer lock, if it has one of its own */
};

static int by_code(const void *a, const void *b) {
    const struct codes *x = a, *y = b;
    if (x->outer != y->outer) return x->outer < y->outer ? -1 : 1;
    if (x->name != y->name) return x->name < y->name ? -1 : 1;
    return (x->inner > y->inner) - (x->inner < y->inner);
}

/* The innermost place that is the application's; the place itself if none is. */
static event_site in_application(const struct names *names, event_site at) {
    for (event_site here = at, next = at; names && here; here = next)
        if (!names->frame(names->context, &next).module) return here;
    return at;
}

static u64 code_of(const struct lock_orders *orders, event_site at) {
    return edges_code(in_application(orders->names, at));
}

/* A lock that is called after the field which holds it is another one than its neighbour; "Value#3" is one of many. */
static u64 name_of(const struct lock_orders *orders, names_label label) {
    const char *text = orders->names ? orders->names->label(orders->names->context, label) : "#";
    u64 hash = 14695981039346656037u;
    if (strchr(text, '#')) return 0;
    for (; *text; text++) hash = (hash ^ (u8)*text) * 1099511628211u;
    return hash;
}

/* Sorted, so that it does not matter where the cycle begins. */
static struct codes *codes_of(const struct lock_orders *orders, const struct lock_step *steps, u32 count) {
    struct codes *codes = memory_zero(count + 1, sizeof *codes);
    for (u32 i = 0; i < count; i++)
        codes[i] = (struct codes){code_of(orders, steps[i].outer_at), code_of(orders, steps[i].inner_at),
                                  name_of(orders, steps[i].outer)};
    qsort(codes, count, sizeof *codes, by_code);
    return codes;
}

static u64 hash_of(const struct codes *codes, u32 count, enum lock_removal removed) {
    u64 hash = (u64)count << 2 | removed;
    for (u32 i = 0; i < count; i++) {
        hash = hash_spread(hash ^ codes[i].outer ^ codes[i].name);
        hash = hash_spread(hash ^ hash >> 29 ^ codes[i].inner);
    }
    return hash ^ hash >> 31;
}

static bool is_from(const struct lock_orders *orders, const struct lock_order *order, const struct codes *codes,
                    u32 count, enum lock_removal removed) {
    if (order->count != count || order->removed != removed) return false;
    struct codes *its = codes_of(orders, order->steps, count);
    bool same = memcmp(its, codes, count * sizeof *codes) == 0;
    free(its);
    return same;
}

void lock_orders_add(struct lock_orders *orders, const struct lock_step *steps, u32 count, enum lock_removal removed,
                     const names_label *guards, u32 guard_count) {
    struct codes *codes = codes_of(orders, steps, count);
    u64 hash = hash_of(codes, count, removed), first = 0;
    map_get(orders->by_code, hash, &first);
    u64 at = first;
    while (at && !is_from(orders, &orders->list.items[at - 1], codes, count, removed))
        at = orders->list.items[at - 1].next;
    free(codes);
    if (at) {
        orders->list.items[at - 1].times++;
        return;
    }
    struct lock_order order = {.count = count, .times = 1, .removed = removed, .guard_count = guard_count};
    order.next = (u32)first;
    order.steps = memory_copy(steps, count * sizeof *steps);
    order.guards = memory_copy(guards, guard_count * sizeof *guards);
    vec_push(&orders->list, order);
    map_put(orders->by_code, hash, orders->list.count);
}

/* ---- findings ---- */

static const char *label_of(const struct names *names, names_label label) {
    return names->label(names->context, label);
}

static FILE *text_stream(char **text, size_t *size) {
    FILE *stream = open_memstream(text, size);
    if (!stream) memory_exhausted(sizeof *stream);
    return stream;
}

static const char *message_of(const struct lock_order *order, const struct names *names, struct findings *out) {
    char *text;
    size_t size;
    FILE *to = text_stream(&text, &size);
    u32 shown = order->count > MOST_NAMES ? MOST_NAMES - 1 : order->count;
    for (u32 i = 0; i < shown; i++) {
        const char *between = !i ? "" : i + 1 == order->count ? " and " : ", ";
        fprintf(to, "%s%s", between, label_of(names, order->steps[i].outer));
    }
    if (shown < order->count) fprintf(to, " and %u more", order->count - shown);
    fprintf(to, " are taken in %s", order->count == 2 ? "opposite order" : "cyclic order");
    fclose(to);
    const char *message = findings_text(out, text);
    free(text);
    return message;
}

static const char *removal_of(const struct lock_order *order, const struct names *names, struct findings *out) {
    switch (order->removed) {
    case REMOVED_NOT: return NULL;
    case REMOVED_SINGLE_THREAD: return "single-thread";
    case REMOVED_ORDER: return "order";
    case REMOVED_GUARD: break;
    }
    char *text;
    size_t size;
    FILE *to = text_stream(&text, &size);
    for (u32 i = 0; i < order->guard_count; i++)
        fprintf(to, "%s%s", i ? "," : "guard:", label_of(names, order->guards[i]));
    fclose(to);
    const char *removal = findings_text(out, text);
    free(text);
    return removal;
}

/* "Value#0 (taken at Main.java:12)" */
static const char *holding(const struct lock_step *step, const struct names *names, struct findings *out) {
    event_site at = in_application(names, step->outer_at);
    const char *lock = label_of(names, step->outer);
    struct names_frame frame = at ? names->frame(names->context, &at) : (struct names_frame){0};
    if (!frame.file || !frame.line) return findings_text(out, lock);
    return arena_printf(out->arena, "%s (taken at %s:%d)", lock, frame.file, frame.line);
}

static void add_step(struct findings *out, struct finding *finding, const struct lock_step *step,
                     const struct names *names) {
    const char *thread = names->thread(names->context, step->thread);
    finding_name(out, &finding->locks, label_of(names, step->outer));
    finding_name(out, &finding->threads, thread);
    struct finding_site *site = finding_at(out, finding, thread, "lock", label_of(names, step->inner));
    site->holds = holding(step, names, out);
    chain_tell(out, site, names, step->inner_at);
}

void lock_orders_report(const struct lock_orders *orders, const struct names *names, enum finding_rule rule,
                        struct findings *out) {
    for (u32 i = 0; i < orders->list.count; i++) {
        const struct lock_order *order = &orders->list.items[i];
        struct finding *finding = findings_add(out, FINDING_LOCK_ORDER, rule, STATUS_PREDICTED);
        finding->message = message_of(order, names, out);
        finding->count = order->times;
        finding->removed_by = removal_of(order, names, out);
        for (u32 k = 0; k < order->count; k++) add_step(out, finding, &order->steps[k], names);
    }
}
