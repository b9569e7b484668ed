/* synth_cache.h - synthesised methods that many places share: one method for equal class files. */
#ifndef HAVELOCK_VM_LINK_SYNTH_CACHE_H
#define HAVELOCK_VM_LINK_SYNTH_CACHE_H

#include "vm/vm.h"

/* The only method of the class with these bytes, which must name JDK classes only; defined in the package
 * java.lang.invoke on first use. The bytes are copied. NULL: raised. */
struct method *synth_cache_method(struct thread *t, struct slice bytes);

#endif
