/* resolve.h - symbolic references of a class become classes, fields and methods (JVMS 5.4.3).
 *
 * Successful resolutions are remembered in class->resolved[cp index]; failures are decided anew and
 * come out the same. Access is checked, nestmates included, except from trusted (hidden) classes.
 * Messages are HotSpot's.
 */
#ifndef HAVELOCK_PROGRAM_LINK_RESOLVE_H
#define HAVELOCK_PROGRAM_LINK_RESOLVE_H

#include "program/program.h"
#include "program/stack_effect.h"

struct class *resolve_class(struct program *program, struct class *from, u16 cp_index, struct link_error *error);

/* static_access / for_write: what the instruction does, for IncompatibleClassChangeError and the final-field
 * IllegalAccessError (`in` is the method that holds the instruction). */
struct field *resolve_field(struct program *program, const struct method *in, u16 cp_index, bool static_access,
                            bool for_write, struct link_error *error);

/* opcode: 182 invokevirtual, 183 invokespecial, 184 invokestatic, 185 invokeinterface. For invokespecial the
 * result is the selected method (ACC_SUPER rule, interface super calls); for the others the resolved one.
 * A signature-polymorphic result keeps its declared descriptor; the call site's own is in the pool. */
struct method *resolve_method(struct program *program, struct class *from, u16 cp_index, int opcode,
                              struct link_error *error);

/* Selection for invokevirtual of a resolved method on a receiver class, and for invokeinterface. NULL if
 * there is no method to run: error names AbstractMethodError, IncompatibleClassChangeError or IllegalAccessError. */
struct method *select_virtual(struct class *receiver, struct method *resolved, struct link_error *error);
struct method *select_interface(struct program *program, struct class *receiver, struct method *resolved,
                                struct link_error *error);

/* Method resolution by name, as for a method reference of the given kind, without a pool: used by reflection and
 * by the VM itself. NULL when absent. */
struct method *find_method(struct class *c, const char *name, const char *descriptor);
struct field *find_field(struct class *c, const char *name, const char *descriptor);

/* The same resolutions for a reference that is in no pool, as method handles make them. from NULL: everything is
 * accessible. A field is found whether static or not. */
struct method *resolve_named_method(struct program *program, struct class *from, struct class *named,
                                    const struct sym *name, const struct sym *descriptor, int opcode,
                                    struct link_error *error);
struct field *resolve_named_field(struct program *program, struct class *from, struct class *named,
                                  const struct sym *name, const struct sym *descriptor, struct link_error *error);

bool access_class(struct program *program, struct class *from, const struct class *to);
bool access_member(struct program *program, struct class *from, struct class *holder, u16 access,
                   const struct class *through);

/* The nest host, itself if it has none or the claim does not hold. */
struct class *nest_host(struct program *program, struct class *c);

#endif
