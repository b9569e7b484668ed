#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "vm/heap/java_string.h"
#include "vm/native.h"

/* The part of a path after ".../zoneinfo/", or NULL. */
static const char *zone_in(const char *path) {
    const char *at = strstr(path, "zoneinfo/");
    return at ? at + strlen("zoneinfo/") : NULL;
}

/* What the environment or the link /etc/localtime names. */
static enum native_status getSystemTimeZoneID(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    const char *name = getenv("TZ");
    char path[1024];
    if (name && name[0] == ':') name++;
    if (name && name[0] == '/') name = zone_in(name);
    if (!name) {
        ssize_t n = readlink("/etc/localtime", path, sizeof path - 1);
        path[n < 0 ? 0 : n] = 0;
        name = zone_in(path);
    }
    if (name && strcmp(name, "") == 0) name = "UTC";
    result[0] = name ? java_string_new(t, name) : 0;
    return NATIVE_DONE;
}

static enum native_status getSystemGMTOffsetID(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    time_t now = 0;
    struct tm local;
    char text[32] = "GMT";
    if (localtime_r(&now, &local) && local.tm_gmtoff) {
        long minutes = labs(local.tm_gmtoff) / 60;
        snprintf(text, sizeof text, "GMT%c%02ld:%02ld", local.tm_gmtoff < 0 ? '-' : '+', minutes / 60, minutes % 60);
    }
    result[0] = java_string_new(t, text);
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"getSystemTimeZoneID", NULL, getSystemTimeZoneID, 0},
                                              {"getSystemGMTOffsetID", NULL, getSystemGMTOffsetID, 0},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_util_TimeZone_natives = {"java/util/TimeZone", entries};
