#include "report/merge.h"

#include <string.h>

static u64 mix(u64 hash, const char *text) {
    for (const char *p = text ? text : ""; *p; p++) hash = (hash ^ (u8)*p) * 1099511628211u;
    return (hash ^ 0xFF) * 1099511628211u;
}

/* Of the frame that a user would look at first. */
static u64 hash_of_site(const struct finding_site *site) {
    u64 hash = mix(14695981039346656037u, site->action);
    if (!site->frames.count) return mix(hash, site->target);
    const struct finding_frame *frame = &site->frames.items[0];
    return (mix(mix(hash, frame->class_name), frame->method) ^ (u64)(u32)frame->line) * 1099511628211u;
}

/* The order of the sites does not matter. */
static u64 hash_of(const struct finding *finding) {
    u64 sites = 0;
    for (u32 i = 0; i < finding->sites.count; i++) sites += hash_of_site(&finding->sites.items[i]);
    const char *reason = finding->removed_by;
    u64 kind = mix((u64)finding->kind * 31 + (reason ? (u64)reason[0] : 0), finding->variable);
    return kind ^ sites;
}

static void copy_texts(struct findings *to, struct texts *texts, const struct texts *from) {
    for (u32 i = 0; i < from->count; i++) finding_name(to, texts, from->items[i]);
}

static void copy_site(struct findings *to, struct finding *finding, const struct finding_site *from) {
    struct finding_site *site = finding_at(to, finding, from->thread, from->action, from->target);
    site->holds = findings_text(to, from->holds);
    for (u32 i = 0; i < from->frames.count; i++) {
        struct finding_frame frame = from->frames.items[i];
        frame.class_name = findings_text(to, frame.class_name);
        frame.method = findings_text(to, frame.method);
        frame.file = findings_text(to, frame.file);
        frame.module = findings_text(to, frame.module);
        vec_push(&site->frames, frame);
    }
}

void findings_copy(struct findings *to, const struct finding *from) {
    struct finding *finding = findings_add(to, from->kind, 0, from->status);
    finding->rules = from->rules;
    finding->message = findings_text(to, from->message);
    finding->variable = findings_text(to, from->variable);
    finding->schedule = findings_text(to, from->schedule);
    finding->removed_by = findings_text(to, from->removed_by);
    finding->count = from->count;
    copy_texts(to, &finding->locks, &from->locks);
    copy_texts(to, &finding->threads, &from->threads);
    copy_texts(to, &finding->window, &from->window);
    for (u32 i = 0; i < from->sites.count; i++) copy_site(to, finding, &from->sites.items[i]);
}

static struct finding *same_as(const struct findings *in, u32 count, u64 hash) {
    for (u32 i = 0; i < count; i++)
        if (hash_of(in->list.items[i]) == hash) return in->list.items[i];
    return NULL;
}

void findings_merge(struct findings *to, const struct findings *from) {
    u32 before = to->list.count; /* within one run they differ already */
    for (u32 i = 0; i < from->list.count; i++) {
        const struct finding *finding = from->list.items[i];
        struct finding *same = same_as(to, before, hash_of(finding));
        if (!same) findings_copy(to, finding);
        else {
            same->rules |= finding->rules;
            same->count += finding->count;
        }
    }
}
