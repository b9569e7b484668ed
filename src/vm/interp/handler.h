/* handler.h - how handlers are written, and the dispatch tables.
 *
 * A handler is a function with the machine's registers as parameters; it ends by calling the
 * handler of the next instruction in tail position, so the registers stay in registers and the C
 * stack does not grow. Builds whose compiler may not turn that into a jump (no optimisation,
 * sanitizers) define HAVELOCK_TRAMPOLINE: there a handler returns and a loop calls the next one.
 *
 * Registers: t the running thread, pc the instruction, sp one past the top operand, fp the frame,
 * ops the dispatch table in force, objs the object table.
 *
 * The tables come from ops.def:
 *   plain              nothing is watched
 *   counting           plain; counts instructions
 *   observed           for a search: saves what is written, stops before visible operations, trusts no initialisation
 *   observed_counting  observed; counts instructions
 *   watched            observed; vm->explore.watch is called before every instruction
 *   listened           plain; makes events of accesses and locks
 *   listened_locks     plain; makes events of locks only
 *   listened_observed  observed; makes events
 */
#ifndef HAVELOCK_VM_INTERP_HANDLER_H
#define HAVELOCK_VM_INTERP_HANDLER_H

#include "base/compiler.h"
#include "vm/vm.h"

struct dispatch;

#define REGISTERS \
    struct thread *t, const struct insn *pc, u32 *sp, struct frame *fp, const struct dispatch *ops, struct object **objs

typedef void (*handler)(REGISTERS);

struct dispatch {
    handler at[OP_COUNT];
};

extern const struct dispatch dispatch_plain, dispatch_counting, dispatch_observed, dispatch_observed_counting,
    dispatch_watched, dispatch_listened, dispatch_listened_locks, dispatch_listened_observed;

#define HANDLER(name)  void op_##name(REGISTERS)
#define OBSERVED(name) void observed_##name(REGISTERS)
#define LISTENED(name) void listened_##name(REGISTERS)

#define UNUSED_REGISTERS ((void)t, (void)pc, (void)sp, (void)fp, (void)ops, (void)objs)

#if defined(__clang__)
#define TAIL __attribute__((musttail)) return
#else
#define TAIL return
#endif

/* Writes the registers back, before anything that may look at the thread. */
#define SYNC() (t->pc = pc, t->sp = sp, t->fp = fp)

#ifdef HAVELOCK_TRAMPOLINE
#define GO() \
    do { \
        UNUSED_REGISTERS; \
        SYNC(); \
        return; \
    } while (0)
#else
#define GO() \
    do { \
        TAIL ops->at[pc->op](t, pc, sp, fp, ops, objs); \
    } while (0)
#endif

/* The next instruction. */
#define NEXT() \
    do { \
        pc++; \
        GO(); \
    } while (0)

/* Behind the n instructions just executed as one. */
#define SKIP(n) \
    do { \
        pc += (n); \
        GO(); \
    } while (0)

/* Goes on wherever the thread stands now (after a slow path that changed it). */
#define RESUME() \
    do { \
        pc = t->pc; \
        sp = t->sp; \
        fp = t->fp; \
        GO(); \
    } while (0)

/* Leaves the interpreter; the thread goes on at pc later. */
#define LEAVE(why) \
    do { \
        SYNC(); \
        t->stop = why; \
        return; \
    } while (0)

/* Delivers t->h.exception, which was made with the registers written back. */
#define UNWIND() TAIL interp_unwind(t, pc, sp, fp, ops, objs)
void interp_unwind(REGISTERS);

/* Raises an exception of a class named by its class-file name. */
#define THROW(class_name, ...) \
    do { \
        SYNC(); \
        throw_new(t, class_name, __VA_ARGS__); \
        UNWIND(); \
    } while (0)

#define THROW_NULL() TAIL interp_throw_null(t, pc, sp, fp, ops, objs)
void interp_throw_null(REGISTERS);

/* Asks the scheduler whether the thread may go on; used at backward branches and calls. */
#define BUDGET_LEFT() LIKELY(--t->budget > 0)

/* Takes the branch at pc. */
#define BRANCH() \
    do { \
        i32 distance = (i32)pc->b; \
        pc += distance; \
        if (distance <= 0 && !BUDGET_LEFT()) LEAVE(STOP_BUDGET); \
        GO(); \
    } while (0)

/* A local variable, by its distance below the frame. */
#define LOCAL(i) (((u32 *)(void *)fp)[-(i32)(i)])

static inline u64 load64(const u32 *at) {
    u64 v;
    memcpy(&v, at, 8);
    return v;
}
static inline void store64(u32 *at, u64 v) { memcpy(at, &v, 8); }
static inline float load_float(const u32 *at) {
    float v;
    memcpy(&v, at, 4);
    return v;
}
static inline void store_float(u32 *at, float v) { memcpy(at, &v, 4); }
static inline double load_double(const u32 *at) {
    double v;
    memcpy(&v, at, 8);
    return v;
}
static inline void store_double(u32 *at, double v) { memcpy(at, &v, 8); }

#endif
