/* source_location.h - an instruction of the application as file, line and source text. */
#ifndef HAVELOCK_EXPLAIN_SOURCE_LOCATION_H
#define HAVELOCK_EXPLAIN_SOURCE_LOCATION_H

#include "base/arena.h"
#include "explain/record.h"
#include "report/sources.h"

struct source_location {
    const char *file;   /* of a method without lines its name, "a.b.Main.run"; NULL: unknown */
    int line;           /* 0: unknown */
    const char *source; /* NULL: not found */
};

/* The texts live in the arena. */
struct source_location source_location_of(struct sources *sources, struct arena *arena, struct record_site site);

#endif
