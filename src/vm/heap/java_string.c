#include "vm/heap/java_string.h"

#include <stdlib.h>

#include "base/hash.h"
#include "base/map.h"
#include "base/memory.h"
#include "vm/access/protection.h"
#include "vm/heap/alloc.h"
#include "vm/heap/interned.h"

/* Decodes one UTF-16 unit of modified UTF-8; invalid bytes stand for themselves, so nothing overruns. */
static u16 next_unit(const u8 **at, const u8 *end) {
    const u8 *p = *at;
    u8 c = *p;
    if (c >= 0xC0 && c < 0xE0 && end - p >= 2) {
        *at = p + 2;
        return (u16)((c & 0x1F) << 6 | (p[1] & 0x3F));
    }
    if (c >= 0xE0 && c < 0xF0 && end - p >= 3) {
        *at = p + 3;
        return (u16)((c & 0x0F) << 12 | (p[1] & 0x3F) << 6 | (p[2] & 0x3F));
    }
    *at = p + 1;
    return c;
}

/* Number of units, and whether all of them are Latin-1. Four-byte UTF-8 counts as two units. */
static u32 measure(struct slice text, bool *latin) {
    const u8 *p = text.at, *end = p + text.length;
    u32 count = 0;
    *latin = true;
    while (p < end) {
        if (*p >= 0xF0 && end - p >= 4) {
            p += 4;
            count += 2;
            *latin = false;
            continue;
        }
        if (next_unit(&p, end) > 0xFF) *latin = false;
        count++;
    }
    return count;
}

static void put_unit(u8 *out, u32 i, bool latin, u16 unit) {
    if (latin) out[i] = (u8)unit;
    else memcpy(out + (size_t)i * 2, &unit, 2);
}

static void decode(struct slice text, bool latin, u8 *out) {
    const u8 *p = text.at, *end = p + text.length;
    u32 i = 0;
    while (p < end) {
        if (*p >= 0xF0 && end - p >= 4) {
            u32 code = (u32)(p[0] & 7) << 18 | (u32)(p[1] & 0x3F) << 12 | (u32)(p[2] & 0x3F) << 6 | (p[3] & 0x3F);
            code -= 0x10000;
            put_unit(out, i++, latin, (u16)(0xD800 | (code >> 10 & 0x3FF)));
            put_unit(out, i++, latin, (u16)(0xDC00 | (code & 0x3FF)));
            p += 4;
            continue;
        }
        put_unit(out, i++, latin, next_unit(&p, end));
    }
}

static void fill_string(struct vm *vm, ref string, ref value, bool latin) {
    struct object *o = object_at(vm, string);
    set32(o, vm->known.String_value, value);
    set32(o, vm->known.String_coder, latin ? 0 : 1);
}

ref java_string_new_slice(struct thread *t, struct slice utf8) {
    bool latin;
    u32 count = measure(utf8, &latin);
    ref value = alloc_array(t, array_class(t->vm, 'B'), latin ? count : count * 2);
    ref string = value ? alloc_object(t, t->vm->known.String) : 0;
    if (!string) return 0;
    decode(utf8, latin, object_at(t->vm, value)->data);
    fill_string(t->vm, string, value, latin);
    return string;
}

ref java_string_new(struct thread *t, const char *text) {
    return java_string_new_slice(t, (struct slice){(const u8 *)text, strlen(text)});
}

/* A string that was made without a constructor (Unsafe) is empty. */
static const struct object *value_of(struct vm *vm, ref string, bool *latin) {
    static const struct object nothing = {0};
    const struct object *o = object_at(vm, string);
    ref value = get32(o, vm->known.String_value);
    *latin = !get32(o, vm->known.String_coder);
    return value ? object_at(vm, value) : &nothing;
}

u32 java_string_length(struct vm *vm, ref string) {
    bool latin;
    const struct object *value = value_of(vm, string, &latin);
    return value->length >> !latin;
}

u16 java_string_unit(struct vm *vm, ref string, u32 i) {
    bool latin;
    const struct object *value = value_of(vm, string, &latin);
    u16 unit;
    if (latin) return value->data[i];
    memcpy(&unit, value->data + (size_t)i * 2, 2);
    return unit;
}

size_t utf8_encode(char *out, u32 c) {
    if (c < 0x80) {
        out[0] = (char)c;
        return 1;
    }
    if (c < 0x800) {
        out[0] = (char)(0xC0 | c >> 6);
        out[1] = (char)(0x80 | (c & 0x3F));
        return 2;
    }
    if (c < 0x10000) {
        out[0] = (char)(0xE0 | c >> 12);
        out[1] = (char)(0x80 | (c >> 6 & 0x3F));
        out[2] = (char)(0x80 | (c & 0x3F));
        return 3;
    }
    out[0] = (char)(0xF0 | c >> 18);
    out[1] = (char)(0x80 | (c >> 12 & 0x3F));
    out[2] = (char)(0x80 | (c >> 6 & 0x3F));
    out[3] = (char)(0x80 | (c & 0x3F));
    return 4;
}

bool java_string_copy_ascii(struct vm *vm, ref string, char *out, size_t size) {
    bool latin;
    const struct object *value = value_of(vm, string, &latin);
    if (!value || !latin || value->length >= size) return false;
    u8 all = 0;
    for (u32 i = 0; i < value->length; i++) {
        all |= value->data[i];
        out[i] = (char)value->data[i];
    }
    out[value->length] = 0;
    return all < 0x80 && strlen(out) == value->length;
}

