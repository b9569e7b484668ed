/* fingerprint.h - states known by 64 bits only: smaller and faster than exact storage, and lossy.
 *
 * A state is a set of components, each with a key and contents. Its fingerprint is the exclusive or of a 64-bit hash of
 * each of them, so that a change costs as much as what changed. Two states with one fingerprint count as the same: the
 * second one is not looked at. Among n states the probability that this ever happens is about n * n / 2^65, as long
 * as the hash is as good as random.
 *
 * Like a cursor (cursor.h) it holds the current state; going back is by marks, which never get too old. A state takes 8
 * bytes and about 4.7 for its index entry.
 */
#ifndef HAVELOCK_STATE_FINGERPRINT_H
#define HAVELOCK_STATE_FINGERPRINT_H

#include "state/budget.h"
#include "state/pairs.h"

struct fingerprint;

/* The empty state, which is not added. NULL: no memory within the budget, which must outlive it. */
struct fingerprint *fingerprint_new(struct budget *budget);
void fingerprint_free(struct fingerprint *f);

/* Changes a component of the current state; length 0: it is not there. */
void fingerprint_set(struct fingerprint *f, u64 key, const void *bytes, u32 length);

/* Adds the state if it is new; states are numbered from 1 on. INTERNED_FULL: no memory. */
enum interned fingerprint_commit(struct fingerprint *f, u32 *state);

/* How many there are, and what is kept of one. */
u32 fingerprint_states(const struct fingerprint *f);
u64 fingerprint_at(const struct fingerprint *f, u32 state);

/* Adds a state by what is kept of it; the current state is not touched. */
enum interned fingerprint_add(struct fingerprint *f, u64 kept, u32 *state);

u64 fingerprint_mark(const struct fingerprint *f);
void fingerprint_undo(struct fingerprint *f, u64 mark);

/* What it holds beside what its budget counts. */
u64 fingerprint_bytes(const struct fingerprint *f);

/* The probability that among so many states one was taken for another. */
double fingerprint_omission(u64 states);

#endif
