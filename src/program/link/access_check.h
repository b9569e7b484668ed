/* access_check.h - what is wrong when access is denied. The decisions themselves are declared in resolve.h. */
#ifndef HAVELOCK_PROGRAM_LINK_ACCESS_CHECK_H
#define HAVELOCK_PROGRAM_LINK_ACCESS_CHECK_H

#include "program/error.h"
#include "program/link/resolve.h"

/* IllegalAccessError for a class; returns NULL. */
void *deny_class(const struct class *from, const struct class *to, struct link_error *error);

/* IllegalAccessError for a member that access_member refused; returns NULL. */
void *deny_field(struct program *program, struct class *from, const struct field *f, struct link_error *error);
void *deny_method(struct program *program, struct class *from, const struct method *m, struct link_error *error);

#endif
