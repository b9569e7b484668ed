/* main_method.h - which method java's launcher calls, and what it says when there is none.
 *
 * The launcher asks reflection for main: so the main class is verified, and the types of its public methods are
 * loaded, before anything runs. Up to JDK 24 main is public, static and takes String[]; from JDK 25 on it need be
 * none of that, and only must not be private.
 */
#ifndef HAVELOCK_CLI_TARGET_MAIN_METHOD_H
#define HAVELOCK_CLI_TARGET_MAIN_METHOD_H

#include "program/program.h"

/* The method, or NULL with the launcher's words in text. */
struct method *main_method_find(struct program *program, struct class *c, char *text, size_t size);

#endif
