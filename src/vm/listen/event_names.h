/* heard_names.h - what the numbers in the events of a run are called: answers for event/names.h. */
#ifndef HAVELOCK_VM_LISTEN_EVENT_NAMES_H
#define HAVELOCK_VM_LISTEN_EVENT_NAMES_H

#include "event/names.h"
#include "vm/vm.h"

struct heard_names;
struct labels;

struct heard_names *heard_names_new(struct vm *vm);
void heard_names_free(struct heard_names *names);

/* An object was made by the application; an object is gone. */
void heard_names_made(struct heard_names *names, ref r);
void heard_names_forget(struct heard_names *names, ref r);

struct labels *heard_names_labels(struct heard_names *names);

/* The VM must be listened to; borrowed until listen_stop. */
struct names heard_names(struct vm *vm);

#endif
