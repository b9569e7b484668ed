/* entry_point.h - the main method of the program and its arguments; boot_main sets it, the main thread calls it. */
#ifndef HAVELOCK_VM_INTERP_ENTRY_POINT_H
#define HAVELOCK_VM_INTERP_ENTRY_POINT_H

#include "vm/heap/object.h"

struct class;
struct method;

struct entry_point {
    struct method *method; /* NULL: not set yet */
    struct class *class;   /* whose main it is; NULL: the class that declares it */
    ref holder;            /* main is not static: an Object[1] with the instance, once it is made; else 0 */
    ref args;              /* String[] */
};

#endif
