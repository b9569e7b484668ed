#include "predict/run_findings.h"

#include <stdlib.h>

#include "explain/finding_frames.h"
#include "explain/violation.h"
#include "search/property/property.h"
#include "vm/explore/inspect.h"
#include "vm/heap/java_string.h"
#include "vm/link/java_names.h"
#include "vm/listen/event_names.h"
#include "vm/listen/listen.h"

static void report_exception(struct vm *vm, const struct listened_exception *listened, struct findings *findings) {
    const struct class *c = class_of(vm, listened->exception);
    bool assertion = property_is_assertion(vm, listened->exception);
    struct finding *finding =
        findings_add(findings, assertion ? FINDING_ASSERTION : FINDING_UNCAUGHT, 0, STATUS_OBSERVED);
    const char *thread = findings_text(findings, inspect_listener(vm)->thread_names.items[listened->thread]);
    char name[400];
    finding->rules = 0;
    class_external_name(c, name, sizeof name);
    ref message = get32(object_at(vm, listened->exception), inspect_known(vm)->Throwable_detailMessage);
    char *text = message ? java_string_utf8(vm, message) : NULL;
    finding->message = text ? arena_printf(findings->arena, "%s: %s", name, text) : findings_text(findings, name);
    free(text);
    finding_name(findings, &finding->threads, thread);
    finding_frames_of_exception(findings, finding_at(findings, finding, thread, "throw", name), vm,
                                listened->exception);
}

static void report_deadlock(struct vm *vm, struct findings *findings) {
    struct display_names *display_names = event_names_display(inspect_listener(vm)->names);
    struct scene scene = {.vm = vm, .kind = VIOLATION_DEADLOCK};
    struct finding *finding = violation_describe(display_names, &scene, findings);
    finding->status = STATUS_OBSERVED;
    finding->rules = 0;
}

void run_findings_add(struct vm *vm, enum scheduler_end end, struct findings *findings) {
    for (u32 i = 0; i < inspect_listener(vm)->uncaught.count; i++)
        report_exception(vm, &inspect_listener(vm)->uncaught.items[i], findings);
    if (end == SCHEDULER_DEADLOCK) report_deadlock(vm, findings);
}
