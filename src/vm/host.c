#define _GNU_SOURCE
#include "vm/host.h"

#include <assert.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include "base/memory.h"
#include "vm/interp/fatal.h"
#include "vm/world/effect.h"

enum { SLACK = 8 }; /* so that the widest access at the last byte stays inside */

struct block {
    u64 start, bytes;
    enum host_kind kind;
    int fd; /* of a file that is mapped; else -1 */
    i64 at; /* where the block begins in it */
};

static bool is_plain(enum host_kind kind, bool write) {
    return kind == HOST_BYTES || kind == HOST_FILE || (kind == HOST_READ_ONLY_FILE && !write);
}

static bool is_sort_of(enum host_kind kind, enum host_kind asked) {
    return kind == asked || (asked == HOST_FILE && kind == HOST_READ_ONLY_FILE);
}

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
    struct host *host = vm->world.host;
    u32 above = host ? rank(host, address) : 0;
    return above ? &host->blocks.items[above - 1] : NULL;
}

static struct block *block_starting(struct vm *vm, u64 address) {
    struct block *b = block_at(vm, address);
    return b && b->start == address ? b : NULL;
}

/* ---- in a search ---- */

struct memory_head {
    u64 kind, bytes;
};

/* An address is the number of the thread that made the block, the block's number and an offset. */
enum { THREAD_SHIFT = 48, BLOCK_SHIFT = 32, MOST_BLOCKS = 1 << 16, MOST_THREADS = 1 << 15 };

static u64 key_of(u64 address) { return EFFECT_KEY(EFFECT_MEMORY, host_block(address)); }

static u64 allocate_in_state(struct vm *vm, u64 bytes, enum host_kind kind) {
    static const u8 zeros[4096];
    struct memory_head head = {kind, bytes};
    if (bytes > (u64)1 << 30 || vm->threads.current >= MOST_THREADS) return 0;
    u64 address = (u64)vm->threads.current << THREAD_SHIFT, block = 1;
    while (block < MOST_BLOCKS && effect_get(vm, key_of(address | block << BLOCK_SHIFT)).length) block++;
    if (block == MOST_BLOCKS) return 0;
    address |= block << BLOCK_SHIFT;
    struct byte_buffer *value = effect_edit(vm, key_of(address));
    byte_buffer_put(value, &head, sizeof head);
    for (u64 left = bytes + SLACK; left;) {
        u32 some = left < sizeof zeros ? (u32)left : (u32)sizeof zeros;
        byte_buffer_put(value, zeros, some);
        left -= some;
    }
    return address;
}

/* The block at an address, and how far into it that lies; NULL: none is there. */
static u8 *block_in_state(struct vm *vm, u64 address, struct memory_head *head, u64 *before, bool write) {
    struct slice value = address >> 63 ? (struct slice){NULL, 0} : effect_get(vm, key_of(address));
    if (value.length < sizeof *head) return NULL;
    memcpy(head, value.at, sizeof *head);
    *before = address & 0xFFFFFFFF;
    u8 *start = write ? effect_edit(vm, key_of(address))->bytes : (u8 *)(uintptr_t)value.at;
    return start + sizeof *head;
}

/* ---- in a plain run ---- */

static u64 add_block(struct vm *vm, struct block made) {
    if (!vm->world.host) vm->world.host = memory_zero(1, sizeof(struct host));
    struct host *host = vm->world.host;
    u32 at = rank(host, made.start);
    assert(made.start < HOST_IMAGE && (!at || host->blocks.items[at - 1].start < made.start));
    vec_push(&host->blocks, made);
    memmove(host->blocks.items + at + 1, host->blocks.items + at, (host->blocks.count - 1 - at) * sizeof made);
    host->blocks.items[at] = made;
    return made.start;
}

u64 host_allocate(struct vm *vm, u64 bytes, enum host_kind kind) {
    if (vm->world.effects) return allocate_in_state(vm, bytes, kind);
    if (bytes > (u64)1 << 40) return 0;
    void *memory = calloc(1, bytes + SLACK); /* NULL: the Java program gets an OutOfMemoryError */
    return memory ? add_block(vm, (struct block){(u64)(uintptr_t)memory, bytes, kind, -1, 0}) : 0;
}

u64 host_map(struct vm *vm, int fd, i64 at, u64 bytes, bool shared, bool writable) {
    assert(!vm->world.effects);
    int access = writable ? PROT_READ | PROT_WRITE : PROT_READ;
    void *memory = mmap(NULL, bytes, access, shared ? MAP_SHARED : MAP_PRIVATE, fd, at);
    if (memory == MAP_FAILED) return 0;
    int kept = fcntl(fd, F_DUPFD_CLOEXEC, 0); /* the program may close its own */
    if (kept < 0) return munmap(memory, bytes), 0;
    enum host_kind kind = writable ? HOST_FILE : HOST_READ_ONLY_FILE;
    return add_block(vm, (struct block){(u64)(uintptr_t)memory, bytes, kind, kept, at});
}

