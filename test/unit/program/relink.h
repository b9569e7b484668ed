/* relink.h - rewrites a class file so that HotSpot runs synthesised classes in place of invokedynamic.
 *
 * Each call site that site_synthesise knows becomes an invokestatic of the synthesised class, which
 * is written beside the class. All members become public, because HotSpot does not trust that class
 * as our VM does; for the same reason handles of kind invokespecial become invokevirtual ones, which
 * is the same thing for the private methods that compilers make of lambda bodies.
 */
#ifndef HAVELOCK_TEST_RELINK_H
#define HAVELOCK_TEST_RELINK_H

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/bytes.h"
#include "classfile/buffer.h"
#include "classfile/code.h"
#include "classfile/opcodes.h"
#include "program/synth/site.h"
#include "program/synth/synth_target.h"

struct relink {
    struct arena *arena;
    u8 *bytes; /* of the class, patched in place */
    size_t length;
    const struct classfile *cf;
    struct buffer constants; /* added to the pool */
    u32 next;                /* index of the next added constant */
    const char *folder;      /* where classes go */
    u32 sites;               /* relinked so far */
    u32 others;              /* left alone */
};

static inline struct slice file_read(struct arena *arena, const char *path) {
    FILE *file = fopen(path, "rb");
    if (!file || fseek(file, 0, SEEK_END)) return (struct slice){NULL, 0};
    size_t length = (size_t)ftell(file);
    u8 *bytes = arena_alloc(arena, length);
    rewind(file);
    if (fread(bytes, 1, length, file) != length) length = 0;
    fclose(file);
    return (struct slice){bytes, length};
}

/* Writes folder/name.class; a class in a package needs its folder to exist. */
static inline int class_write(const char *folder, const char *name, struct slice bytes) {
    char path[PATH_MAX];
    snprintf(path, sizeof path, "%s/%s.class", folder, name);
    FILE *file = fopen(path, "wb");
    if (!file) return -1;
    size_t written = fwrite(bytes.at, 1, bytes.length, file);
    return fclose(file) || written != bytes.length ? -1 : 0;
}

/* Bytes of a constant behind its tag. */
static inline size_t constant_length(const u8 *constant) {
    switch (constant[0]) {
    case CP_UTF8: return 2u + bytes_peek_u16(constant + 1);
    case CP_LONG:
    case CP_DOUBLE: return 8;
    case CP_CLASS:
    case CP_STRING:
    case CP_METHOD_TYPE:
    case CP_MODULE:
    case CP_PACKAGE: return 2;
    case CP_METHOD_HANDLE: return 3;
    default: return 4;
    }
}

/* Offset of what follows the pool; offsets[i]: where constant i starts. */
static inline size_t pool_walk(const u8 *bytes, size_t *offsets) {
    u16 count = bytes_peek_u16(bytes + 8);
    size_t at = 10;
    for (u32 i = 1; i < count; i++) {
        offsets[i] = at;
        u8 tag = bytes[at];
        at += 1 + constant_length(bytes + at);
        if (tag == CP_LONG || tag == CP_DOUBLE) i++;
    }
    return at;
}

static inline void put_u2(u8 *at, u32 value) {
    at[0] = (u8)(value >> 8);
    at[1] = (u8)value;
}

static inline void soften_handles(u8 *bytes, const size_t *offsets) {
    u16 count = bytes_peek_u16(bytes + 8);
    for (u32 i = 1; i < count; i++) {
        u8 *constant = bytes + offsets[i];
        if (!offsets[i] || constant[0] != CP_METHOD_HANDLE || constant[1] != REF_INVOKE_SPECIAL) continue;
        u8 member = bytes[offsets[bytes_peek_u16(constant + 2)]];
        constant[1] = member == CP_INTERFACE_METHODREF ? REF_INVOKE_INTERFACE : REF_INVOKE_VIRTUAL;
    }
}

/* A field or method; the offset behind it. */
static inline size_t open_member(u8 *bytes, size_t at) {
    put_u2(bytes + at, (bytes_peek_u16(bytes + at) & 0xfff8u) | 1);
    u16 attributes = bytes_peek_u16(bytes + at + 6);
    at += 8;
    while (attributes--) at += 6 + (size_t)bytes_peek_u32(bytes + at + 2);
    return at;
}

static inline void open_members(u8 *bytes, size_t pool_end) {
    put_u2(bytes + pool_end, bytes_peek_u16(bytes + pool_end) | 1u);
    size_t at = pool_end + 8 + 2u * bytes_peek_u16(bytes + pool_end + 6);
    for (int kind = 0; kind < 2; kind++) {
        u16 count = bytes_peek_u16(bytes + at);
        at += 2;
        while (count--) at = open_member(bytes, at);
    }
}

