/* handle_access.h - what a polymorphic call would do, before it is made. */
#ifndef HAVELOCK_VM_LINK_HANDLE_ACCESS_H
#define HAVELOCK_VM_LINK_HANDLE_ACCESS_H

#include "vm/link/handle_site.h"

/* The site of the OP_CALLHANDLE that t stands at. */
struct handle_site *handle_site_at(struct thread *t);

/* What it would read or write, if it is a variable handle's operation (slot: access_slots.h); false: it is none. */
bool handle_pending(struct thread *t, ref *object, u32 *slot, bool *write);

/* Is it then a plain access? */
bool handle_is_plain(struct thread *t);

#endif
