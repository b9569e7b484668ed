/* library.h - methods of the JDK that a search takes as a whole (vm/explore/library_op.h, vm/access/unobserved.h), or
 * that act for whoever calls them. */
#ifndef HAVELOCK_PROGRAM_LIBRARY_H
#define HAVELOCK_PROGRAM_LIBRARY_H

#include "program/method.h"

/* METHOD_UNOBSERVED, METHOD_OPERATION, METHOD_LOCK, METHOD_SCANS, METHOD_APART, METHOD_IDLE, METHOD_CUT and
 * METHOD_PASSES_ON (vm/listen/native_access.h) of a method of a class of the JDK image whose super class and interfaces
 * are known. */
u16 library_flags(const struct class *c, const struct method *m);

#endif
