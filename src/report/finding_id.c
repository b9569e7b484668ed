#include "report/finding_id.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "report/framework.h"

/* FNV-1a. */
static u64 mix(u64 hash, u8 byte) { return (hash ^ byte) * UINT64_C(1099511628211); }

static const u64 seed = UINT64_C(14695981039346656037);

/* "Value#0.next" as "Value#.next", "int[]#2[7]" as "int[]#[]". NULL differs from "". */
static u64 mix_name(u64 hash, const char *name) {
    for (const char *p = name ? name : ""; *p; p++) {
        hash = mix(hash, (u8)*p);
        if (*p == '#' || *p == '[') p += strspn(p + 1, "0123456789");
    }
    return mix(hash, name ? 0xFF : 0xFE);
}

/* javac numbers the lambdas of a class: "lambda$run$2" as "lambda$run$". */
static u64 mix_method(u64 hash, const char *method) {
    size_t length = strlen(method);
    if (strncmp(method, "lambda$", 7) == 0)
        while (length && isdigit((unsigned char)method[length - 1])) length--;
    for (size_t i = 0; i < length; i++) hash = mix(hash, (u8)method[i]);
    return mix(hash, 0xFF);
}

/* The innermost frame of the application, or of a test framework, or of the JDK if there is none. */
static const struct finding_frame *frame_of(const struct finding_site *site) {
    for (u32 i = 0; i < site->frames.count; i++)
        if (!site->frames.items[i].module && !framework_has(site->frames.items[i].class_name))
            return &site->frames.items[i];
    for (u32 i = 0; i < site->frames.count; i++)
        if (!site->frames.items[i].module) return &site->frames.items[i];
    return site->frames.count ? &site->frames.items[0] : NULL;
}

static u64 hash_site(const struct finding_site *site) {
    const struct finding_frame *frame = frame_of(site);
    u64 hash = mix_name(mix_name(seed, site->action), site->target);
    return frame ? mix_method(mix_name(hash, frame->class_name), frame->method) : hash;
}

/* What has no order is added up. */
static u64 hash_finding(const struct finding *finding) {
    u64 locks = 0, sites = 0;
    for (u32 i = 0; i < finding->locks.count; i++) locks += mix_name(seed, finding->locks.items[i]);
    for (u32 i = 0; i < finding->sites.count; i++) sites += hash_site(&finding->sites.items[i]);
    u64 hash = mix_name(mix_name(seed, finding_kind_name(finding->kind)), finding->variable);
    for (int i = 0; i < 8; i++) hash = mix(mix(hash, (u8)(locks >> 8 * i)), (u8)(sites >> 8 * i));
    return hash;
}

void finding_id(const struct finding *finding, char id[FINDING_ID_SIZE]) {
    snprintf(id, FINDING_ID_SIZE, "%016llx", (unsigned long long)hash_finding(finding));
}
