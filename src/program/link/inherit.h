/* inherit.h - may a class have these superclasses, superinterfaces and methods? The checks that HotSpot makes when it
 * defines a class, in its order and its words. */
#ifndef HAVELOCK_PROGRAM_LINK_INHERIT_H
#define HAVELOCK_PROGRAM_LINK_INHERIT_H

#include "program/program.h"

/* One direct superinterface, as soon as it is loaded: is it one? */
int check_is_interface(const struct sym *name, const struct class *interface, struct link_error *error);

/* The whole class, linked except for its numbers. 0 or -1. */
int check_inheritance(struct program *program, struct class *c, struct link_error *error);

#endif
