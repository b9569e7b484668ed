/* jar_main.h - the main class of `-jar`, found as java finds it.
 *
 * java reads a jar's manifest twice. Its launcher, before there is a virtual machine, with a small reader of its own
 * that trusts most of what it sees; then the library, which checks more. Both have their own words for what is wrong,
 * and what one of them takes the other may refuse.
 */
#ifndef HAVELOCK_CLI_TARGET_JAR_MAIN_H
#define HAVELOCK_CLI_TARGET_JAR_MAIN_H

#include "base/arena.h"
#include "base/diag.h"

/* The Main-Class ("p.Main", spaces around it removed), or NULL with the words in diag that java has; jdk is its feature
 * version, 0 when unknown. */
const char *jar_main_class(struct arena *arena, const char *path, int jdk, struct diag *diag);

#endif
