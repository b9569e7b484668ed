#define _GNU_SOURCE
#include "cli/host/machine.h"

#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

unsigned machine_cores(void) {
    cpu_set_t set;
    if (sched_getaffinity(0, sizeof set, &set) == 0) return (unsigned)CPU_COUNT(&set);
    long online = sysconf(_SC_NPROCESSORS_ONLN);
    return online > 0 ? (unsigned)online : 1;
}

u64 machine_memory(void) {
    long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
    return pages > 0 && size > 0 ? (u64)pages * (u64)size : 0;
}

/* The number in a limit file; 0 when it is absent, "max", or so large that it means none. */
static u64 limit_in(const char *path) {
    FILE *file = fopen(path, "r");
    if (!file) return 0;
    char text[64] = "";
    char *line = fgets(text, sizeof text, file);
    fclose(file);
    u64 limit = line ? strtoull(text, NULL, 10) : 0;
    return limit < (u64)1 << 60 ? limit : 0;
}

static u64 smaller_limit(u64 a, u64 b) { return a == 0 ? b : b == 0 || a < b ? a : b; }

/* The smallest limit from this control group up to the root of the hierarchy. */
static u64 limit_up_to_root(const char *root, char *group, const char *file) {
    u64 limit = 0;
    for (;;) {
        char path[1024];
        snprintf(path, sizeof path, "%s%s/%s", root, group, file);
        limit = smaller_limit(limit, limit_in(path));
        char *slash = strrchr(group, '/');
        if (!slash) return limit;
        *slash = '\0';
    }
}

u64 machine_memory_limit(void) {
    FILE *file = fopen("/proc/self/cgroup", "r");
    u64 limit = 0;
    char line[768];
    while (file && fgets(line, sizeof line, file)) { /* "4:memory:/group" or "0::/group" */
        line[strcspn(line, "\n")] = '\0';
        char *controllers = strchr(line, ':');
        char *group = controllers ? strchr(controllers + 1, ':') : NULL;
        if (!group) continue;
        *group++ = '\0';
        if (strcmp(controllers, ":") == 0)
            limit = smaller_limit(limit, limit_up_to_root("/sys/fs/cgroup", group, "memory.max"));
        else if (strstr(controllers, "memory"))
            limit = smaller_limit(limit, limit_up_to_root("/sys/fs/cgroup/memory", group, "memory.limit_in_bytes"));
    }
    if (file) fclose(file);
    return limit;
}
