#include "base/codepoint.h"

#include <assert.h>
#include <string.h>

static bool is_continuation(const char *at, const char *end) { return at < end && ((u8)*at & 0xC0) == 0x80; }

/* A sequence of `length` bytes as it stands; 0 when it is cut short. */
static u32 sequence(const char *at, const char *end, u32 length) {
    u32 value = (u8)*at & (0xFFu >> (length + 1));
    for (u32 i = 1; i < length; i++) {
        if (!is_continuation(at + i, end)) return 0;
        value = value << 6 | ((u8)at[i] & 0x3F);
    }
    return value;
}

static bool is_high(u32 unit) { return unit >= 0xD800 && unit < 0xDC00; }
static bool is_low(u32 unit) { return unit >= 0xDC00 && unit < 0xE000; }

static u32 bad(const char **at, u32 length) {
    *at += length;
    return CODEPOINT_BAD;
}

static u32 two_bytes(const char **at, const char *end) {
    u32 value = sequence(*at, end, 2);
    bool is_nul = (u8) * *at == 0xC0 && is_continuation(*at + 1, end) && (u8)(*at)[1] == 0x80;
    if (value < 0x80 && !is_nul) return bad(at, 1);
    *at += 2;
    return value;
}

static u32 three_bytes(const char **at, const char *end) {
    u32 value = sequence(*at, end, 3);
    if (value < 0x800) return bad(at, 1);
    if (is_low(value)) return bad(at, 3);
    *at += 3;
    if (!is_high(value)) return value;
    u32 low = *at < end && (u8) * *at == 0xED ? sequence(*at, end, 3) : 0;
    if (!is_low(low)) return CODEPOINT_BAD;
    *at += 3;
    return 0x10000 + ((value & 0x3FF) << 10 | (low & 0x3FF));
}

static u32 four_bytes(const char **at, const char *end) {
    u32 value = sequence(*at, end, 4);
    if (value < 0x10000 || value > 0x10FFFF) return bad(at, 1);
    *at += 4;
    return value;
}

u32 codepoint_next(const char **at, const char *end) {
    assert(*at < end);
    u8 first = (u8) * *at;
    if (first < 0x80) return (u8) * (*at)++;
    if (first < 0xC0) return bad(at, 1);
    if (first < 0xE0) return two_bytes(at, end);
    if (first < 0xF0) return three_bytes(at, end);
    return first < 0xF8 ? four_bytes(at, end) : bad(at, 1);
}

size_t codepoint_put(char *out, u32 c) {
    assert(c <= 0x10FFFF);
    if (c < 0x80) {
        out[0] = (char)c;
        return 1;
    }
    u32 more = c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
    out[0] = (char)((0xF80u >> more & 0xFF) | c >> (6 * more));
    for (u32 i = 1; i <= more; i++) out[i] = (char)(0x80 | (c >> (6 * (more - i)) & 0x3F));
    return more + 1;
}
