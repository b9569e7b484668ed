/* spot.h - an instruction of the application as file, line and source text. */
#ifndef HAVELOCK_SEARCH_SPOT_H
#define HAVELOCK_SEARCH_SPOT_H

#include "base/arena.h"
#include "report/sources.h"
#include "search/recorder.h"

struct spot {
    const char *file;   /* of a method without lines its name, "a.b.Main.run"; NULL: unknown */
    int line;           /* 0: unknown */
    const char *source; /* NULL: not found */
};

/* The texts live in the arena. */
struct spot spot_of(struct sources *sources, struct arena *arena, struct deed_site site);

#endif