char *java_string_utf8(struct vm *vm, ref string) {
    u32 count = java_string_length(vm, string);
    char *out = memory_alloc((size_t)count * 3 + 1);
    size_t n = 0;
    for (u32 i = 0; i < count; i++) {
        u32 c = java_string_unit(vm, string, i);
        if (c >= 0xD800 && c < 0xDC00 && i + 1 < count) {
            u32 low = java_string_unit(vm, string, i + 1);
            if (low >= 0xDC00 && low < 0xE000) {
                c = 0x10000 + ((c & 0x3FF) << 10 | (low & 0x3FF));
                i++;
            }
        }
        if (c >= 0xD800 && c < 0xE000) c = '?'; /* a lone surrogate, as Java's encoder has it */
        n += utf8_encode(out + n, c);
    }
    out[n] = 0;
    return out;
}

char *java_string_modified_utf8(struct vm *vm, ref string, size_t *length) {
    u32 count = java_string_length(vm, string);
    char *out = memory_alloc((size_t)count * 3 + 1);
    size_t n = 0;
    for (u32 i = 0; i < count; i++) {
        u32 c = java_string_unit(vm, string, i);
        if (c == 0) {
            out[n++] = (char)0xC0;
            out[n++] = (char)0x80;
        } else {
            n += utf8_encode(out + n, c);
        }
    }
    out[n] = 0;
    if (length) *length = n;
    return out;
}

/* ---- interning: contents hash -> chain through interned_strings ---- */

static u64 hash_contents(const u8 *bytes, size_t length, bool latin) {
    u64 h = hash_bytes(latin ? HASH_FACTOR : HASH_FACTOR_2, bytes, length);
    return h ^ h >> 29;
}

static bool same_contents(struct vm *vm, ref string, const u8 *bytes, size_t length, bool latin) {
    bool is_latin;
    const struct object *value = value_of(vm, string, &is_latin);
    return is_latin == latin && value->length == length && memcmp(value->data, bytes, length) == 0;
}

/* Equal hashes of different contents probe on with the next hash. */
static ref find_interned(struct vm *vm, const u8 *bytes, size_t length, bool latin, u64 *hash) {
    u64 value;
    *hash = hash_contents(bytes, length, latin);
    while (map_get(vm->strings.interned, *hash, &value)) {
        if (same_contents(vm, (ref)value, bytes, length, latin)) return (ref)value;
        ++*hash;
    }
    return 0;
}

/* Literals are made once for all states: a string that is interned must look the same in each of them. */
static ref make_eternal(struct vm *vm, const u8 *bytes, size_t length, bool latin, u64 hash) {
    /* malloc: a string may be so long that the lack of memory is the Java program's error. */
    struct slice key = {malloc(length + 2), length + 2};
    u8 *text = (u8 *)(uintptr_t)key.at;
    if (!text) return 0;
    memcpy(text + 2, bytes, length);
    text[0] = 'v', text[1] = latin;
    ref value = alloc_eternal_as(vm, array_class(vm, 'B'), (u32)length, key);
    text[0] = 's';
    ref string = value ? alloc_eternal_as(vm, vm->known.String, 0, key) : 0;
    free(text);
    if (!string) return 0;
    memcpy(object_at(vm, value)->data, bytes, length);
    fill_string(vm, string, value, latin);
    map_put(vm->strings.interned, hash, string);
    vec_push(&vm->strings.list, string);
    return string;
}

ref java_string_literal(struct vm *vm, struct slice utf8) {
    bool latin;
    u64 hash;
    u32 count = measure(utf8, &latin);
    size_t length = latin ? count : (size_t)count * 2;
    u8 small[256], *bytes = length <= sizeof small ? small : memory_alloc(length);
    decode(utf8, latin, bytes);
    ref found = find_interned(vm, bytes, length, latin, &hash);
    if (!found) {
        found = make_eternal(vm, bytes, length, latin, hash);
        if (found && vm->undo && interned_find(vm, found)) protection_break(vm); /* that should have been the literal */
    }
    if (bytes != small) free(bytes);
    return found;
}

/* In a search, a string that the program makes is itself interned, in this state and those that come of it. */
static ref intern_in_state(struct thread *t, ref string, bool latin, u64 hash) {
    struct vm *vm = t->vm;
    ref found = interned_find(vm, string);
    if (found) return found;
    size_t length;
    char *text = java_string_modified_utf8(vm, string, &length);
    bool is_constant = interned_is_constant(vm, (struct slice){(const u8 *)text, length});
    free(text);
    if (!is_constant) return interned_add(t, string);
    const struct object *value = value_of(vm, string, &latin);
    return make_eternal(vm, value->data, value->length, latin, hash);
}

bool java_string_is_literal(struct vm *vm, ref string, u64 *hash) {
    bool latin;
    const struct object *value = value_of(vm, string, &latin);
    return find_interned(vm, value->data, value->length, latin, hash);
}

ref java_string_intern(struct thread *t, ref string) {
    struct vm *vm = t->vm;
    bool latin;
    u64 hash;
    const struct object *value = value_of(vm, string, &latin);
    ref found = find_interned(vm, value->data, value->length, latin, &hash);
    if (found) return found;
    if (vm->heap.canonical) return intern_in_state(t, string, latin, hash);
    map_put(vm->strings.interned, hash, string);
    vec_push(&vm->strings.list, string);
    return string;
}
