#include "report/framework.h"

static const char *const prefixes[] = {
    "org.junit.",         "junit.framework.",  "junit.runner.",         "org.opentest4j.",   "org.hamcrest.",
    "org.assertj.core.",  "org.mockito.",      "net.bytebuddy.",        "havelock.TestMain", "havelock.junit.",
    "java.lang.reflect.", "java.lang.invoke.", "jdk.internal.reflect.", "sun.reflect."};

static bool begins_with(const char *name, const char *prefix) {
    for (; *prefix; name++, prefix++)
        if (*name != *prefix && !(*name == '/' && *prefix == '.')) return false;
    return true;
}

bool framework_has(const char *class_name) {
    for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++)
        if (begins_with(class_name, prefixes[i])) return true;
    return false;
}

bool framework_has_frame(const struct finding_site *site, u32 frame) {
    const struct finding_frame *frames = site->frames.items;
    if (framework_has(frames[frame].class_name)) return true;
    if (!frames[frame].module) return false;
    while (frame < site->frames.count && frames[frame].module && !framework_has(frames[frame].class_name)) frame++;
    return frame < site->frames.count && framework_has(frames[frame].class_name);
}
