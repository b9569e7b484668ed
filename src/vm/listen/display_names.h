/* display_names.h - short names for threads, objects and values, the same throughout one replay of a schedule.
 *
 * An object is called after the static final field that holds it, "Main.lock"; one of the JDK's classes after the final
 * field of the one object of the application that holds it, "Box#0.lock"; else after its class and its rank among the
 * objects of that class, in the order in which they were made or first mentioned: "Value#1". Packages and enclosing
 * classes are left out where nothing else is called the same. A part of a JDK object that the user never sees (the Sync
 * of a ReentrantLock) goes by the name of the whole. Threads go by their Java names, strings by their text, boxes by
 * their value, class objects as "Main.class".
 */
#ifndef HAVELOCK_VM_LISTEN_DISPLAY_NAMES_H
#define HAVELOCK_VM_LISTEN_DISPLAY_NAMES_H

#include "vm/vm.h"

struct display_names;

struct display_names *display_names_new(struct vm *vm);
void display_names_free(struct display_names *display_names);

/* Whose threads and objects they are of. */
struct vm *display_names_vm(const struct display_names *display_names);

/* An object was just made under this number. */
void display_names_made(struct display_names *display_names, ref r);

/* The object is gone: its number may be another's. */
void display_names_forget(struct display_names *display_names, ref r);

/* The object by whose name it goes: itself, or the whole it is a part of. */
ref display_names_whole(struct display_names *display_names, ref r);

/* The results live as long as the display names. */
const char *display_names_object(struct display_names *display_names, ref r);
const char *display_names_thread(struct display_names *display_names, u32 thread);

/* Another thread begins under a number that one had before: it gets a name of its own. */
void display_names_thread_anew(struct display_names *display_names, u32 thread);

const char *display_names_class(struct display_names *display_names, const struct class *c);

/* A value of a descriptor character (Z B C S I J F D L) as Java source would have it, objects by their display names.
 */
const char *display_names_value(struct display_names *display_names, char type, u64 value);

#endif
