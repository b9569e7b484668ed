#define _GNU_SOURCE /* mremap, MAP_ANONYMOUS */
#include "state/budget.h"

#include <assert.h>
#include <sys/mman.h>

/* A multiple of the page size of every machine we run on keeps the count independent of it. */
#define PAGE ((size_t)4096)

/* Tables are read at random: from this size on, fewer and larger pages make that faster. */
#define LARGE ((size_t)64 << 10)

size_t budget_round(size_t bytes)
{
    return (bytes + PAGE - 1) & ~(PAGE - 1);
}

static bool fits(const struct budget *budget, u64 more)
{
    return budget->used <= budget->limit && more <= budget->limit - budget->used;
}

void *budget_take(struct budget *budget, size_t bytes)
{
    assert(bytes > 0);
    size_t size = budget_round(bytes);
    if (size < bytes || !fits(budget, size))
        return NULL;
    void *pages = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED)
        return NULL;
    if (size >= LARGE)
        (void)madvise(pages, size, MADV_HUGEPAGE); /* a wish only */
    budget->used += size;
    return pages;
}

void *budget_grow(struct budget *budget, void *pages, size_t old_bytes, size_t new_bytes)
{
    size_t old_size = budget_round(old_bytes);
    size_t new_size = budget_round(new_bytes);
    if (new_size < new_bytes || new_size < old_size || !fits(budget, new_size - old_size))
        return NULL;
    if (new_size == old_size)
        return pages;
    void *moved = mremap(pages, old_size, new_size, MREMAP_MAYMOVE);
    if (moved == MAP_FAILED)
        return NULL;
    budget->used += new_size - old_size;
    return moved;
}

void budget_return(struct budget *budget, void *pages, size_t bytes)
{
    if (!pages)
        return;
    size_t size = budget_round(bytes);
    assert(budget->used >= size);
    munmap(pages, size);
    budget->used -= size;
}
