/* world.h - what a VM has to do with the world outside. */
#ifndef HAVELOCK_VM_WORLD_WORLD_H
#define HAVELOCK_VM_WORLD_WORLD_H

#include <stddef.h>

#include "base/types.h"

struct effects;
struct host;

/* What the program prints goes through here, so that a search can swallow it. */
struct vm_output {
    void (*write)(void *context, int fd, const void *bytes, size_t length);
    void *context;
};

struct vm_world {
    struct vm_output output;
    struct effects *effects; /* of a VM for searches, see effect.h; NULL in plain runs */
    struct host *host;       /* plain runs: memory outside the Java heap, see host.h; NULL: none yet */
    u64 random_files;        /* plain runs: which of the first 64 file numbers are of random bytes that the VM makes, */
    u64 random_bytes;        /* and how many it made (files.h) */
};

#endif
