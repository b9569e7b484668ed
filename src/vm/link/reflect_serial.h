/* reflect_serial.h - constructors for serialization: they make an object of one class and run a constructor of a
 * superclass on it. Object streams and libraries that make objects without their constructors ask for them.
 *
 * The JDK would generate code for each. Here the accessor of such a Constructor is one that the JDK has for others, and
 * the class is noted in one of its fields, which nobody else looks at: DelegatingConstructorAccessorImpl parent, up to
 * JDK 17; since then MethodHandle target, which refers to an array of the constructor and the class.
 */
#ifndef HAVELOCK_VM_LINK_REFLECT_SERIAL_H
#define HAVELOCK_VM_LINK_REFLECT_SERIAL_H

#include "vm/native.h"

/* A Constructor for objects of class c that runs the constructor m; 0: an exception was raised. */
ref reflect_serial_make(struct thread *t, struct class *c, struct method *m);

/* The class that the accessor was made for; NULL: its constructor is a usual one. */
struct class *reflect_serial_class(struct vm *vm, ref accessor);

/* What the accessor's field `target` refers to. */
ref reflect_serial_target(struct vm *vm, ref accessor);

#endif
