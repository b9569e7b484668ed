/* framemap_check.c - compares frame maps with the StackMapTable frames that a compiler wrote.
 *
 * usage: framemap_check [--thorough] FILE.class...   ("-": one path per line on standard input)
 * --thorough computes liveness once more, the slow way, at every instruction.
 * At every frame the stack must be equally deep, a stack slot must be a reference in both or in neither, and so must
 * every live local; a live local must have a type at all. Prints what differs; exit 1 if anything did.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/bytes.h"
#include "classfile/bytecode.h"
#include "classfile/descriptor_walk.h"
#include "program/class.h"
#include "program/flow/frame_map.h"

enum kind { TOP, NUMBER, LOW_HALF, REFERENCE };

/* A frame as the table describes it, one kind per slot. */
struct frame {
    u32 offset, local_count, depth;
    u8 *locals, *stack;
};

struct tally {
    u64 classes, methods, frames, instructions, unreached, differences;
    bool thorough;
};

struct subject {
    const struct classfile *cf;
    const struct cf_member *method;
    const struct cf_code *code;
    struct tally *tally;
};

static void complain(const struct subject *s, u32 bci, const char *what, u32 slot) {
    struct slice class = cp_name(s->cf, s->cf->this_class), name = cp_utf8(s->cf, s->method->name);
    struct slice descriptor = cp_utf8(s->cf, s->method->descriptor);
    printf("%.*s.%.*s%.*s @%u slot %u: %s\n", (int)class.length, (const char *)class.at, (int)name.length,
           (const char *)name.at, (int)descriptor.length, (const char *)descriptor.at, bci, slot, what);
    s->tally->differences++;
}

static void add_kind(u8 *kinds, u32 *count, u32 limit, u8 tag) {
    bool wide = tag == 3 || tag == 4;
    if (*count + wide >= limit) return;
    kinds[(*count)++] = tag == 0 ? TOP : tag >= 5 ? REFERENCE : NUMBER;
    if (wide) kinds[(*count)++] = LOW_HALF;
}

static void read_type(struct bytes *in, u8 *kinds, u32 *count, u32 limit) {
    u8 tag = bytes_u8(in);
    if (tag >= 7) bytes_skip(in, 2);
    add_kind(kinds, count, limit, tag);
}

static void chop(struct frame *frame, u32 count) {
    while (count-- && frame->local_count) {
        frame->local_count--;
        if (frame->locals[frame->local_count] == LOW_HALF) frame->local_count--;
    }
}

static void read_frame(const struct subject *s, struct bytes *in, struct frame *frame, bool first) {
    u32 tag = bytes_u8(in), delta, limit_locals = s->code->max_locals + 1u, limit_stack = s->code->max_stack + 1u;
    delta = tag < 64 ? tag : tag < 128 ? tag - 64 : bytes_u16(in);
    frame->depth = 0;
    if ((tag >= 64 && tag < 128) || tag == 247) {
        read_type(in, frame->stack, &frame->depth, limit_stack);
    } else if (tag >= 248 && tag <= 250) {
        chop(frame, 251 - tag);
    } else if (tag >= 252 && tag <= 254) {
        for (u32 i = tag - 251; i; i--) read_type(in, frame->locals, &frame->local_count, limit_locals);
    } else if (tag == 255) {
        frame->local_count = 0;
        for (u32 i = bytes_u16(in); i; i--) read_type(in, frame->locals, &frame->local_count, limit_locals);
        for (u32 i = bytes_u16(in); i; i--) read_type(in, frame->stack, &frame->depth, limit_stack);
    }
    frame->offset += delta + !first;
}

static void first_frame(const struct subject *s, struct frame *frame) {
    u32 limit = s->code->max_locals + 1u;
    if (!(s->method->access & ACC_STATIC)) add_kind(frame->locals, &frame->local_count, limit, 7);
    struct descriptor_walk walk = descriptor_arguments(cp_utf8(s->cf, s->method->descriptor));
    for (char type; (type = descriptor_next(&walk, NULL));)
        add_kind(frame->locals, &frame->local_count, limit,
                 descriptor_is_ref(type)       ? 7
                 : descriptor_slots(type) == 2 ? 4
                                               : 1);
}

static void compare(const struct subject *s, const struct frame *frame, const struct frame_map *map) {
    u32 locals = s->code->max_locals;
    if (map->depth != frame->depth) complain(s, frame->offset, "stack depth differs", map->depth);
    for (u32 i = 0; i < map->depth && i < frame->depth; i++)
        if (frame_map_is_ref(map, locals + i) != (frame->stack[i] == REFERENCE))
            complain(s, frame->offset, "stack slot differs", locals + i);
    for (u32 i = 0; i < locals; i++) {
        enum kind kind = i < frame->local_count ? frame->locals[i] : TOP;
        bool live = frame_map_is_live(map, i), ref = frame_map_is_ref(map, i);
        if (live && kind == TOP) complain(s, frame->offset, "live local without a type", i);
        if (live && ref != (kind == REFERENCE)) complain(s, frame->offset, "local differs", i);
        if (!live && ref) complain(s, frame->offset, "dead local is a reference", i);
    }
}

