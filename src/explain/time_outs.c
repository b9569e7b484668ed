#include "explain/time_outs.h"

#include <string.h>

const char *time_outs_length(struct arena *arena, u64 nanoseconds) {
    static const struct {
        u64 length;
        const char *one, *many;
    } units[] = {{UINT64_C(86400000000000), "day", "days"},
                 {UINT64_C(3600000000000), "hour", "hours"},
                 {UINT64_C(60000000000), "minute", "minutes"},
                 {1000000000, "s", "s"},
                 {1000000, "ms", "ms"},
                 {1000, "us", "us"},
                 {1, "ns", "ns"}};
    u32 i = 0;
    while (nanoseconds % units[i].length) i++;
    u64 count = nanoseconds / units[i].length;
    return arena_printf(arena, "%llu %s", (unsigned long long)count, count == 1 ? units[i].one : units[i].many);
}

static bool is_earlier(const struct time_outs *list, u32 at) {
    for (u32 i = 0; i < at; i++)
        if (list->items[i].nanoseconds == list->items[at].nanoseconds &&
            strcmp(list->items[i].call, list->items[at].call) == 0)
            return true;
    return false;
}

const char *time_outs_text(struct arena *arena, const struct time_outs *list) {
    enum { MOST_NAMED = 3 };
    const char *text = NULL;
    u32 more = 0, named = 0;
    for (u32 i = 0; i < list->count; i++) {
        const struct time_out *t = &list->items[i];
        if (is_earlier(list, i)) continue;
        if (named == MOST_NAMED) {
            more++;
            continue;
        }
        text = arena_printf(arena, "%s the %s of %s", text ? arena_printf(arena, "%s and", text) : "after",
                            time_outs_length(arena, t->nanoseconds), t->call);
        named++;
    }
    if (more) text = arena_printf(arena, "%s and %u more", text, more);
    return text ? arena_printf(arena, "%s passed", text) : NULL;
}
