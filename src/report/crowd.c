#include "report/crowd.h"

#include <string.h>

enum { FEWEST_IN_RANGE = 3, MOST_PARTS = 8 };

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

/* How much of a name comes before the number at its end; numbers that a machine word might not hold count as text. */
static size_t stem_of(const char *name, u64 *number) {
    size_t length = strlen(name), digits = 0;
    u64 weight = 1;
    *number = 0;
    while (digits < length && digits < 9 && is_digit(name[length - digits - 1])) {
        *number += weight * (u64)(name[length - digits - 1] - '0');
        weight *= 10;
        digits++;
    }
    return length - digits;
}

static bool is_next(const char *before, const char *name) {
    u64 a, b;
    size_t stem = stem_of(before, &a);
    return stem == stem_of(name, &b) && before[stem] && name[stem] && strncmp(before, name, stem) == 0 && b == a + 1;
}

/* How many names, from the first on, count upwards. */
static u32 range_of(const char *const *names, u32 count) {
    u32 length = 1;
    while (length < count && is_next(names[length - 1], names[length])) length++;
    return length < FEWEST_IN_RANGE ? 1 : length;
}

const char *crowd_names(struct arena *arena, const char *const *names, u32 count) {
    const char *text = "";
    u32 parts = 0, run;
    for (u32 i = 0; i < count; i += run) {
        run = range_of(names + i, count - i);
        if (parts++ == MOST_PARTS) return arena_printf(arena, "%s and %u others", text, count - i);
        const char *joint = !i ? "" : i + run == count ? " and " : ", ";
        text = run == 1 ? arena_printf(arena, "%s%s%s", text, joint, names[i])
                        : arena_printf(arena, "%s%s%s ... %s", text, joint, names[i], names[i + run - 1]);
    }
    return text;
}

const char *crowd_each(struct arena *arena, const char *const *names, u32 count) {
    if (count == 1) return names[0];
    return arena_printf(arena, "%s (%u threads): each", crowd_names(arena, names, count), count);
}
