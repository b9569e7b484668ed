/* verdict.h - what a search came to: the verdict, its words, its figures, its exit status. */
#ifndef HAVELOCK_CLI_OUTPUT_VERDICT_H
#define HAVELOCK_CLI_OUTPUT_VERDICT_H

#include "cli/output/assumptions.h"

/* Findings that do not count (refuted, removed) leave the verdict as it would be without them. Fingerprints prove
 * nothing. */
enum verdict verdict_of(const struct search_result *result, const struct search_options *options,
                        const struct findings *findings);
int verdict_exit_status(enum verdict verdict);

/* The memory model of every search. */
#define VERDICT_MEMORY_MODEL "sc"

/* The words: what was found or not, what was searched, and what that rests on. */
void verdict_print(FILE *out, enum verdict verdict, const struct search_result *result,
                   const struct search_options *options, const struct assumptions *assumptions, u32 findings);

/* "3915 states, ..." */
void verdict_print_stats(FILE *out, const struct search_stats *stats);

/* Of the search, and of the VM: instructions if they were counted. */
struct figures verdict_figures(const struct search_stats *stats, const struct vm *vm);

#endif
