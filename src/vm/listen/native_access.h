/* native_access.h - variables that the JDK reads or writes for the application: its natives for reflection, method
 * handles, variable handles and Unsafe, for copies, clones, checksums, files, output and compression; and the code of
 * buffers and java.util.Arrays.
 *
 * Such an access counts as the application's own, made where its code asked for it. What the JDK does for itself does
 * not count. Who asked:
 *   - a plain field of the application is only accessed on its behalf: the innermost code of the application asked,
 *     whoever makes the access (serialization, say);
 *   - volatile fields and arrays may be the JDK's own affair: the application asked only if nothing but code that acts
 *     for its caller (METHOD_PASSES_ON: java.lang.invoke, reflection, Unsafe, buffers, Arrays, file
 *     streams) lies between.
 *
 * Memory outside the heap is no variable here.
 */
#ifndef HAVELOCK_VM_LISTEN_NATIVE_ACCESS_H
#define HAVELOCK_VM_LISTEN_NATIVE_ACCESS_H

#include "vm/vm.h"

/* Places from slot on, as access_slots.h has them: one, or elements of an array, or all of an object. */
struct native_access {
    ref object; /* 0: static */
    u32 slot, count;
    bool write;
    bool atomic;               /* more than a plain access */
    const struct field *field; /* NULL: elements, or all of an object */
};

enum { MOST_NATIVE_ACCESSES = 8 };

/* What the native accesses with these arguments, whoever asked; returns how many. Calls that will throw access
 * nothing. result: what it has returned; NULL: t stands before it or in its midst. */
u32 native_access_of(struct thread *t, const struct method *m, const u32 *args, const u32 *result,
                     struct native_access *out);

/* The frame of the application that has the native m, which t runs or stands before, do it; NULL: none. */
struct frame *native_access_asker(struct thread *t, const struct method *m, const struct native_access *native_access);

/* The frame of the application for which the running code of the JDK accesses an array; NULL: none. */
struct frame *native_access_behind(struct thread *t);

/* The frame of the application that has t carry out a fence; NULL: the JDK needs it for itself. */
struct frame *native_access_fence(struct thread *t);

#endif
