#include "report/finding.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "report/story.h"

void findings_init(struct findings *findings) { *findings = (struct findings){.arena = arena_new()}; }

static void free_finding(struct finding *finding) {
    for (u32 i = 0; i < finding->sites.count; i++) vec_free(&finding->sites.items[i].frames);
    vec_free(&finding->sites);
    for (u32 i = 0; i < finding->choices.count; i++) vec_free(&finding->choices.items[i].site.frames);
    vec_free(&finding->choices);
    vec_free(&finding->locks);
    vec_free(&finding->threads);
    vec_free(&finding->window);
    story_free(finding->story);
}

void findings_free(struct findings *findings) {
    for (u32 i = 0; i < findings->list.count; i++) free_finding(findings->list.items[i]);
    vec_free(&findings->list);
    if (findings->arena) arena_free(findings->arena);
    findings->arena = NULL;
}

void findings_drop_last(struct findings *findings) {
    assert(findings->list.count);
    free_finding(vec_pop(&findings->list));
}

void findings_drop(struct findings *findings, const struct finding *finding) {
    u32 kept = 0;
    for (u32 i = 0; i < findings->list.count; i++) {
        struct finding *each = findings->list.items[i];
        if (each == finding) free_finding(each);
        else findings->list.items[kept++] = each;
    }
    assert(kept + 1 == findings->list.count); /* it was one of them */
    findings->list.count = kept;
}

void finding_take_sites(struct finding *to, struct finding *from) {
    struct finding before = *to;
    to->sites = from->sites;
    to->threads = from->threads;
    from->sites = before.sites;
    from->threads = before.threads;
}

void finding_take_story(struct finding *to, struct finding *from) {
    struct finding before = *to;
    to->story = from->story;
    to->choices = from->choices;
    from->story = before.story;
    from->choices = before.choices;
}

u32 findings_that_count(const struct findings *findings) {
    u32 count = 0;
    for (u32 i = 0; i < findings->list.count; i++) count += finding_counts(findings->list.items[i]);
    return count;
}

struct finding *findings_add(struct findings *findings, enum finding_kind kind, enum finding_rule rule,
                             enum finding_status status) {
    struct finding *finding = arena_alloc(findings->arena, sizeof *finding);
    assert((unsigned)kind < FINDING_KIND_COUNT && (unsigned)rule < FINDING_RULE_COUNT);
    finding->kind = kind;
    finding->rules = 1u << rule;
    finding->status = status;
    finding->message = "";
    vec_push(&findings->list, finding);
    return finding;
}

const char *findings_text(struct findings *findings, const char *text) {
    return text ? arena_string(findings->arena, text) : NULL;
}

void finding_name(struct findings *findings, struct texts *texts, const char *text) {
    for (u32 i = 0; i < texts->count; i++)
        if (strcmp(texts->items[i], text) == 0) return;
    vec_push(texts, findings_text(findings, text));
}

struct finding_site *finding_at(struct findings *findings, struct finding *finding, const char *thread,
                                const char *action, const char *target) {
    struct finding_site site = {.thread = findings_text(findings, thread),
                                .action = findings_text(findings, action),
                                .target = findings_text(findings, target)};
    vec_push(&finding->sites, site);
    return &finding->sites.items[finding->sites.count - 1];
}

#define NAME(id, name) name,

const char *finding_kind_name(enum finding_kind kind) {
    static const char *const names[] = {FINDING_KINDS(NAME)};
    assert(kind < FINDING_KIND_COUNT);
    return names[kind];
}

const char *finding_rule_name(enum finding_rule rule) {
    static const char *const names[] = {FINDING_RULES(NAME)};
    assert(rule < FINDING_RULE_COUNT);
    return names[rule];
}

const char *finding_status_name(enum finding_status status) {
    static const char *const names[] = {FINDING_STATUSES(NAME)};
    assert(status < FINDING_STATUS_COUNT);
    return names[status];
}

bool finding_counts(const struct finding *finding) { return finding->status != STATUS_REFUTED && !finding->removed_by; }
