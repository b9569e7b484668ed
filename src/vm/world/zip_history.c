#include "vm/world/zip_history.h"

#include <stdlib.h>

#include "base/memory.h"
#include "vm/host.h"
#include "vm/world/effect.h"

/* Behind the block's own bytes. */
struct entry {
    u32 call, room, input; /* then the input */
};

static u64 key_of(u64 address) { return EFFECT_KEY(EFFECT_MEMORY, host_block(address)); }

u64 zip_history_begin(struct vm *vm, int window_bits) {
    u64 address = host_allocate(vm, sizeof(u64), HOST_INFLATE);
    u64 *block = address ? host_find(vm, address, HOST_INFLATE, true) : NULL;
    if (!block) return 0;
    u64 length = effect_get(vm, key_of(address)).length; /* of the block without a past */
    u64 value = length << 32 | (u32)window_bits;
    memcpy(block, &value, sizeof value);
    return address;
}

/* Where the past of a stream begins in its block; 0: no such block. */
static u64 start_of_past(struct vm *vm, u64 address, int *window_bits) {
    u64 value, *block = host_find(vm, address, HOST_INFLATE, false);
    if (!block) return 0;
    memcpy(&value, block, sizeof value);
    if (window_bits) *window_bits = (int)(i32)(u32)value;
    return value >> 32;
}

/* What a call answered then it answers again: only its effect on the stream counts. */
static int repeat(z_stream *stream, const struct entry *e, const u8 *input) {
    if (e->call == ZIP_CALL_DICTIONARY) return inflateSetDictionary(stream, input, e->input), 0;
    u8 *output = malloc((size_t)e->room + 1); /* of a size that the Java program chose */
    if (!output) return -1;
    stream->next_in = (u8 *)(uintptr_t)input;
    stream->avail_in = e->input;
    stream->next_out = output;
    stream->avail_out = e->room;
    inflate(stream, Z_SYNC_FLUSH);
    free(output);
    return 0;
}

z_stream *zip_history_resume(struct vm *vm, u64 address) {
    int window_bits;
    u64 at = start_of_past(vm, address, &window_bits);
    z_stream *stream = at ? memory_zero(1, sizeof *stream) : NULL;
    if (!stream || inflateInit2(stream, window_bits) != Z_OK) return free(stream), NULL;
    struct slice past = effect_get(vm, key_of(address));
    while (at + sizeof(struct entry) <= past.length) {
        struct entry e;
        memcpy(&e, past.at + at, sizeof e);
        if (repeat(stream, &e, past.at + at + sizeof e) < 0) return zip_history_leave(stream), NULL;
        at += sizeof e + e.input;
    }
    return stream;
}

void zip_history_leave(z_stream *stream) {
    inflateEnd(stream);
    free(stream);
}

void zip_history_add(struct vm *vm, u64 address, enum zip_call call, struct slice input, u32 room) {
    struct byte_buffer *block = effect_edit(vm, key_of(address));
    struct entry e = {call, room, (u32)input.length};
    byte_buffer_put(block, &e, sizeof e);
    byte_buffer_put(block, input.at, (u32)input.length);
}

void zip_history_forget(struct vm *vm, u64 address) {
    u64 start = start_of_past(vm, address, NULL);
    if (start) effect_edit(vm, key_of(address))->used = (u32)start;
}
