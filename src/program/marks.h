/* marks.h - annotations of JDK methods that mean something to the VM. */
#ifndef HAVELOCK_PROGRAM_MARKS_H
#define HAVELOCK_PROGRAM_MARKS_H

#include "classfile/classfile.h"

/* METHOD_CALLER_SENSITIVE and METHOD_HIDDEN as the method's visible annotations say. Whoever writes classes can write
 * annotations, so only ask for classes of the JDK image. */
u16 marks_of_method(const struct classfile *cf, const struct cf_member *method);

#endif
