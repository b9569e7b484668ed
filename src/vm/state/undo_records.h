/* undo_records.h - the undo log from inside (undo.h). */
#ifndef HAVELOCK_VM_STATE_UNDO_RECORDS_H
#define HAVELOCK_VM_STATE_UNDO_RECORDS_H

#include "base/vec.h"
#include "vm/state/component_key.h"
#include "vm/vm.h"

/* The log is a stack of records; each record's size stands at its end too, so it can be read backwards. */
enum undo_kind {
    RECORD_OBJECT,
    RECORD_MONITOR,
    RECORD_STATICS,
    RECORD_THREAD,
    RECORD_FRAME,
    RECORD_GLOBAL,
    RECORD_EFFECT,
    RECORD_ALLOC,
    RECORD_RELEASE,
    RECORD_SHARED
};

struct undo_record {
    u32 kind;
    u32 size; /* of the payload */
    u64 key;
};

struct undo_global {
    u64 clock;
    u64 wait_counter;
    u32 live_normal, alive, concurrent;
    u32 exiting;
    i32 exit_status;
    u32 uncaught;
    u32 time_seen, time_kept, ignored;
    u32 atomic_thread, hops;
};

struct undo_written {
    u32 class_id, length; /* the length word may change: thread numbers */
};

struct undo_released {
    u32 class_id, length, owner, count;
    u8 flags;
};

struct undo {
    u8 *log;
    u64 used, capacity;
    struct VEC(struct component_key) touched, restored;
    bool global_saved;
    u64 mark; /* the last one: where the present step began */
};

/* The registers too: where the thread stood at the mark. */
struct undo_thread_record {
    struct thread_header h;
    u32 sp, fp, lockset;
    const struct insn *pc;
};

/* Bytes of an object without its header. */
static inline u64 undo_payload(const struct vm *vm, u32 class_id, u32 length) {
    const struct class *c = program_classes(vm->program)[class_id];
    return c->is_array ? (u64)length << c->element_shift : c->instance_bytes - OBJECT_HEADER_BYTES;
}

#endif
