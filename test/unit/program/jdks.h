/* jdks.h - the JDKs of this machine, for tests that ask HotSpot. */
#ifndef HAVELOCK_TEST_JDKS_H
#define HAVELOCK_TEST_JDKS_H

#include <glob.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MOST_JDKS = 8, OLDEST_JDK = 17 };

/* For a JVM that runs for a moment: its optimising compiler and parallel collector cost more than they give. */
#define QUICK_JAVA  "-Xshare:auto -XX:TieredStopAtLevel=1 -XX:+UseSerialGC"
#define QUICK_JAVAC "-J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC"

struct jdk {
    char home[PATH_MAX];
    int version;
};

struct jdks {
    int count;
    struct jdk list[MOST_JDKS];
};

static inline int jdk_version(const char *home) {
    char path[PATH_MAX + 16], line[256];
    int version = 0;
    snprintf(path, sizeof path, "%s/release", home);
    FILE *file = fopen(path, "r");
    while (file && fgets(line, sizeof line, file))
        if (sscanf(line, "JAVA_VERSION=\"%d", &version) == 1) break;
    if (file) fclose(file);
    return version;
}

static inline void jdks_add(struct jdks *jdks, const char *home) {
    struct jdk jdk;
    char javac[PATH_MAX + 16];
    if (jdks->count == MOST_JDKS || !realpath(home, jdk.home)) return;
    snprintf(javac, sizeof javac, "%s/bin/javac", jdk.home);
    jdk.version = jdk_version(jdk.home);
    if (access(javac, X_OK) || jdk.version < OLDEST_JDK) return;
    for (int i = 0; i < jdks->count; i++)
        if (jdks->list[i].version == jdk.version) return;
    jdks->list[jdks->count++] = jdk;
}

/* One JDK of each version from 17 on, from JAVA_HOME and the usual folder. */
static inline struct jdks jdks_find(void) {
    struct jdks jdks = {0};
    glob_t found;
    if (getenv("JAVA_HOME")) jdks_add(&jdks, getenv("JAVA_HOME"));
    if (glob("/usr/lib/jvm/*", 0, NULL, &found) == 0) {
        for (size_t i = 0; i < found.gl_pathc; i++) jdks_add(&jdks, found.gl_pathv[i]);
        globfree(&found);
    }
    return jdks;
}

/* Runs a shell command; its status, or -1. */
static inline int __attribute__((format(printf, 1, 2))) shell(const char *format, ...) {
    char command[8 * PATH_MAX];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(command, sizeof command, format, arguments);
    va_end(arguments);
    return length < 0 || (size_t)length >= sizeof command ? -1 : system(command);
}

#endif
