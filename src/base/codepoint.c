#include "base/codepoint.h"

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
    u8 first = (u8) * *at;
    if (first < 0x80) return (u8) * (*at)++;
    if (first < 0xC0) return bad(at, 1);
    if (first < 0xE0) return two_bytes(at, end);
    if (first < 0xF0) return three_bytes(at, end);
    return first < 0xF8 ? four_bytes(at, end) : bad(at, 1);
}

size_t codepoint_put(char *out, u32 c) {
    if (c < 0x80) {
        out[0] = (char)c;
        return 1;
    }
    u32 more = c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
    out[0] = (char)((0xF80u >> more & 0xFF) | c >> (6 * more));
    for (u32 i = 1; i <= more; i++) out[i] = (char)(0x80 | (c >> (6 * (more - i)) & 0x3F));
    return more + 1;
}

struct range {
    u32 first, last;
};

static bool is_within(u32 c, const struct range *ranges, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (c >= ranges[i].first && c <= ranges[i].last) return true;
    return false;
}

/* The large blocks of Unicode's East Asian Width and of its combining marks; enough to keep columns straight. */
u32 codepoint_columns(u32 c) {
    static const struct range wide[] = {{0x1100, 0x115F},   {0x2E80, 0x303E},   {0x3041, 0x33FF},  {0x3400, 0x4DBF},
                                        {0x4E00, 0x9FFF},   {0xA000, 0xA4CF},   {0xAC00, 0xD7A3},  {0xF900, 0xFAFF},
                                        {0xFE30, 0xFE6F},   {0xFF00, 0xFF60},   {0xFFE0, 0xFFE6},  {0x1F300, 0x1F64F},
                                        {0x1F680, 0x1F6FF}, {0x1F900, 0x1F9FF}, {0x20000, 0x3FFFD}};
    static const struct range none[] = {{0x0300, 0x036F}, {0x0483, 0x0489}, {0x0591, 0x05BD}, {0x064B, 0x065F},
                                        {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF}, {0x200B, 0x200F}, {0x20D0, 0x20FF},
                                        {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F}, {0xFEFF, 0xFEFF}, {0xE0100, 0xE01EF}};
    if (c < 0x300) return 1;
    if (is_within(c, none, sizeof none / sizeof *none)) return 0;
    return is_within(c, wide, sizeof wide / sizeof *wide) ? 2 : 1;
}

u32 text_columns(const char *text) {
    const char *end = text + strlen(text);
    u32 columns = 0;
    while (text < end) columns += codepoint_columns(codepoint_next(&text, end));
    return columns;
}
