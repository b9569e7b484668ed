/* handle_general.h - a polymorphic call done in Java: a synthesised static method with the call's own descriptor.
 *
 * Method handles: MethodHandle.asType to the call's type, then the call; invokeExact always throws here.
 * Variable handles: what the JDK's own linker does, with Invokers.checkVarHandleGenericType.
 */
#ifndef HAVELOCK_VM_LINK_HANDLE_GENERAL_H
#define HAVELOCK_VM_LINK_HANDLE_GENERAL_H

#include "vm/link/handle_site.h"

/* Its first parameter is the handle. Made once per site, in the nest of c. NULL: raised. */
struct method *handle_general(struct thread *t, struct handle_site *site, struct class *c);

#endif
