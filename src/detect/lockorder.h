/* lockorder.h - locks taken in an order that can end in a deadlock: what lock analyses find, as data and as findings.
 *
 * A lock_order is a cycle of steps: each holds a lock and wants the one that the next step holds. Cycles that come
 * from the same code (the same two acquisitions in each step, whatever the objects, threads and callers) and are
 * removed for the same kind of reason are one, with a count; the first one come upon stands for them.
 */
#ifndef HAVELOCK_DETECT_LOCKORDER_H
#define HAVELOCK_DETECT_LOCKORDER_H

#include "base/vec.h"
#include "event/names.h"
#include "report/finding.h"

/* How much is asked of a cycle (requirements L2-L4). */
enum lock_level { LEVEL_BASIC, LEVEL_GUARDED, LEVEL_SEGMENTED };

/* Why a cycle is none at the level that was asked for. */
enum lock_removal { REMOVED_NOT, REMOVED_SINGLE_THREAD, REMOVED_GUARD, REMOVED_ORDER };

struct lock_step {
    u32 thread;
    names_label outer, inner;      /* the lock held and the lock wanted */
    event_site outer_at, inner_at; /* where they were taken */
};

struct lock_order {
    struct lock_step *steps;
    u32 count;
    u64 times; /* so many of them */
    enum lock_removal removed;
    names_label *guards; /* of REMOVED_GUARD: the locks that several steps hold */
    u32 guard_count;
    u32 next; /* with the same hash, + 1 */
};

struct lock_orders {
    struct VEC(struct lock_order) list; /* owns steps and guards */
    const struct names *names;          /* NULL: every place counts as it is */
    struct map *by_code;
    bool cut; /* the search for them ended early: there may be more, and more of each */
};

/* names: borrowed. */
void lock_orders_init(struct lock_orders *orders, const struct names *names);
void lock_orders_free(struct lock_orders *orders);

/* Copies steps and guards. */
void lock_orders_add(struct lock_orders *orders, const struct lock_step *steps, u32 count, enum lock_removal removed,
                     const names_label *guards, u32 guard_count);

/* One finding for each: a site for every step, where its thread wants the inner lock. */
void lock_orders_report(const struct lock_orders *orders, const struct names *names, enum finding_rule rule,
                        struct findings *out);

#endif