static inline u32 add_text(struct relink *relink, const char *text) {
    buffer_u1(&relink->constants, CP_UTF8);
    buffer_u2(&relink->constants, (u32)strlen(text));
    buffer_bytes(&relink->constants, text, strlen(text));
    return relink->next++;
}

static inline u32 add_constant(struct relink *relink, enum cp_tag tag, u32 a, u32 b) {
    buffer_u1(&relink->constants, tag);
    buffer_u2(&relink->constants, a);
    if (tag != CP_CLASS) buffer_u2(&relink->constants, b);
    return relink->next++;
}

/* Our own parser accepts the class, at its strictest. */
static inline bool parses(struct arena *arena, struct slice bytes) {
    struct diag diag = {0};
    enum classfile_fault fault;
    if (classfile_parse(arena, bytes, true, &fault, &diag)) return true;
    fprintf(stderr, "%s\n", diag.text);
    return false;
}

static inline int relink_site(struct relink *relink, const u8 *instruction) {
    struct diag diag = {0};
    struct site site;
    const char *name =
        arena_printf(relink->arena, "%.*s$$Site%u", (int)cp_name(relink->cf, relink->cf->this_class).length,
                     (const char *)cp_name(relink->cf, relink->cf->this_class).at, relink->sites);
    if (site_synthesise(relink->arena, relink->cf, bytes_peek_u16(instruction + 1), name, OLDEST_JDK, &site, &diag)) {
        fprintf(stderr, "%s: %s\n", name, diag.text);
        return -1;
    }
    if (site.kind == SITE_OTHER) {
        relink->others++;
        return 0;
    }
    if (!parses(relink->arena, site.bytes)) return -1;
    relink->sites++;
    u32 class = add_constant(relink, CP_CLASS, add_text(relink, name), 0);
    u32 method = add_text(relink, site.method);
    u32 name_and_type = add_constant(relink, CP_NAME_AND_TYPE, method, add_text(relink, site.descriptor));
    u32 member = add_constant(relink, CP_METHODREF, class, name_and_type);
    u8 *patch = relink->bytes + (instruction - relink->bytes);
    patch[0] = BC_invokestatic;
    put_u2(patch + 1, member);
    patch[3] = patch[4] = BC_nop;
    return class_write(relink->folder, name, site.bytes);
}

static inline int relink_method(struct relink *relink, const struct cf_member *method) {
    struct cf_code code;
    struct diag diag = {0};
    if (!method->code.at) return 0;
    if (code_parse(relink->arena, relink->cf, method, &code, &diag)) return -1;
    u32 length;
    for (u32 at = 0; at < code.code.length; at += length) {
        length = opcode_length(code.code, at);
        if (!length || (code.code.at[at] == BC_invokedynamic && relink_site(relink, code.code.at + at))) return -1;
    }
    return 0;
}

static inline int write_relinked(struct relink *relink, size_t pool_end) {
    struct buffer out = {0};
    buffer_bytes(&out, relink->bytes, pool_end);
    buffer_put_u2(&out, 8, relink->next);
    buffer_bytes(&out, relink->constants.at, relink->constants.length);
    buffer_bytes(&out, relink->bytes + pool_end, relink->length - pool_end);
    struct slice name = cp_name(relink->cf, relink->cf->this_class);
    int status =
        class_write(relink->folder, arena_printf(relink->arena, "%.*s", (int)name.length, (const char *)name.at),
                    (struct slice){out.at, out.length});
    buffer_free(&out);
    return status;
}

/* Rewrites one class file into the folder. *sites and *others grow by what was found. */
static inline int relink_class(const char *path, const char *folder, u32 *sites, u32 *others) {
    struct relink relink = {.arena = arena_new(), .folder = folder};
    struct slice bytes = file_read(relink.arena, path);
    struct diag diag = {0};
    enum classfile_fault fault;
    int status = -1;
    if (bytes.length > 10) {
        relink.bytes = arena_copy(relink.arena, bytes.at, bytes.length);
        relink.length = bytes.length;
        size_t *offsets = arena_alloc(relink.arena, 65536 * sizeof *offsets);
        size_t pool_end = pool_walk(relink.bytes, offsets);
        soften_handles(relink.bytes, offsets);
        open_members(relink.bytes, pool_end);
        relink.cf = classfile_parse(relink.arena, (struct slice){relink.bytes, relink.length}, false, &fault, &diag);
        if (relink.cf) {
            relink.next = relink.cf->cp_count;
            status = 0;
            for (u32 i = 0; i < relink.cf->method_count && !status; i++)
                status = relink_method(&relink, &relink.cf->methods[i]);
        }
        if (!status) status = write_relinked(&relink, pool_end);
    }
    *sites += relink.sites;
    *others += relink.others;
    buffer_free(&relink.constants);
    arena_free(relink.arena);
    return status;
}

#endif
