/* lock_sites.h - where the application takes locks: every such instruction in the classes that are loaded, executed or
 * not. */
#ifndef HAVELOCK_VM_LISTEN_LOCK_SITES_H
#define HAVELOCK_VM_LISTEN_LOCK_SITES_H

#include "vm/vm.h"

struct lock_site {
    const struct method *method;
    u32 offset;      /* byte offset: monitorenter, or the call of a lock of the library */
    i32 instruction; /* its number in the method's code; -1: the method was never called */
    bool entry;      /* the method is synchronized: it is the method itself, not an instruction */
    int line;        /* 0: unknown */
};

/* In order of loading. */
typedef void lock_sites_visit(void *context, const struct lock_site *site);
void lock_sites_each(struct vm *vm, lock_sites_visit *visit, void *context);

#endif
