/* coverage.h - which instructions took locks (L7): a sink over LOCK. */
#ifndef HAVELOCK_DETECT_COVERAGE_H
#define HAVELOCK_DETECT_COVERAGE_H

#include "event/sink.h"

struct coverage;

struct coverage *coverage_new(void);
void coverage_free(struct coverage *coverage);
struct sink *coverage_sink(struct coverage *coverage);

/* Did this instruction take a lock, whoever called it? */
bool coverage_has(const struct coverage *coverage, u32 code, u32 instruction);

#endif
