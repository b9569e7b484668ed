/* races.h - pairs of accesses that race: what the race detectors found, counted, grouped and told.
 *
 * Detectors add pairs as they come upon them. The same kind of variable with the same two innermost instructions is
 * stored once, with the first example (threads, object, call chains) and a count for each detector, so the store is
 * bounded by the program's text and not by the run.
 *
 * A finding is a group of these: the same kind of variable (class and field, or array type) and the same unordered pair
 * of source lines, each with its method, whatever objects, threads, and callers were involved. A line and not an
 * instruction, because `x++` by two threads is one mistake although its read and its write race with the other's write;
 * another field, another method or another line is another finding. Where lines are unknown, the method counts. The
 * example shown is the first that happens-before found, else the first. Its read comes before its write.
 */
#ifndef HAVELOCK_DETECT_RACES_H
#define HAVELOCK_DETECT_RACES_H

#include "base/vec.h"
#include "detect/access_mark.h"
#include "event/names.h"
#include "report/finding.h"

struct races;

struct race {
    u32 variable;       /* its kind (names.variable) */
    bool is_static;     /* then there is no object */
    names_label object; /* of the example */
    u32 slot;
    struct access_mark accesses[2]; /* by different threads, one of them a write */
    u64 eraser, happens_before;     /* how often each rule found it */
};

struct race_list VEC(struct race);

struct races *races_new(void);
void races_free(struct races *races);

/* `rule` (RULE_ERASER or RULE_HAPPENS_BEFORE) found that two accesses to the place race. The number of the pair. */
u32 races_add(struct races *races, const struct names *names, enum finding_rule rule, u32 object, u32 slot,
              const struct access_mark *earlier, const struct access_mark *later);

/* The rule has a better pair for a variable than that one, which counts one less. One without a count is not told. */
void races_take_back(struct races *races, enum finding_rule rule, u32 pair);

/* One race for each finding, in the order of their findings. The caller frees the list. */
void races_grouped(const struct races *races, const struct names *names, struct race_list *out);

/* A finding for each group: predicted, with both call chains. Its count is the larger one of the two rules'. */
void races_report(const struct races *races, const struct names *names, struct findings *out);

#endif