static void destroy(const struct block *b) {
    void *memory = (void *)(uintptr_t)b->start;
    if (b->kind == HOST_DEFLATE) deflateEnd(memory);
    if (b->kind == HOST_INFLATE) inflateEnd(memory);
    if (!is_sort_of(b->kind, HOST_FILE)) free(memory);
    else munmap(memory, b->bytes);
    if (b->fd >= 0) close(b->fd);
}

static bool release_in_state(struct vm *vm, u64 address, enum host_kind kind) {
    struct memory_head head;
    u64 before;
    if (!block_in_state(vm, address, &head, &before, false) || before || !is_sort_of(head.kind, kind)) return false;
    effect_edit(vm, key_of(address))->used = 0;
    return true;
}

bool host_release(struct vm *vm, u64 address, enum host_kind kind) {
    if (vm->world.effects) return release_in_state(vm, address, kind);
    struct block *b = block_starting(vm, address);
    if (!b || !is_sort_of(b->kind, kind)) return false;
    struct host *host = vm->world.host;
    destroy(b);
    u32 at = (u32)(b - host->blocks.items);
    memmove(b, b + 1, (host->blocks.count - 1 - at) * sizeof *b);
    host->blocks.count--;
    return true;
}

enum native_status host_give_back(struct thread *t, u64 address, enum host_kind kind) {
    if (host_release(t->vm, address, kind)) return NATIVE_DONE;
    vm_fatal(t->vm, t, "memory is given back that was not allocated, or not in this way");
    return NATIVE_STOP;
}

static u8 *bytes_of_image(struct vm *vm, u64 address, u64 bytes) {
    struct slice image = program_image(vm->program);
    u64 offset = address - HOST_IMAGE;
    if (bytes < SLACK) bytes = SLACK;
    if (offset > image.length || bytes > image.length - offset) return NULL;
    return (u8 *)(uintptr_t)image.at + offset;
}

/* A page of a file that became shorter is not there any more. */
static bool is_there(const struct block *b, u64 end) {
    struct stat now;
    u64 page = (u64)sysconf(_SC_PAGESIZE);
    if (b->fd < 0) return true;
    return fstat(b->fd, &now) == 0 && (u64)b->at + end <= ((u64)now.st_size + page - 1) / page * page;
}

u8 *host_bytes(struct vm *vm, u64 address, u64 bytes, bool write) {
    struct memory_head head;
    u64 offset;
    if (address >= HOST_IMAGE) return write ? NULL : bytes_of_image(vm, address, bytes);
    if (vm->world.effects) {
        u8 *start = block_in_state(vm, address, &head, &offset, write);
        bool fits = start && is_plain(head.kind, write) && offset <= head.bytes && bytes <= head.bytes - offset;
        return fits ? start + offset : NULL;
    }
    const struct block *b = block_at(vm, address);
    if (!b || !is_plain(b->kind, write)) return NULL;
    u64 before = address - b->start;
    if (before > b->bytes || bytes > b->bytes - before) return NULL;
    return is_there(b, before + bytes) ? (u8 *)(uintptr_t)address : NULL;
}

void *host_find(struct vm *vm, u64 address, enum host_kind kind, bool write) {
    struct memory_head head;
    u64 offset;
    if (vm->world.effects) {
        u8 *start = block_in_state(vm, address, &head, &offset, write);
        return start && head.kind == kind && !offset ? start : NULL;
    }
    const struct block *b = block_starting(vm, address);
    return b && b->kind == kind ? (void *)(uintptr_t)b->start : NULL;
}

u64 host_size(struct vm *vm, u64 address, enum host_kind kind) {
    struct memory_head head;
    u64 offset;
    if (vm->world.effects) {
        bool starts = block_in_state(vm, address, &head, &offset, false) && !offset;
        return starts && is_sort_of(head.kind, kind) ? head.bytes : 0;
    }
    const struct block *b = block_starting(vm, address);
    return b && is_sort_of(b->kind, kind) ? b->bytes : 0;
}

void host_free(struct vm *vm) {
    struct host *host = vm->world.host;
    if (!host) return;
    for (u32 i = 0; i < host->blocks.count; i++) destroy(&host->blocks.items[i]);
    vec_free(&host->blocks);
    free(host);
    vm->world.host = NULL;
}
