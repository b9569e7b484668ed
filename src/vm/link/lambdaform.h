/* lambdaform.h - the JDK's LambdaForms as bytecode.
 *
 * A LambdaForm is what a method handle does: a list of calls, each with arguments that are parameters, earlier
 * results or constants. It becomes a static method that makes the same calls. Objects among the constants are read from
 * the form at run time (its handle is the first parameter), so forms that differ only in them share one method.
 */
#ifndef HAVELOCK_VM_LINK_LAMBDAFORM_H
#define HAVELOCK_VM_LINK_LAMBDAFORM_H

#include "vm/vm.h"

/* The method for a form; equal forms give the same one. NULL: raised. */
struct method *lambdaform_method(struct thread *t, ref form);

#endif
