/* handle_site.h - a call of a signature-polymorphic method, as one class writes it: name and descriptor taken apart.
 *
 * Belongs to the program: made once for a NameAndType of a pool (kept in class->resolved of its index), immutable but
 * for the fields that are filled in on demand, whose values are the same whoever computes them.
 */
#ifndef HAVELOCK_VM_LINK_HANDLE_SITE_H
#define HAVELOCK_VM_LINK_HANDLE_SITE_H

#include "vm/vm.h"

enum handle_kind {
    HANDLE_INVOKE,
    HANDLE_INVOKE_EXACT,
    HANDLE_INVOKE_BASIC,
    HANDLE_LINK_STATIC,
    HANDLE_LINK_SPECIAL,
    HANDLE_LINK_VIRTUAL,
    HANDLE_LINK_INTERFACE,
    HANDLE_VARIABLE,
    HANDLE_UNKNOWN
};

/* What a variable handle's method does; the memory orders are all one here. */
enum variable_action {
    VARIABLE_GET,
    VARIABLE_SET,
    VARIABLE_COMPARE_AND_SET,
    VARIABLE_COMPARE_AND_EXCHANGE,
    VARIABLE_GET_AND_SET,
    VARIABLE_ADD,
    VARIABLE_OR,
    VARIABLE_AND,
    VARIABLE_XOR
};

struct variable_shape;

struct handle_site {
    enum handle_kind kind;
    enum variable_action action;
    u8 mode;        /* ordinal of VarHandle.AccessMode */
    u8 access_type; /* ordinal of VarHandle.AccessType */
    u8 count;       /* parameters */
    u16 words;      /* of the parameters; a receiver is not counted */
    const char *name;
    struct slice descriptor;
    const char *types;                         /* first characters of the parameters' types, then of the result's */
    struct class **classes;                    /* on demand: of the parameters, then of the result */
    struct method *general;                    /* on demand: does the call in Java, see handle_general.h */
    const struct variable_shape *shape;        /* of the variable handle seen last */
    const struct variable_shape *target_shape; /* of the one it stood for */
};

/* The site of a Methodref constant of c. */
struct handle_site *handle_site_of(struct program *program, struct class *c, u16 index);

/* Fills in site->classes, as seen from c. -1: raised. */
int handle_site_classes(struct thread *t, struct handle_site *site, struct class *c);

#endif
