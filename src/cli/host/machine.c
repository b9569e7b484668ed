#define _GNU_SOURCE
#include "cli/host/machine.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- a control group ---- */

/* The numbers in a limit file; 0 for one that is absent, "max", negative, or so large that it means none. */
static void limits_in(const char *folder, const char *name, u64 limit[2]) {
    char path[1024], text[64] = "", *at = text;
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "r");
    if (file && !fgets(text, sizeof text, file)) text[0] = '\0';
    if (file) fclose(file);
    for (int i = 0; i < 2; i++) {
        u64 number = strtoull(at, &at, 10);
        limit[i] = number < (u64)1 << 60 ? number : 0;
        at += strcspn(at, " ");
    }
}

static u64 smaller_limit(u64 a, u64 b) { return a == 0 ? b : b == 0 || a < b ? a : b; }

u64 machine_memory_in(const char *folder) {
    u64 version_2[2], version_1[2];
    limits_in(folder, "memory.max", version_2);
    limits_in(folder, "memory.limit_in_bytes", version_1);
    return smaller_limit(version_2[0], version_1[0]);
}

static u64 thousandths(u64 quota, u64 period) { return quota && period ? quota * 1000 / period : 0; }

u64 machine_processors_in(const char *folder) {
    u64 version_2[2], quota[2], period[2];
    limits_in(folder, "cpu.max", version_2); /* "150000 100000" or "max 100000" */
    limits_in(folder, "cpu.cfs_quota_us", quota);
    limits_in(folder, "cpu.cfs_period_us", period);
    return smaller_limit(thousandths(version_2[0], version_2[1]), thousandths(quota[0], period[0]));
}

/* ---- all of them ---- */

typedef u64 limit_of(const char *folder);

/* The smallest limit from this control group up to the root of the hierarchy. */
static u64 limit_up_to_root(const char *root, char *group, limit_of *limit_in) {
    u64 limit = 0;
    for (;;) {
        char folder[960];
        snprintf(folder, sizeof folder, "%s%s", root, group);
        limit = smaller_limit(limit, limit_in(folder));
        char *slash = strrchr(group, '/');
        if (!slash) return limit;
        *slash = '\0';
    }
}

/* The smallest limit of the groups of this process. controller: "memory", with its folder in version 1. */
static u64 group_limit(const char *controller, limit_of *limit_in) {
    FILE *file = fopen("/proc/self/cgroup", "r");
    u64 limit = 0;
    char line[768], root[64];
    snprintf(root, sizeof root, "/sys/fs/cgroup/%s", controller);
    while (file && fgets(line, sizeof line, file)) { /* "4:memory:/group" or "0::/group" */
        line[strcspn(line, "\n")] = '\0';
        char *controllers = strchr(line, ':');
        char *group = controllers ? strchr(controllers + 1, ':') : NULL;
        if (!group) continue;
        *group++ = '\0';
        if (strcmp(controllers, ":") == 0)
            limit = smaller_limit(limit, limit_up_to_root("/sys/fs/cgroup", group, limit_in));
        else if (strstr(controllers, controller)) limit = smaller_limit(limit, limit_up_to_root(root, group, limit_in));
    }
    if (file) fclose(file);
    return limit;
}

static unsigned processors_to_run_on(void) {
    cpu_set_t set;
    if (sched_getaffinity(0, sizeof set, &set) == 0) return (unsigned)CPU_COUNT(&set);
    long online = sysconf(_SC_NPROCESSORS_ONLN);
    return online > 0 ? (unsigned)online : 1;
}

unsigned machine_cores(void) {
    unsigned cores = processors_to_run_on();
    u64 quota = group_limit("cpu", machine_processors_in);
    if (quota && quota / 1000 < cores) cores = (unsigned)(quota / 1000);
    return cores ? cores : 1;
}

u64 machine_memory(void) {
    long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
    return pages > 0 && size > 0 ? (u64)pages * (u64)size : 0;
}

u64 machine_memory_limit(void) { return group_limit("memory", machine_memory_in); }

void machine_tune_memory(void) {
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 1 << 20);
    mallopt(M_TRIM_THRESHOLD, 32 << 20);
#endif
}
