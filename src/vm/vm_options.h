/* vm_options.h - what the user of a VM decides before it is made. The VM copies the struct; it borrows what the
 * pointers lead to. */
#ifndef HAVELOCK_VM_VM_OPTIONS_H
#define HAVELOCK_VM_VM_OPTIONS_H

#include "base/limits.h"

struct stdin_record;
struct host_snapshot;

/* Where random numbers without a seed come from: from the host; always the same ones for a seed; in a search, bounded
 * ones are choices. */
enum vm_random { RANDOM_OF_HOST, RANDOM_FIXED, RANDOM_CHOICES };

struct vm_options {
    u64 max_memory;              /* bytes of Java heap */
    const struct limits *limits; /* of the whole command: a run ends when one is reached; NULL: none */
    u64 max_stack;               /* bytes of one thread's stack */
    bool outcomes;               /* in a search: what was printed is part of the state */
    bool spurious;               /* in a search: waits and parks may end without a reason */
    bool idle_time;              /* in a search: time passes only while nobody can do anything else (idle_time.h) */
    bool jdk_races; /* in a search: the JDK's own variables can be in a race, too (search/property/property.h) */
    bool listened;  /* a listener may be attached after the first step, too (listen.h) */
    u64 seed;       /* 0: the fair scheduler; else perturbs it. Also of random numbers, unless they are the host's, and
                       of hash codes */
    enum vm_random random;
    const char *const *properties; /* "key=value", NULL-terminated, or NULL */
    const char *const *assertions; /* "-ea:Foo" style switches, NULL-terminated, or NULL */
    const char *const *expected;   /* uncaught exceptions that are no fault (expected.h), NULL-terminated, or NULL */
    bool assertions_on;            /* default for application classes */
    struct stdin_record *input;    /* plain runs read standard input through it (stdin_record.h); NULL: directly */
    struct host_snapshot *host_snapshot; /* for searches: nothing outside the VM is changed from the beginning on
                                            (files.h); NULL: from seam_open on */
};

#endif
