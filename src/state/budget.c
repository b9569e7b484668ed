#define _GNU_SOURCE /* mremap, MAP_ANONYMOUS */
#include "state/budget.h"

#include <assert.h>
#include <sys/mman.h>

/* A multiple of the page size of every machine we run on keeps the count independent of it. */
#define PAGE ((size_t)4096)

/* Tables are read at random: from this size on, fewer and larger pages make that faster. */
#define LARGE ((size_t)64 << 10)

size_t budget_round(size_t bytes) { return (bytes + PAGE - 1) & ~(PAGE - 1); }

/* Counts so many bytes, if they fit. Several workers may take at the same time. */
static bool reserve(struct budget *budget, u64 more) {
    u64 limit = __atomic_load_n(&budget->limit, __ATOMIC_RELAXED);
    u64 used = __atomic_add_fetch(&budget->used, more, __ATOMIC_RELAXED);
    if (more <= limit && used <= limit) return true;
    __atomic_sub_fetch(&budget->used, more, __ATOMIC_RELAXED);
    return false;
}

void *budget_take(struct budget *budget, size_t bytes) {
    assert(bytes > 0);
    size_t size = budget_round(bytes);
    if (size < bytes || !reserve(budget, size)) return NULL;
    void *pages = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED) {
        __atomic_sub_fetch(&budget->used, size, __ATOMIC_RELAXED);
        return NULL;
    }
    if (size >= LARGE) (void)madvise(pages, size, MADV_HUGEPAGE); /* a wish only */
    return pages;
}

void *budget_grow(struct budget *budget, void *pages, size_t old_bytes, size_t new_bytes) {
    size_t old_size = budget_round(old_bytes);
    size_t new_size = budget_round(new_bytes);
    if (new_size < new_bytes || new_size < old_size) return NULL;
    if (new_size == old_size) return pages;
    if (!reserve(budget, new_size - old_size)) return NULL;
    void *moved = mremap(pages, old_size, new_size, MREMAP_MAYMOVE);
    if (moved != MAP_FAILED) return moved;
    __atomic_sub_fetch(&budget->used, new_size - old_size, __ATOMIC_RELAXED);
    return NULL;
}

void budget_return(struct budget *budget, void *pages, size_t bytes) {
    if (!pages) return;
    size_t size = budget_round(bytes);
    munmap(pages, size);
    u64 left = __atomic_sub_fetch(&budget->used, size, __ATOMIC_RELAXED);
    assert(left <= UINT64_MAX - size);
    (void)left;
}
