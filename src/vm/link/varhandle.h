/* varhandle.h - variable handles: reads and writes of a field or array element in one step.
 *
 * What the JDK's classes VarHandleInts, VarHandleReferences ... do with Unsafe is done here directly for fields and
 * array elements, as long as nothing is wrong and no conversion is needed. Everything else (null receivers, indices
 * out of bounds, wrong types, views of byte arrays) is left to those classes, so that exceptions are theirs.
 */
#ifndef HAVELOCK_VM_LINK_VARHANDLE_H
#define HAVELOCK_VM_LINK_VARHANDLE_H

#include "vm/link/handle_site.h"

enum varhandle_result {
    VARHANDLE_DONE,    /* result and *width are written */
    VARHANDLE_VISIBLE, /* observed: the step ends before the operation */
    VARHANDLE_JAVA     /* to be done in Java; nothing has happened */
};

/* handle: the VarHandle; args: the words after it. */
enum varhandle_result varhandle_operate(struct thread *t, struct handle_site *site, ref handle, const u32 *args,
                                        u32 *result, u32 *width);

/* The static method of the handle's class that does the operation in Java, if the site's descriptor fits. */
struct method *varhandle_java(struct vm *vm, const struct handle_site *site, ref handle);

#endif
