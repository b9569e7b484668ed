/* inspect.h - what others may read of a VM.
 *
 * A search, an explanation or a command sees a VM through seam.h (steps, state, undo), through this header (reads) and
 * through control.h (writes). Nobody outside src/vm names a field of struct vm; a test checks it. What a function
 * returns is borrowed from the VM and holds until its next step. Nothing here changes the VM.
 */
#ifndef HAVELOCK_VM_EXPLORE_INSPECT_H
#define HAVELOCK_VM_EXPLORE_INSPECT_H

#include <assert.h>

#include "vm/vm.h"

/* ---- threads: numbered from 0 (main) in the order in which they were made ---- */

static inline u32 inspect_thread_count(const struct vm *vm) { return vm->threads.list.count; }

static inline struct thread *inspect_thread(const struct vm *vm, u32 thread) {
    assert(thread < vm->threads.list.count);
    return vm->threads.list.items[thread];
}

static inline bool inspect_is_daemon(const struct vm *vm, u32 thread) { return inspect_thread(vm, thread)->h.daemon; }

/* Plain runs use the numbers of threads again: how many there were so far. */
static inline u32 inspect_threads_made(const struct vm *vm) { return vm->threads.made; }

/* Was a second thread started at some time? */
static inline bool inspect_is_concurrent(const struct vm *vm) { return vm->threads.concurrent != 0; }

/* ---- objects ---- */

/* References of objects are below this. */
static inline ref inspect_object_end(const struct vm *vm) { return vm->heap.next; }

/* The first reference that is not of the base layer. */
static inline ref inspect_object_base(const struct vm *vm) { return vm->base.objects; }

static inline bool inspect_is_object(const struct vm *vm, ref r) {
    return r && r < vm->heap.next && (vm->heap.flags[r] & OBJECT_LIVE);
}

/* Can several threads reach it? */
static inline bool inspect_is_shared(const struct vm *vm, ref r) { return (vm->heap.flags[r] & OBJECT_SHARED) != 0; }

static inline u64 inspect_objects_allocated(const struct vm *vm) { return vm->heap.allocated; }

/* ---- classes and static fields ---- */

static inline struct program *inspect_program(const struct vm *vm) { return vm->program; }

/* The classes, fields and methods of the JDK that the VM knows by name. */
static inline const struct known *inspect_known(const struct vm *vm) { return &vm->known; }

/* The class with this number. */
static inline struct class *inspect_class(const struct vm *vm, u32 id) { return program_classes(vm->program)[id]; }

/* The java.lang.Class object of a class; 0: none was made so far. */
static inline ref inspect_mirror(const struct vm *vm, const struct class *c) { return vm->link.mirrors[c->id]; }

/* A static word, and the class it belongs to. */
static inline const u32 *inspect_static(const struct vm *vm, u32 word) { return vm->statics.words + word; }
static inline struct class *inspect_static_owner(const struct vm *vm, u32 word) {
    return inspect_class(vm, vm->statics.owner[word]);
}

/* How many classes, in the order of loading (program_arrivals), have their initial values. */
static inline u32 inspect_classes_ready(const struct vm *vm) { return vm->statics.ready; }

/* Objects made since the base layer was taken have numbers from `first` on, below `end`. */
static inline void inspect_newer_numbers(const struct vm *vm, u32 *first, u32 *end) {
    *first = vm->base.objects;
    *end = vm->heap.max_number;
}

/* ---- how the run goes ---- */

/* Instructions executed so far: exact where they are counted (control_count_instructions), else an estimate. */
/* Of the whole command; NULL: none. */
static inline const struct limits *inspect_limits(const struct vm *vm) { return vm->options.limits; }

static inline u64 inspect_instructions(const struct vm *vm) { return vm->instructions; }

/* OUTCOME_FATAL: why the VM had to stop, as lines of text; "": it did not. */
static inline const char *inspect_fatal(const struct vm *vm) { return vm->fatal; }

/* OUTCOME_UNCAUGHT: the exception that left a thread. */
static inline ref inspect_uncaught(const struct vm *vm) { return vm->explore.uncaught; }

/* OUTCOME_EXIT: the status of the program. */
static inline i32 inspect_exit_status(const struct vm *vm) { return vm->exit_status; }

/* Since the search began, was time cut off that should have been searched both ways (clock.h)? */
static inline bool inspect_time_was_cut(const struct vm *vm) { return vm->clock.cut; }

/* Likewise, was a thread left behind in the midst of a long step (step_run.h)? */
static inline bool inspect_step_was_cut(const struct vm *vm) { return vm->explore.cut; }
static inline u32 inspect_collections(const struct vm *vm) { return vm->gc.in_step; } /* in the midst of steps */
static inline u64 inspect_step_bytes(const struct vm *vm) { return heap_step_bytes(&vm->heap); }
static inline u64 inspect_divergences(const struct vm *vm) { return vm->explore.divergences; }

/* What is known of a run that is listened to (listen.h); NULL: nobody listens. */
static inline const struct listener *inspect_listener(const struct vm *vm) { return vm->listener; }

/* What a verdict has to name (caveats.h). */
static inline struct caveats *inspect_caveats(const struct vm *vm) { return vm->caveats; }

/* ---- options it was made with ---- */

static inline bool inspect_allows_spurious(const struct vm *vm) { return vm->options.spurious; }
static inline bool inspect_reports_jdk_races(const struct vm *vm) { return vm->options.jdk_races; }

/* Are there fields whose every write ends a step (watched.h)? */
static inline bool inspect_watches_fields(const struct vm *vm) { return vm->explore.watched.count != 0; }

/* ---- more about threads, classes and output ---- */

/* The name that a thread has in Java; cut off to `size`. */
void inspect_thread_name(const struct vm *vm, u32 thread, char *out, size_t size);
ref inspect_thread_name_object(const struct thread *t); /* the string */

/* Does the window (seam_window) keep it from taking steps? */
bool inspect_is_excluded(const struct vm *vm, u32 thread);

bool inspect_is_initialised(const struct vm *vm, const struct class *c);

/* What the program has printed so far (1: standard output, 2: standard error); only if output is part of the state. */
struct slice inspect_printed(const struct vm *vm, int fd);

#endif
