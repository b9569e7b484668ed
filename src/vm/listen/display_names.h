/* labels.h - short names for threads, objects and values, steady through one retelling of a schedule.
 *
 * An object is called after the static final field that holds it, "Main.lock"; one of the JDK's classes after the final
 * field of the one object of the application that holds it, "Box#0.lock"; else after its class and its rank among the objects
 * of that class, in the order in which they were made or first mentioned: "Value#1". Packages and enclosing classes are left
 * out where nothing else is called the same. A
 * part of a JDK object that the user never sees (the Sync of a ReentrantLock) goes by the name of the whole. Threads go by
 * their Java names, strings by their text, boxes by their value, class objects as "Main.class".
 */
#ifndef HAVELOCK_VM_LISTEN_DISPLAY_NAMES_H
#define HAVELOCK_VM_LISTEN_DISPLAY_NAMES_H

#include "vm/vm.h"

struct labels;

struct labels *labels_new(struct vm *vm);
void labels_free(struct labels *labels);

/* Whose threads and objects they are of. */
struct vm *labels_vm(const struct labels *labels);

/* An object was just made under this number. */
void labels_made(struct labels *labels, ref r);

/* The object is gone: its number may be another's. */
void labels_forget(struct labels *labels, ref r);

/* The object by whose name it goes: itself, or the whole it is a part of. */
ref labels_whole(struct labels *labels, ref r);

/* The results live as long as the labels. */
const char *labels_object(struct labels *labels, ref r);
const char *labels_thread(struct labels *labels, u32 thread);

/* Another thread begins under a number that one had before: it gets a name of its own. */
void labels_thread_anew(struct labels *labels, u32 thread);

const char *labels_class(struct labels *labels, const struct class *c);

/* A value of a descriptor character (Z B C S I J F D L) as Java source would have it, objects by their labels. */
const char *labels_value(struct labels *labels, char type, u64 value);

#endif
