#include "classfile/plain_utf8.h"

/* Bytes of the character that starts here, 0 if it is malformed. */
static size_t character(const u8 *at, size_t left) {
    static const u32 least[] = {0, 0, 0x80, 0x800, 0x10000};
    if (at[0] < 0x80) return 1;
    size_t length = at[0] >= 0xf0 ? 4 : at[0] >= 0xe0 ? 3 : 2;
    if (at[0] < 0xc2 || at[0] > 0xf4 || length > left) return 0;
    u32 code = at[0] & (0xffu >> (length + 1));
    for (size_t i = 1; i < length; i++) {
        if ((at[i] & 0xc0) != 0x80) return 0;
        code = code << 6 | (at[i] & 0x3fu);
    }
    bool is_surrogate = code >= 0xd800 && code <= 0xdfff;
    return code < least[length] || code > 0x10ffff || is_surrogate ? 0 : length;
}

bool plain_utf8(const u8 *at, size_t length) {
    for (size_t used; length; at += used, length -= used)
        if ((used = character(at, length)) == 0) return false;
    return true;
}
