/* event_names.h - what the numbers in the events of a run are called: answers for event/names.h. */
#ifndef HAVELOCK_VM_LISTEN_EVENT_NAMES_H
#define HAVELOCK_VM_LISTEN_EVENT_NAMES_H

#include "event/names.h"
#include "vm/vm.h"

struct event_names;
struct display_names;

struct event_names *event_names_new(struct vm *vm);
void event_names_free(struct event_names *names);

/* An object was made by the application; an object is gone. */
void event_names_made(struct event_names *names, ref r);
void event_names_forget(struct event_names *names, ref r);

struct display_names *event_names_display(struct event_names *names);

/* The VM must be listened to; borrowed until listener_detach. */
struct names event_names(struct vm *vm);

#endif