static void check_frames(const struct subject *s, const struct frame_maps *maps, struct frame_map *map) {
    struct bytes in = bytes_of(s->code->stack_map);
    struct frame frame = {.locals = calloc(s->code->max_locals + 2u, 1), .stack = calloc(s->code->max_stack + 2u, 1)};
    first_frame(s, &frame);
    u32 count = bytes_u16(&in);
    for (u32 i = 0; i < count && !in.failed; i++) {
        read_frame(s, &in, &frame, i == 0);
        s->tally->frames++;
        if (frame_maps_at(maps, frame.offset, map) == 0) compare(s, &frame, map);
        else s->tally->unreached++;
    }
    free(frame.locals);
    free(frame.stack);
}

/* Liveness again, instruction by instruction and without blocks, for methods with at most 64 locals. */
static u64 live_after(const struct cf_code *code, const struct bytecode *b, const u64 *live) {
    u64 after = 0;
    if (bytecode_falls_through(b)) after |= live[b->next];
    if (bytecode_branches(b)) after |= live[b->value];
    if (bytecode_is_switch(b)) {
        struct opcode_switch cases = opcode_switch(code->code, b->at);
        after |= live[(i32)b->at + cases.otherwise];
        for (u32 i = 0; i < cases.count; i++) after |= live[(i32)b->at + opcode_switch_offset(&cases, i)];
    }
    return after;
}

static u64 live_before(const struct cf_code *code, const struct bytecode *b, const u64 *live) {
    struct bytecode_access access = bytecode_access(b);
    u64 touched = access.slots ? ((access.slots == 2 ? (u64)3 : 1) << access.index) : 0;
    u64 before = live_after(code, b, live);
    if (access.writes) before &= ~touched;
    if (access.reads) before |= touched;
    for (u32 i = 0; i < code->handler_count; i++)
        if (b->at >= code->handlers[i].start && b->at < code->handlers[i].end) before |= live[code->handlers[i].target];
    return before;
}

static u64 *liveness_the_slow_way(const struct cf_code *code) {
    u64 *live = calloc(code->code.length + 1, sizeof *live);
    struct bytecode b;
    for (bool changed = true; changed;) {
        changed = false;
        for (u32 at = 0; at < code->code.length && bytecode_decode(code->code, at, &b); at = b.next) {
            u64 before = live_before(code, &b, live);
            changed |= before != live[at];
            live[at] = before;
        }
    }
    return live;
}

static bool has_subroutines(const struct cf_code *code) {
    struct bytecode b;
    for (u32 at = 0; at < code->code.length && bytecode_decode(code->code, at, &b); at = b.next)
        if (b.op == BC_jsr) return true;
    return false;
}

static void ask_every_instruction(const struct subject *s, const struct frame_maps *maps, struct frame_map *map) {
    struct bytecode b;
    if (s->code->max_locals > 64 || has_subroutines(s->code)) return;
    u64 *live = liveness_the_slow_way(s->code);
    for (u32 at = 0; at < s->code->code.length && bytecode_decode(s->code->code, at, &b); at = b.next) {
        s->tally->instructions++;
        if (frame_maps_at(maps, at, map) == 0 && s->code->max_locals && map->live[0] != live[at])
            complain(s, at, "liveness differs", 0);
    }
    free(live);
}

static void check_method(struct arena *arena, struct subject *s) {
    s->tally->methods++;
    struct frame_maps *maps = frame_maps_new(arena, s->cf, s->method, s->code);
    if (!maps) {
        complain(s, 0, "no maps", 0);
        return;
    }
    struct frame_map map = {arena_alloc(arena, frame_maps_words(maps) * 8),
                            arena_alloc(arena, frame_maps_words(maps) * 8), 0};
    check_frames(s, maps, &map);
    if (s->tally->thorough) ask_every_instruction(s, maps, &map);
}

static void check_file(const char *path, struct tally *tally) {
    FILE *file = fopen(path, "rb");
    if (!file) {
        perror(path);
        return;
    }
    struct arena *arena = arena_new();
    u8 *bytes = arena_alloc(arena, 4 << 20);
    struct slice slice = {bytes, fread(bytes, 1, 4 << 20, file)};
    fclose(file);
    struct diag diag;
    enum classfile_fault fault;
    struct classfile *cf = classfile_parse(arena, slice, false, &fault, &diag);
    if (!cf) printf("%s: %s\n", path, diag.text);
    for (u32 i = 0; cf && i < cf->method_count; i++) {
        struct cf_code code;
        if (cf->methods[i].code.at && code_parse(arena, cf, &cf->methods[i], &code, &diag) == 0)
            check_method(arena, &(struct subject){cf, &cf->methods[i], &code, tally});
    }
    tally->classes++;
    arena_free(arena);
}

int main(int argc, char **argv) {
    struct tally tally = {0};
    char line[4096];
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--thorough") == 0) {
            tally.thorough = true;
            continue;
        }
        if (strcmp(argv[i], "-")) {
            check_file(argv[i], &tally);
            continue;
        }
        while (fgets(line, sizeof line, stdin)) {
            line[strcspn(line, "\n")] = 0;
            check_file(line, &tally);
        }
    }
    fprintf(stderr,
            "%llu classes, %llu methods, %llu frames (%llu in dead code), %llu instructions: %llu differences\n",
            (unsigned long long)tally.classes, (unsigned long long)tally.methods, (unsigned long long)tally.frames,
            (unsigned long long)tally.unreached, (unsigned long long)tally.instructions,
            (unsigned long long)tally.differences);
    return tally.differences != 0;
}
