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

static bool is_same(const char *a, const char *b) { return a == b || (a && b && strcmp(a, b) == 0); }

static bool is_earlier(const struct time_outs *list, u32 at) {
    const struct time_out *it = &list->items[at];
    for (const struct time_out *t = list->items; t < it; t++)
        if (t->nanoseconds == it->nanoseconds && is_same(t->call, it->call) && !t->runner == !it->runner) return true;
    return false;
}

void time_outs_forget_library(struct time_outs *list) {
    u32 kept = 0;
    for (u32 i = 0; i < list->count; i++)
        if (list->items[i].call) list->items[kept++] = list->items[i];
    list->count = kept;
}

bool time_outs_hurry(const struct time_outs *list) {
    for (u32 i = 0; i < list->count; i++)
        if (list->items[i].runner) return true;
    return false;
}

static const char *one_text(struct arena *arena, const struct time_out *t) {
    const char *length = time_outs_length(arena, t->nanoseconds);
    return t->call ? arena_printf(arena, "the %s of %s", length, t->call) : length;
}

/* Those that came while another thread could run, or the others. last: the last one of them. */
static const char *list_text(struct arena *arena, const struct time_outs *list, bool hurry, bool of_library,
                             const struct time_out **last) {
    enum { MOST_NAMED = 3 };
    const char *text = NULL;
    u32 more = 0, named = 0;
    for (u32 i = 0; i < list->count; i++) {
        const struct time_out *t = &list->items[i];
        if (!t->runner == hurry || (!t->call && !of_library)) continue;
        *last = t;
        if (is_earlier(list, i)) continue;
        if (named++ >= MOST_NAMED) more++;
        else text = text ? arena_printf(arena, "%s and %s", text, one_text(arena, t)) : one_text(arena, t);
    }
    return more ? arena_printf(arena, "%s and %u more", text, more) : text;
}

const char *time_outs_text(struct arena *arena, const struct time_outs *list, bool of_library) {
    const struct time_out *last = NULL;
    const char *text = NULL, *hurried = list_text(arena, list, true, of_library, &last);
    if (hurried) text = arena_printf(arena, "needs %s to pass while %s can run", hurried, last->runner);
    const char *others = list_text(arena, list, false, of_library, &last);
    if (!others) return text;
    others = arena_printf(arena, "%safter %s passed", text ? "; " : "", others);
    if (last->waiters) others = arena_printf(arena, "%s while %s", others, last->waiters);
    return text ? arena_printf(arena, "%s%s", text, others) : others;
}
