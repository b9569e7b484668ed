/* java_source.h - which class of a Java source file is to be run.
 *
 * A look at the tokens, not a parser: comments, strings and character literals are skipped, braces
 * counted. The class to run is the first top-level type that declares a method main, else the first
 * top-level type.
 */
#ifndef HAVELOCK_CLI_TARGET_JAVA_SOURCE_H
#define HAVELOCK_CLI_TARGET_JAVA_SOURCE_H

#include "base/arena.h"
#include "base/types.h"

/* Its name in internal form ("a/b/Main"), from the arena; NULL when the text declares no type. */
const char *java_source_main_class(struct arena *arena, struct slice text);

#endif
