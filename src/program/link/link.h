/* link.h - a parsed class becomes a linked one: members, layout, method table, hierarchy.
 *
 * The method table (vtable) holds what invokevirtual of a class's method selects: an entry per method that can be
 * overridden, the superclass's entries first. Static, private, final and interface methods and initialisers have no
 * index (VTABLE_NONE): they are called as they are, except that an interface method that is neither static nor private
 * is selected by the itable of the receiver's class (itable.h), also when invokevirtual names it. Therefore there are
 * no entries that only stand for inherited interface methods, and none that only throw.
 */
#ifndef HAVELOCK_PROGRAM_LINK_LINK_H
#define HAVELOCK_PROGRAM_LINK_LINK_H

#include "program/program.h"

struct link_request {
    const struct classfile *cf;
    const struct sym *name;
    u32 loader;
    const struct sym *module;
    const char *origin;
    struct class *super;           /* loaded; NULL for Object */
    struct class **interfaces;     /* cf->interface_count of them, loaded; in the program's arena */
    struct class *host;            /* of a hidden class, else NULL */
    struct definition *definition; /* that the class is a version of, else NULL */
};

/* Links the class and gives it its numbers; the caller records its name. The program is locked. */
struct class *link_class(struct program *program, const struct link_request *request, struct link_error *error);

#endif
