#include "explain/property_violation.h"

#include <stdlib.h>

#include "explain/finding_frames.h"
#include "vm/access/race_access.h"
#include "vm/explore/inspect.h"

/* ---- races ---- */

/* "Value.x" for all objects, "Value#0.x" for one; "int[]" and "int[]#0[3]" for elements. */
static const char *variable_name(struct display_names *display_names, struct vm *vm, struct findings *findings,
                                 const struct native_access *a, bool one) {
    if (!a->field && !one) return findings_text(findings, display_names_class(display_names, class_of(vm, a->object)));
    if (!a->field)
        return arena_printf(findings->arena, "%s[%u]", display_names_object(display_names, a->object), a->slot);
    const char *holder = one && a->object ? display_names_object(display_names, a->object)
                                          : display_names_class(display_names, a->field->holder);
    return arena_printf(findings->arena, "%s.%s", holder, a->field->name->text);
}

static void add_racer(struct display_names *display_names, struct vm *vm, u32 thread, const struct native_access *a,
                      struct findings *findings, struct finding *finding) {
    const char *name = display_names_thread(display_names, thread);
    finding_name(findings, &finding->threads, name);
    struct finding_site *site = finding_at(findings, finding, name, a->write ? "write" : "read",
                                           variable_name(display_names, vm, findings, a, true));
    finding_frames_of_thread(findings, site, inspect_thread(vm, thread));
}

void property_violation_describe_race(struct display_names *display_names, struct vm *vm, u32 thread, u32 other,
                                      struct findings *findings, struct finding *finding) {
    struct native_access mine, theirs;
    if (!race_access_conflict(vm, thread, other, &mine, &theirs)) return;
    finding->variable = variable_name(display_names, vm, findings, &mine, false);
    finding->message = arena_printf(
        findings->arena, "%s: %s is about to %s it while %s is about to %s it, and nothing orders them",
        variable_name(display_names, vm, findings, &mine, true), display_names_thread(display_names, thread),
        mine.write ? "write" : "read", display_names_thread(display_names, other), theirs.write ? "write" : "read");
    add_racer(display_names, vm, thread, &mine, findings, finding);
    add_racer(display_names, vm, other, &theirs, findings, finding);
}

bool property_violation_variable(struct display_names *display_names, struct vm *vm, u32 thread, char *out,
                                 size_t size) {
    struct native_access access, theirs;
    u32 other;
    if (!property_race(vm, thread, &other) || !race_access_conflict(vm, thread, other, &access, &theirs)) return false;
    if (access.field)
        snprintf(out, size, "%s.%s", display_names_class(display_names, access.field->holder),
                 access.field->name->text);
    else snprintf(out, size, "%s", display_names_class(display_names, class_of(vm, access.object)));
    return true;
}

/* ---- invariants ---- */

struct value_list {
    struct display_names *display_names;
    struct findings *findings;
    const char *text; /* so far */
};

static void add_value(void *context, const struct field *field, ref object, u64 value) {
    struct value_list *list = context;
    const char *holder = object ? display_names_object(list->display_names, object)
                                : display_names_class(list->display_names, field->holder);
    list->text = arena_printf(list->findings->arena, "%s%s%s.%s is %s", list->text, *list->text ? ", " : "", holder,
                              field->name->text, display_names_value(list->display_names, field->type, value));
}

void property_violation_describe_invariant(struct display_names *display_names, struct vm *vm,
                                           const struct properties *properties, u32 thread,
                                           const struct finding_site *last, struct findings *findings,
                                           struct finding *finding) {
    struct invariant_subjects witness;
    int broken = property_broken_invariant(properties, vm, &witness);
    if (broken < 0) return;
    const struct invariant *invariant = properties->invariants.items[broken];
    struct value_list list = {display_names, findings, ""};
    invariant_each_value(invariant, vm, &witness, add_value, &list);
    finding->message = arena_printf(findings->arena, "%s does not hold: %s", invariant_text(invariant), list.text);
    const char *name = display_names_thread(display_names, thread);
    finding_name(findings, &finding->threads, name);
    struct finding_site *site = finding_at(findings, finding, name, "step", NULL);
    for (u32 i = 0; i < last->frames.count; i++) vec_push(&site->frames, last->frames.items[i]);
}

/* ---- exit statuses ---- */

void property_violation_describe_exit(struct display_names *display_names, struct vm *vm, u32 thread,
                                      struct findings *findings, struct finding *finding) {
    const char *name = display_names_thread(display_names, thread);
    finding->message = arena_printf(findings->arena, "the program ends with exit status %d", inspect_exit_status(vm));
    finding_name(findings, &finding->threads, name);
    struct finding_site *site = finding_at(findings, finding, name, "exit", NULL);
    finding_frames_of_thread(findings, site, inspect_thread(vm, thread));
}
