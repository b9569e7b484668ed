/* vm.h - one virtual machine: the whole state of a running Java program.
 *
 * Several VMs may share one program. A VM is run by one OS thread at a time. Everything that
 * decides what the program does next is in here, in numbers.
 */
#ifndef HAVELOCK_VM_VM_H
#define HAVELOCK_VM_VM_H

#include <stdio.h>

#include "base/compiler.h"
#include "base/vec.h"
#include "program/program.h"
#include "vm/heap/heap.h"
#include "vm/interp/thread.h"
#include "vm/known.h"

struct undo;
struct seam;
struct protection;
struct effects;
struct host_snapshot;
struct listener;
struct map;

struct vm_options {
    u64 max_memory; /* bytes of Java heap */
    u64 max_stack;  /* bytes of one thread's stack */
    bool outcomes;  /* in a search: what was printed is part of the state */
    bool spurious;  /* in a search: waits and parks may end without a reason */
    bool jdk_races; /* in a search: the JDK's own variables can be in a race, too (search/property/property.h) */
    bool listened;  /* somebody will listen, not only from the first step on (listen.h) */
    u64 seed;       /* 0: the fair scheduler; else perturbs it */
    const char *const *properties; /* "key=value", NULL-terminated, or NULL */
    const char *const *assertions; /* "-ea:Foo" style switches, NULL-terminated, or NULL */
    bool assertions_on;            /* default for application classes */
    struct stdin_record
        *input; /* standard input of plain runs goes through here (stdin_record.h); NULL: it is read as it is */
    struct host_snapshot *host_snapshot; /* for searches: nothing outside is changed from the beginning on (files.h);
                                            NULL: from seam_open on */
};

/* What the program prints goes through here, so that a search can swallow it. */
struct vm_output {
    void (*write)(void *context, int fd, const void *bytes, size_t length);
    void *context;
};

/* Told of every instruction of an observed run, before it is executed, the thread's registers written back. An
 * instruction at which the thread then stops, or calls something first, is told again. True: the step ends here, as if
 * the operation were visible and not this step's. */
struct vm_watch {
    bool (*before)(void *context, struct thread *t); /* NULL: nobody watches */
    void *context;
    bool leads; /* a step ends where the watch says, and not before what is visible: no other thread comes in between */
};

/* Asked now and then in a step of a search that takes long: shall it be given up? */
struct vm_asked {
    bool (*to_end)(void *context); /* NULL: never */
    void *context;
};

/* Observed: the program ends because it said (Verify) that this path does not matter, or that the search shall end. */
enum ignored { IGNORED_NOT, IGNORED_PATH, IGNORED_SEARCH };

