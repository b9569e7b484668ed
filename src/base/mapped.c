#include "base/mapped.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static int map_descriptor(int fd, const char *path, struct slice *out, struct diag *diag) {
    struct stat status;
    if (fstat(fd, &status) != 0) return diag_set(diag, "%s: %s", path, strerror(errno));
    if (!S_ISREG(status.st_mode)) return diag_set(diag, "%s: not a regular file", path);
    size_t size = (size_t)status.st_size;
    if (size == 0) return 0;
    void *at = mmap(NULL, size, PROT_READ, MAP_PRIVATE, fd, 0);
    if (at == MAP_FAILED) return diag_set(diag, "%s: %s", path, strerror(errno));
    *out = (struct slice){at, size};
    return 0;
}

int mapped_open(const char *path, struct slice *out, struct diag *diag) {
    *out = (struct slice){NULL, 0};
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0) return diag_set(diag, "%s: %s", path, strerror(errno));
    int result = map_descriptor(fd, path, out, diag);
    close(fd);
    return result;
}

void mapped_close(struct slice bytes) {
    if (bytes.length) munmap((void *)(uintptr_t)bytes.at, bytes.length);
}
