/* jar_main.h - the main class of `-jar`, found as java finds it.
 *
 * java reads the manifest of a jar twice: first its launcher, before there is a virtual machine, then the library.
 * The library's rules are those of classfile/jar.h. The launcher has other rules, and this file has a reader for them:
 * the launcher does not check the directory, takes the first manifest instead of the last, compares its name in one
 * case only, believes sizes that jar.h refuses, and refuses manifests with lines that jar.h accepts. Each has its own
 * message, and the first that fails decides which one the user sees. A common reader would change these messages.
 */
#ifndef HAVELOCK_CLI_TARGET_JAR_MAIN_H
#define HAVELOCK_CLI_TARGET_JAR_MAIN_H

#include "base/arena.h"
#include "base/diag.h"

/* The Main-Class ("p.Main", spaces around it removed), or NULL with the words in diag that java has; jdk is its feature
 * version, 0 when unknown. */
const char *jar_main_class(struct arena *arena, const char *path, int jdk, struct diag *diag);

#endif
