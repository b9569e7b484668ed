#include "vm/host.h"

#include <dirent.h>
#include <stdlib.h>
#include <zlib.h>

enum { SLACK = 8 }; /* so that the widest access at the last byte stays inside */

struct block {
    u64 start, bytes;
    enum host_kind kind;
};

struct host {
    struct VEC(struct block) blocks; /* ascending */
};

/* How many blocks start at or below the address. */
static u32 rank(const struct host *host, u64 address) {
    u32 low = 0, high = host->blocks.count;
    while (low < high) {
        u32 middle = low + (high - low) / 2;
        if (host->blocks.items[middle].start <= address) low = middle + 1;
        else high = middle;
    }
    return low;
}

static struct block *block_at(struct vm *vm, u64 address) {
    struct host *host = vm->host;
    u32 above = host ? rank(host, address) : 0;
    return above ? &host->blocks.items[above - 1] : NULL;
}

static struct block *block_starting(struct vm *vm, u64 address) {
    struct block *b = block_at(vm, address);
    return b && b->start == address ? b : NULL;
}

u64 host_allocate(struct vm *vm, u64 bytes, enum host_kind kind) {
    if (!vm->host) vm->host = calloc(1, sizeof(struct host));
    struct host *host = vm->host;
    if (bytes > (u64)1 << 40) return 0;
    void *memory = calloc(1, bytes + SLACK);
    if (!memory) return 0;
    struct block made = {(u64)(uintptr_t)memory, bytes, kind};
    u32 at = rank(host, made.start);
    vec_push(&host->blocks, made);
    memmove(host->blocks.items + at + 1, host->blocks.items + at, (host->blocks.count - 1 - at) * sizeof made);
    host->blocks.items[at] = made;
    return made.start;
}

static void destroy(const struct block *b) {
    void *memory = (void *)(uintptr_t)b->start;
    if (b->kind == HOST_DEFLATE) deflateEnd(memory);
    if (b->kind == HOST_INFLATE) inflateEnd(memory);
    if (b->kind == HOST_DIRECTORY) closedir(*(DIR **)memory);
    free(memory);
}

void host_release(struct vm *vm, u64 address) {
    struct block *b = block_starting(vm, address);
    if (!b) return;
    struct host *host = vm->host;
    destroy(b);
    u32 at = (u32)(b - host->blocks.items);
    memmove(b, b + 1, (host->blocks.count - 1 - at) * sizeof *b);
    host->blocks.count--;
}

u8 *host_bytes(struct vm *vm, u64 address, u64 bytes) {
    const struct block *b = block_at(vm, address);
    if (!b || b->kind != HOST_BYTES) return NULL;
    u64 before = address - b->start;
    if (before > b->bytes || bytes > b->bytes - before) return NULL;
    return (u8 *)(uintptr_t)address;
}

void *host_find(struct vm *vm, u64 address, enum host_kind kind) {
    const struct block *b = block_starting(vm, address);
    return b && b->kind == kind ? (void *)(uintptr_t)b->start : NULL;
}

u64 host_size(struct vm *vm, u64 address) {
    const struct block *b = block_starting(vm, address);
    return b ? b->bytes : 0;
}

void host_free(struct vm *vm) {
    struct host *host = vm->host;
    if (!host) return;
    for (u32 i = 0; i < host->blocks.count; i++) destroy(&host->blocks.items[i]);
    vec_free(&host->blocks);
    free(host);
    vm->host = NULL;
}
