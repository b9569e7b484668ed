/* native_touch.h - what a visible native touches, as its flags say it (native.h). access.h makes accesses of it. */
#ifndef HAVELOCK_VM_NATIVE_TOUCH_H
#define HAVELOCK_VM_NATIVE_TOUCH_H

/* So far it is shifted left in the flags. */
enum { NATIVE_TOUCH_SHIFT = 9 };
enum native_touch {
    TOUCH_ALL, /* not known: everything */
    TOUCH_NOTHING,
    TOUCH_NOTIFY,    /* the monitor of args[0], and whether those who wait there were interrupted */
    TOUCH_WAIT,      /* the monitor of args[0], and what may wake the running thread */
    TOUCH_LIFE_READ, /* of the thread args[0] */
    TOUCH_STATE,     /* what the thread args[0] is doing */
    TOUCH_START,
    TOUCH_JOIN,
    TOUCH_SIGNAL_ARG0, /* what may wake the thread args[0], */
    TOUCH_SIGNAL_ARG1, /* args[1] */
    TOUCH_PAUSE,       /* what may wake the running thread */
    TOUCH_CLOCK,
    TOUCH_STREAM,     /* a PrintStream, args[0]: see printed.h */
    TOUCH_PLACE_READ, /* Unsafe: args[1], offset */
    TOUCH_PLACE_WRITE,
    TOUCH_FIELD_READ, /* what the accessor args[0] of a field stands for, in args[1] */
    TOUCH_FIELD_WRITE,
    TOUCH_ELEMENT_READ, /* args[1] of the array args[0] */
    TOUCH_ELEMENT_WRITE,
    TOUCH_WHOLE_READ, /* args[0] */
    TOUCH_WHOLE_WRITE,
    TOUCH_CLONE,       /* all of args[0], see bulk.h for this and what follows */
    TOUCH_COPY,        /* from args[0] to args[2] */
    TOUCH_COPY_MEMORY, /* Unsafe: from args[1] to args[4], arrays or addresses */
    TOUCH_SET_MEMORY,  /* Unsafe: args[1], an array or an address */
    TOUCH_BYTES_READ,  /* args[3] bytes from args[2] on of the array args[1] */
    TOUCH_MEMORY_READ, /* args[4] bytes from args[3] on of the address args[1] */
    TOUCH_RELEASE,     /* the block of memory at the first argument after the receiver, which is given back */
    TOUCH_CODEC,       /* the arrays among the arguments, see bounce.h for this and for files and streams */
    TOUCH_FILE_READ,   /* an open file: args[0] is its number, its FileDescriptor or a stream; see file_access.h, */
    TOUCH_FILE_WRITE,
    TOUCH_FILE_CLOSE,
    TOUCH_FILE_COPY, /* from the number args[1] to args[0] */
    TOUCH_PATH_READ, /* what is at the paths among the arguments */
    TOUCH_PATH_WRITE,
    TOUCH_PATH_OPEN, /* either */
    TOUCH_NEW_FOLDER,
    TOUCH_NAMES,      /* a folder with all that is in it */
    TOUCH_NEXT_ID,    /* the number that the next thread gets, if the program looks at them (looks.h) */
    TOUCH_GROUPS,     /* nothing itself: the lists of thread groups are kept by bytecode, or not at all */
    TOUCH_INTERNED,   /* whether a string with the contents of args[0] is interned */
    TOUCH_FENCE_READ, /* nothing; but it orders the program's threads (listen.h) */
    TOUCH_FENCE_WRITE,
    TOUCH_FENCE
};
#define TOUCHES(what) (TOUCH_##what << NATIVE_TOUCH_SHIFT)
#define OUTSIDE(what) (NATIVE_VISIBLE_OUTSIDE | TOUCHES(what))

#endif
