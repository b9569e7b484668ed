/* vm.h - one virtual machine: the whole state of a running Java program.
 *
 * Several VMs may share one program. A VM is run by one OS thread at a time. Everything that decides what the program
 * does next is in here, in numbers. Each part is declared, and explained, by the header that owns it; lifecycle.h makes
 * and frees VMs.
 *
 * A VM runs plainly, or observed: opened for a search (seam.h), which takes it step by step and can take steps back.
 * undo tells which: it is NULL in plain runs, and again after seam_leave.
 */
#ifndef HAVELOCK_VM_VM_H
#define HAVELOCK_VM_VM_H

#include <stdio.h>

#include "program/program.h"
#include "vm/explore/exploration.h"
#include "vm/heap/gc_state.h"
#include "vm/heap/heap.h"
#include "vm/heap/statics.h"
#include "vm/heap/string_table.h"
#include "vm/interp/entry_point.h"
#include "vm/interp/thread_table.h"
#include "vm/known.h"
#include "vm/link/link_tables.h"
#include "vm/state/base_layer.h"
#include "vm/time/clock_state.h"
#include "vm/vm_options.h"
#include "vm/world/world.h"

struct undo;
struct listener;
struct caveats;

struct vm {
    struct program *program; /* borrowed */
    struct vm_options options;
    struct undo *undo;         /* see undo.h; NULL in plain runs */
    struct listener *listener; /* who gets events, see listen.h; NULL: nobody */
    struct caveats *caveats;   /* what a verdict has to name, see caveats.h */
    struct heap heap;
    struct statics statics;
    struct thread_table threads;
    struct exploration explore;
    struct clock_state clock;
    struct base_layer base;
    struct gc_state gc;
    struct link_tables link;
    struct string_table strings;
    struct known known; /* classes, fields and methods the VM refers to by name */
    struct entry_point entry;
    struct vm_world world;
    u64 instructions; /* executed, roughly: counted at branches and calls */
    bool counting;    /* counts instructions (--stats) */
    bool booted;
    bool exiting; /* the program is over: exit_status */
    i32 exit_status;
    char fatal[2048]; /* why the VM had to stop: a missing native ...; empty: it had not to */
};

static inline struct object *object_at(struct vm *vm, ref r) { return vm->heap.objects[r]; }
static inline struct class *class_of(struct vm *vm, ref r) {
    return program_classes(vm->program)[vm->heap.objects[r]->class_id];
}

/* Bytes an object takes, header included. */
static inline u64 object_bytes(const struct vm *vm, const struct object *o) {
    const struct class *c = program_classes(vm->program)[o->class_id];
    return c->is_array ? OBJECT_HEADER_BYTES + ((u64)o->length << c->element_shift) : c->instance_bytes;
}

#endif
