#include "classfile/renamed.h"

#include <string.h>

#include "classfile/buffer.h"
#include "classfile/classfile.h"

enum { POOL_COUNT_AT = 8, POOL_AT = 10, MOST_CONSTANTS = 65535, MOST_TEXT = 65535 };

static u32 u2_at(const u8 *at) { return (u32)at[0] << 8 | at[1]; }

/* Bytes after the tag; 0: unknown tag. Utf8 is measured by the caller. */
static u32 size_of(u8 tag) {
    switch (tag) {
    case CP_CLASS:
    case CP_STRING:
    case CP_METHOD_TYPE:
    case CP_MODULE:
    case CP_PACKAGE: return 2;
    case CP_METHOD_HANDLE: return 3;
    case CP_LONG:
    case CP_DOUBLE: return 8;
    case CP_INTEGER:
    case CP_FLOAT:
    case CP_FIELDREF:
    case CP_METHODREF:
    case CP_INTERFACE_METHODREF:
    case CP_NAME_AND_TYPE:
    case CP_DYNAMIC:
    case CP_INVOKE_DYNAMIC: return 4;
    default: return 0;
    }
}

/* The offset of constant `wanted`, or with wanted == count of the end of the pool; 0: malformed. */
static size_t find_constant(struct slice bytes, u32 count, u32 wanted) {
    size_t at = POOL_AT;
    for (u32 i = 1; i < count; i++) {
        if (i == wanted) return at;
        if (at + 3 > bytes.length) return 0;
        u8 tag = bytes.at[at];
        u32 size = tag == CP_UTF8 ? 2 + u2_at(bytes.at + at + 1) : size_of(tag);
        if (!size) return 0;
        at += 1 + size;
        if (tag == CP_LONG || tag == CP_DOUBLE) i++;
    }
    return wanted == count && at + 6 <= bytes.length ? at : 0;
}

static bool is_constant(struct slice bytes, size_t at, u8 tag) {
    return at && at + 3 <= bytes.length && bytes.at[at] == tag;
}

bool classfile_renamed(struct arena *arena, struct slice bytes, const char *suffix, struct slice *out) {
    if (bytes.length < POOL_AT) return false;
    u32 count = u2_at(bytes.at + POOL_COUNT_AT);
    size_t end = count < MOST_CONSTANTS ? find_constant(bytes, count, count) : 0;
    if (!end) return false;
    size_t self = find_constant(bytes, count, u2_at(bytes.at + end + 2)); /* after the access flags */
    if (!is_constant(bytes, self, CP_CLASS)) return false;
    size_t name = find_constant(bytes, count, u2_at(bytes.at + self + 1));
    if (!is_constant(bytes, name, CP_UTF8)) return false;
    u32 length = u2_at(bytes.at + name + 1), more = (u32)strlen(suffix);
    if (name + 3 + length > bytes.length || length + more > MOST_TEXT) return false;
    struct buffer text = {0};
    buffer_bytes(&text, bytes.at, end);
    buffer_u1(&text, CP_UTF8);
    buffer_u2(&text, length + more);
    buffer_bytes(&text, bytes.at + name + 3, length);
    buffer_bytes(&text, suffix, more);
    buffer_bytes(&text, bytes.at + end, bytes.length - end);
    buffer_put_u2(&text, POOL_COUNT_AT, count + 1);
    buffer_put_u2(&text, self + 1, count);
    *out = (struct slice){arena_copy(arena, text.at, text.length), text.length};
    buffer_free(&text);
    return true;
}