struct vm {
    struct program *program;
    struct vm_options options;
    struct vm_output output;
    struct vm_watch watch;
    struct vm_asked asked;
    struct listener *listener; /* who hears of events, see listen.h; NULL: nobody */
    struct heap heap;
    u32 *statics;      /* by word index; a reserved mapping that never moves */
    u32 statics_ready; /* how many classes, in order of loading, have their initial values */
    u32 *static_owner; /* by word index: the class it belongs to; likewise */
    u32 *static_base;  /* their values in the base layer, or when their class was loaded; likewise */
    u8 *static_saved;  /* by class number: statics saved in the undo log since the last mark */
    ref *mirrors;      /* by class number, 0 so far; never moves */
    ref *literals;     /* by literal number; never moves */
    u32 literal_count;
    struct map *interned; /* hash of contents -> chain of string references */
    struct VEC(ref) interned_strings;
    struct VEC(ref) roots;               /* held by the VM itself */
    struct VEC(struct thread *) threads; /* by thread number */
    struct known known;                  /* classes, fields and methods the VM refers to by name */
    struct map *literal_ids;
    struct map *call_sites; /* (method id << 32 | insn) -> linked call site, see callsite.h */
    u64 clock;              /* virtual nanoseconds since the start: see clock.h */
    bool time_seen;         /* observed: the program has looked at a clock */
    bool time_kept;         /* observed: the clock must never start again, see clock.h */
    u32 hops; /* observed: how often it landed at times that the program waits for, since it landed far behind them */
    bool time_cut; /* observed: since the search began, time did not pass, or had to, where both ways should be searched
                    */
    u64 instructions; /* executed, roughly: counted at branches and calls */
    u64 wait_counter;
    u64 random;                    /* the scheduler's generator */
    struct undo *undo;             /* NULL in plain runs */
    struct seam *seam;             /* likewise: see seam.h */
    struct protection *protection; /* likewise: see protection.h */
    struct effects *effects;       /* of a VM for searches: see effect.h */
    u32 time_looks;                /* how often this step asked for the time */
    bool observed;                 /* uses the observed dispatch table */
    bool open,
        finals_open; /* observed: the next visible operation may be executed; final fields are visible (observe.h) */
    u32 passed; /* observed: accesses in the midst of operations (library_op.h) since the last new one in this step */
    u32 alternative; /* observed: which of the alternatives of that operation is taken */
    bool booted;
    bool counting; /* counts instructions (--stats) */
    struct method *main_method;
    struct class *main_class; /* whose main it is; NULL: the class that declares it */
    ref main_holder;          /* main is not static: an Object[1] with the instance, once it is made */
    ref main_args;
    ref uncaught;     /* observed runs: the exception that nobody caught, last */
    ref written;      /* likewise: the object of which the last step wrote a watched field; it may be needed no more */
    u32 first_ended;  /* plain runs: no thread number below it is free for reuse */
    u32 base_numbers; /* observed runs: object numbers below it are the base layer, */
    u32 base_classes, base_methods;           /* and class and method numbers, */
    u32 base_words, base_threads;             /* static words and threads, if they are shared */
    struct VEC(ref) written_base;             /* base objects that were ever written */
    struct VEC(u32) written_statics;          /* classes whose statics were ever written */
    struct VEC(u32) holders;                  /* by number - base_numbers: who seemed to hold an object, see holder.h */
    struct map *base_copies;                  /* what they looked like before: see component_table.h */
    struct map *thread_ids;                   /* observed runs: Thread reference -> thread number */
    struct VEC(const struct field *) watched; /* observed runs: every write to these is visible, see watched.h */
    struct window *window;                    /* observed: who may take steps, see window.h; NULL: all */
    u32 current;                              /* thread number that ran last */
    u32 threads_made;                         /* plain runs: how many there were so far, main included */
    u32 live_normal;                          /* started non-daemon threads that have not ended */
    u32 alive;                                /* started threads that have not ended */
    u32 concurrent;                           /* a second thread was started at some time */
    bool exiting;
    enum ignored ignored;
    ref pending;       /* plain: references that were cleared and are not enqueued yet (gc.h) */
    u32 enqueuing;     /* 1 + number of the thread that enqueues them, 0: none */
    u32 atomic_thread; /* observed: 1 + number of the thread that wants to run alone, 0: none */
    i32 exit_status;
    char fatal[2048];        /* why the VM had to stop: a missing native ... */
    struct numbers *numbers; /* observed: shared with other VMs, see seam_share; NULL: its own */
    void *host;              /* what natives keep about the outside world: see host.h */
};

struct vm *vm_new(struct program *program, const struct vm_options *options, struct diag *diag);
void vm_free(struct vm *vm);

/* Stops the VM because the program needs something that is not there (exit status 4). */
void vm_fatal(struct vm *vm, struct thread *t, const char *format, ...) PRINTF_LIKE(3, 4);

static inline struct object *object_at(struct vm *vm, ref r) { return vm->heap.objects[r]; }
static inline struct class *class_of(struct vm *vm, ref r) {
    return program_classes(vm->program)[vm->heap.objects[r]->class_id];
}

#endif
