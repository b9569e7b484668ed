/* bounce.h - natives that do more with the elements of an array than move them (files, output, decompression): through
 * a copy of their own where other threads can see the array.
 *
 * Such a call takes its input from an array, does its work (its body) and puts its output into an array. Where others
 * see the input, it is first copied into a bounce buffer; where they see the output, the body fills the buffer, which
 * is then copied to the array: element by element, as bulk.h has it. The body is a step of its own and works on the
 * buffer. A call whose arrays nobody sees is nothing but its body.
 *
 * The thread's header says where the call stands: made is the buffer, with the output before the input; held is what
 * the body returned; stage counts the parts of the input, the body and the parts of the output, and says which of the
 * two are copied (BOUNCE_IN, BOUNCE_OUT). held_ref is left to the native.
 */
#ifndef HAVELOCK_VM_ACCESS_BOUNCE_H
#define HAVELOCK_VM_ACCESS_BOUNCE_H

#include "vm/access/bulk.h"

enum { BOUNCE_OUT = 1 << 30, BOUNCE_IN = 1 << 29 };

struct bounce {
    struct bulk in, out;     /* count 0: there is none */
    u32 in_slot, out_slot;   /* the argument that is the array */
    u32 in_start, out_start; /* likewise its first element; 0: it is not given, and all of the array counts */
};

/* Does the native take input from an array, or put output into one? */
static inline bool native_bounces(const struct method *m) {
    enum native_touch touch = native_touch(m);
    return touch == TOUCH_FILE_READ || touch == TOUCH_FILE_WRITE || touch == TOUCH_STREAM || touch == TOUCH_CODEC;
}

/* The arrays of a call with these arguments. False: it has none, or will throw. */
bool bounce_of(struct vm *vm, const struct method *m, const u32 *args, struct bounce *out);

/* How many elements of its output a call has filled that returned this. */
u32 bounce_filled(const struct method *m, u64 result);

/* Must the call that t runs, or stands before, be carried out through a buffer? Fills in *out then. */
bool bounce_is_torn(struct thread *t, const struct method *m, const u32 *args, struct bounce *out);

/* Carries out the call that t runs, or its next step. */
enum native_status bounce_run(struct thread *t, u32 *args, u32 *result, native_fn body);

/* The running native reads or writes memory outside the heap: at once. A verdict names that if others see it. */
void bounce_memory(struct thread *t, u64 address);

/* What the call of m that t stands before touches in its next step; 0: it is not torn, or the body comes next. */
u32 bounce_accesses(struct thread *t, const struct method *m, const u32 *args, struct access *out);

#endif
