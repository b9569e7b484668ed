/* select.h - looking up methods in classes and superinterfaces (JVMS 5.4.3.3, 5.4.3.4, 5.4.6).
 *
 * Pure functions of linked classes. The selections that instructions ask for, select_virtual and select_interface, are
 * declared in resolve.h.
 */
#ifndef HAVELOCK_PROGRAM_LINK_SELECT_H
#define HAVELOCK_PROGRAM_LINK_SELECT_H

#include "program/program.h"

/* The method declared in c or a superclass, of any kind, or NULL. */
struct method *method_of_classes(const struct class *c, const struct sym *name, const struct sym *descriptor);

/* As above, but passing over static methods and, where asked, private ones. */
struct method *instance_method_of_classes(const struct class *c, const struct sym *name, const struct sym *descriptor,
                                          bool skip_private);

/* Among the methods, neither private nor static, of c's superinterfaces (c itself among them if it is one), those are
 * maximally specific that no subinterface declares again. Counts the ones that are not abstract; `only` is the one if
 * there is just one, `any` some maximally specific method or NULL. */
struct specific {
    u32 concrete;
    struct method *only, *any;
};
struct specific most_specific(const struct class *c, const struct sym *name, const struct sym *descriptor);

/* The one maximally specific method that is not abstract, or NULL. Then error is filled if HotSpot would have put a
 * throwing method into the class c in its place, and left alone if the method is just missing. */
struct method *default_method(const struct class *c, const struct sym *name, const struct sym *descriptor,
                              struct link_error *error);

#endif
