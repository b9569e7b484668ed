/* property_violation.h - races, broken invariants and exit statuses as findings. The VM stands where they show. */
#ifndef HAVELOCK_EXPLAIN_PROPERTY_VIOLATION_H
#define HAVELOCK_EXPLAIN_PROPERTY_VIOLATION_H

#include "report/finding.h"
#include "search/property/property.h"
#include "vm/listen/display_names.h"

/* Two threads about to access the same place. */
void property_violation_describe_race(struct display_names *display_names, struct vm *vm, u32 thread, u32 other,
                                      struct findings *findings, struct finding *finding);

/* `last` are the frames of the thread before the step that broke it. */
void property_violation_describe_invariant(struct display_names *display_names, struct vm *vm,
                                           const struct properties *properties, u32 thread,
                                           const struct finding_site *last, struct findings *findings,
                                           struct finding *finding);

/* The program has ended by a step of the thread. */
void property_violation_describe_exit(struct display_names *display_names, struct vm *vm, u32 thread,
                                      struct findings *findings, struct finding *finding);

/* The kind of variable ("Event.count") that the thread is about to race on; false: it is not. */
bool property_violation_variable(struct display_names *display_names, struct vm *vm, u32 thread, char *out,
                                 size_t size);

#endif
