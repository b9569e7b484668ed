/* jdk.h - finds a JDK on this machine.
 *
 * A usable JDK is a folder with the run-time image lib/modules (JDK 9 or later). The one asked for
 * with --jdk wins, then JAVA_HOME, then the java on the PATH, its symbolic links resolved. A choice
 * that was made but does not work is an error: nothing else is tried silently.
 */
#ifndef HAVELOCK_CLI_TARGET_JDK_H
#define HAVELOCK_CLI_TARGET_JDK_H

#include "base/arena.h"
#include "base/diag.h"

struct jdk {
    const char *home;    /* no '/' at the end */
    const char *origin;  /* "--jdk", "JAVA_HOME" or "PATH" */
    const char *version; /* "17.0.15", from the file release; "unknown" without one */
    int feature;         /* 17; 0 when unknown */
};

/* Strings live in the arena. 0, or -1 with diag. asked may be NULL. */
int jdk_find(struct arena *arena, const char *asked, struct jdk *out, struct diag *diag);

/* The JDK at this folder. 0, or -1 with diag. */
int jdk_at(struct arena *arena, const char *home, const char *origin, struct jdk *out, struct diag *diag);

/* bin/NAME of the JDK when it can be executed, else NULL. */
const char *jdk_tool(struct arena *arena, const struct jdk *jdk, const char *name);

#endif
