#include "base/reserve.h"

#include <sys/mman.h>

void *reserve_take(u64 bytes) {
    void *at = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return at == MAP_FAILED ? NULL : at;
}

void reserve_give(void *at, u64 bytes) {
    if (at) munmap(at, bytes);
}
