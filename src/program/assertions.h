/* assertions.h - which classes run with assertions on: what -ea, -da, -esa and -dsa mean.
 *
 * A switch for a class beats one for its package, which beats one for an enclosing package, which
 * beats the one for everything; among equals the last one given wins.
 */
#ifndef HAVELOCK_PROGRAM_ASSERTIONS_H
#define HAVELOCK_PROGRAM_ASSERTIONS_H

#include "base/types.h"

/* Are assertions on in this application class (internal name, "a/b/C")? The switches are written as on the
 * command line ("-ea", "-da:a.b...", "-ea:a.b.C"), NULL-terminated, or NULL; otherwise: what holds without one. */
bool assertions_enabled(const char *const *switches, bool otherwise, const char *class_name);

/* Are they on in the classes of the JDK (-esa, -dsa)? Switches for everything do not count here, switches for a
 * package or a class do. */
bool assertions_enabled_in_jdk(const char *const *switches, const char *class_name);

#endif
