#include "program/module/module_info.h"

#include <string.h>

#include "program/tables.h"

/* A bounded walk over the file; past the end everything reads as 0. */
struct module_walk {
    struct slice bytes;
    size_t at;
    u16 count;
    u32 *constants; /* offset of each constant's tag */
};

static u32 take(struct module_walk *w, u32 size) {
    u32 value = 0;
    for (u32 i = 0; i < size; i++, w->at++) value = value << 8 | (w->at < w->bytes.length ? w->bytes.at[w->at] : 0);
    return value;
}

static u32 size_of_constant(struct module_walk *w, u8 tag) {
    switch (tag) {
    case CP_UTF8: return take(w, 2);
    case CP_INTEGER:
    case CP_FLOAT: return 4;
    case CP_LONG:
    case CP_DOUBLE: return 8;
    case CP_CLASS:
    case CP_STRING:
    case CP_MODULE:
    case CP_PACKAGE:
    case CP_METHOD_TYPE: return 2;
    case CP_METHOD_HANDLE: return 3;
    default: return 4;
    }
}

static void walk_constants(struct module_walk *w, struct arena *arena) {
    w->at = 8;
    w->count = (u16)take(w, 2);
    w->constants = arena_alloc(arena, (w->count + 2u) * sizeof(u32));
    for (u32 i = 1; i < w->count; i++) {
        w->constants[i] = (u32)w->at;
        u8 tag = (u8)take(w, 1);
        w->at += size_of_constant(w, tag);
        if (tag == CP_LONG || tag == CP_DOUBLE) i++;
    }
}

static struct slice utf8_at(const struct module_walk *w, u32 index) {
    if (!index || index >= w->count) return (struct slice){NULL, 0};
    struct module_walk at = *w;
    at.at = w->constants[index] + 1;
    u32 length = take(&at, 2);
    if (at.at + length > w->bytes.length) return (struct slice){NULL, 0};
    return (struct slice){w->bytes.at + at.at, length};
}

/* The text of a Module or Package constant. */
static bool names(const struct module_walk *w, u32 index, const char *text) {
    if (!index || index >= w->count) return false;
    struct module_walk at = *w;
    at.at = w->constants[index] + 1;
    return slice_is(utf8_at(w, take(&at, 2)), text);
}

/* Stands at the count of exports or opens; true when one of them is the package, unqualified or to the module. */
static bool lists(struct module_walk *w, const char *package, const char *to) {
    bool found = false;
    for (u32 entries = take(w, 2); entries && w->at < w->bytes.length; entries--) {
        bool here = names(w, take(w, 2), package);
        take(w, 2);
        u32 targets = take(w, 2);
        found |= here && targets == 0;
        for (; targets && w->at < w->bytes.length; targets--) {
            u32 target = take(w, 2);
            found |= here && to && names(w, target, to);
        }
    }
    return found;
}

static bool search(struct module_walk *w, const char *package, const char *to, bool open) {
    enum { OPEN_MODULE = 0x20, BYTES_OF_REQUIRES = 6 };
    take(w, 2); /* its name */
    u32 flags = take(w, 2);
    take(w, 2); /* its version */
    if (flags & OPEN_MODULE) return true;
    w->at += BYTES_OF_REQUIRES * (size_t)take(w, 2);
    bool exported = lists(w, package, to);
    bool opened = lists(w, package, to);
    return opened || (exported && !open);
}

/* Skips this class, super class, interfaces, fields and methods: a module has none, but their counts. */
static bool find_attribute(struct module_walk *w, const char *name) {
    take(w, 6);
    for (u32 i = 0; i < 3; i++)
        if (take(w, 2) != 0) return false;
    for (u32 attributes = take(w, 2); attributes && w->at < w->bytes.length; attributes--) {
        struct slice attribute = utf8_at(w, take(w, 2));
        u32 length = take(w, 4);
        if (slice_is(attribute, name)) return true;
        w->at += length;
    }
    return false;
}

const struct sym *program_package_module(struct program *program, const char *package) {
    program_lock(program);
    const char *module = jimage_package_module(program->image, package);
    program_unlock(program);
    return module ? sym_literal(program->symbols, module) : NULL;
}

bool program_has_module(struct program *program, const char *module) {
    struct arena *arena = arena_new();
    struct slice ignored;
    struct diag diag;
    program_lock(program);
    int found = jimage_find(program->image, module, "module-info.class", arena, &ignored, &diag);
    program_unlock(program);
    arena_free(arena);
    return found == 1;
}

bool program_module_exports(struct program *program, const char *module, const char *package, const char *to,
                            bool open) {
    struct arena *arena = arena_new();
    struct module_walk w = {0};
    struct diag diag;
    program_lock(program);
    int found = jimage_find(program->image, module, "module-info.class", arena, &w.bytes, &diag);
    program_unlock(program);
    bool answer = false;
    if (found == 1 && w.bytes.length > 10) {
        walk_constants(&w, arena);
        answer = find_attribute(&w, "Module") && search(&w, package, to, open);
    }
    arena_free(arena);
    return answer;
}
