/* classpath.h - where application classes and resources are found: directories and jars, in order.
 *
 * Entries that do not exist, and jars that cannot be read, are ignored, as java does. A jar's manifest is honoured: the
 * jars its Class-Path names follow it, and a multi-release jar answers with the entry for the newest version that is
 * not newer than the JDK. All memory and all bytes handed out live in the arena.
 */
#ifndef HAVELOCK_PROGRAM_CLASSPATH_H
#define HAVELOCK_PROGRAM_CLASSPATH_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/types.h"
#include "program/lookups.h"

struct classpath;

/* text: colon-separated; an entry "dir/" + "*" means every jar in that directory, by name. NULL with diag. */
struct classpath *classpath_new(struct arena *arena, const char *text, int jdk_version, struct diag *diag);
/* The same list with every wildcard replaced by the jars that it means. */
const char *classpath_expand(struct arena *arena, const char *text);

void classpath_free(struct classpath *path);

/* Finds "p/Foo.class" or any resource. 1 found, 0 absent, -1 with diag (it is there but cannot be read). *origin is
 * the file or the jar it came from. */
int classpath_find(struct classpath *path, const char *name, struct slice *out, const char **origin, struct diag *diag);

/* From now on what is asked for is noted there. NULL: nowhere. */
void classpath_watch(struct classpath *path, struct lookups *lookups);

u32 classpath_count(const struct classpath *path);

#endif
