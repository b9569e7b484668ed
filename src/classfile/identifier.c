#include "classfile/identifier.h"

/* Characters beyond ASCII that identifiers do not contain: spaces, punctuation, symbols, surrogates and private use,
 * block by block. Coarser than Unicode's tables, which only names that no compiler writes can show. */
static const struct {
    u32 first, last;
} excluded[] = {
    {0x00a0, 0x00a1}, {0x00a6, 0x00a9}, {0x00ab, 0x00ac},   {0x00ae, 0x00b4},   {0x00b6, 0x00b6},
    {0x00b8, 0x00b9}, {0x00bb, 0x00bf}, {0x00d7, 0x00d7},   {0x00f7, 0x00f7},   {0x02c2, 0x02c5},
    {0x02d2, 0x02df}, {0x2010, 0x2029}, {0x2030, 0x203e},   {0x2041, 0x2053},   {0x2055, 0x205f},
    {0x2190, 0x2bff}, {0x2e00, 0x2e7f}, {0x3000, 0x3004},   {0x3008, 0x3020},   {0xd800, 0xf8ff},
    {0xfff0, 0xfff8}, {0xfffc, 0xffff}, {0x1d000, 0x1d3ff}, {0x1f000, 0x1fbff}, {0xe0000, 0x10ffff},
};

static bool is_letter_or_mark(u32 c) {
    for (u32 i = 0; i < sizeof excluded / sizeof excluded[0]; i++)
        if (c >= excluded[i].first && c <= excluded[i].last) return false;
    return true;
}

/* The characters 0x80 .. 0x9f and the soft hyphen are ignorable: parts of an identifier, but not its start. */
static bool is_part(u32 c, bool first) {
    if (c < 0x80)
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$' ||
               (!first && c >= '0' && c <= '9');
    if (c < 0xa0 || c == 0xad) return !first;
    return is_letter_or_mark(c);
}

static u32 next_unit(const u8 *text, size_t length, size_t *i) {
    u8 c = text[(*i)++];
    if (c < 0x80) return c;
    if (c < 0xe0 && *i < length) return (c & 0x1fu) << 6 | (text[(*i)++] & 0x3fu);
    if (*i + 1 >= length) {
        *i = length;
        return 0xffff;
    }
    *i += 2;
    return (c & 0xfu) << 12 | (text[*i - 2] & 0x3fu) << 6 | (text[*i - 1] & 0x3fu);
}

/* Characters beyond 0xffff are two surrogates. */
static u32 next_character(const u8 *text, size_t length, size_t *i) {
    u32 high = next_unit(text, length, i);
    if (high < 0xd800 || high > 0xdbff || *i == length) return high;
    size_t after = *i;
    u32 low = next_unit(text, length, &after);
    if (low < 0xdc00 || low > 0xdfff) return high;
    *i = after;
    return 0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00);
}

size_t identifier_length(const u8 *text, size_t length, bool slashes) {
    bool after_slash = false;
    for (size_t i = 0, start; i < length;) {
        start = i;
        u32 c = next_character(text, length, &i);
        if (slashes && c == '/') {
            if (after_slash) return 0;
            after_slash = true;
            continue;
        }
        if (!is_part(c, start == 0)) return start;
        after_slash = false;
    }
    return length;
}
