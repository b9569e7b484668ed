/* thread_site.h - where a thread stands, or an exception comes from, in the application: the innermost frame that is
 * neither the JDK's nor a test framework's (report/framework.h); else the framework's innermost one. */
#ifndef HAVELOCK_EXPLAIN_THREAD_SITE_H
#define HAVELOCK_EXPLAIN_THREAD_SITE_H

#include "explain/record.h"

/* A method that is neither the JDK's nor made by the VM. */
bool thread_site_is_application(const struct method *m);

struct record_site thread_site(struct thread *t);
struct record_site thread_site_of_exception(struct vm *vm, ref exception);

#endif
