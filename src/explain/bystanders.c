#include "explain/bystanders.h"

#include "explain/thread_site.h"
#include "vm/explore/inspect.h"
#include "vm/explore/waits.h"
#include "vm/interp/backtrace.h"

enum { MOST_NAMED = 3 };

const char *bystanders_can_run(struct display_names *display_names, struct arena *arena, u32 thread) {
    struct vm *vm = display_names_vm(display_names);
    for (u32 i = 0; i < inspect_thread_count(vm); i++)
        if (i != thread && seam_can_run(vm, i)) return arena_string(arena, display_names_thread(display_names, i));
    return NULL;
}

static bool waits_for_others(struct vm *vm, u32 thread) {
    enum wait_kind kind = wait_of(vm, thread).kind;
    bool waits = kind == WAIT_LOCK || kind == WAIT_NOTIFY || kind == WAIT_PARK || kind == WAIT_INIT;
    return waits && !seam_can_run(vm, thread) && !seam_wait_left(vm, thread) && !wait_is_idle(vm, thread);
}

/* "Main.java:12"; NULL: not known. */
static const char *place_of(struct arena *arena, struct thread *t) {
    struct record_site site = thread_site(t);
    int line = site.method ? method_line(site.method, site.offset) : 0;
    if (line <= 0 || !site.method->holder->source_file) return NULL;
    return arena_printf(arena, "%s:%d", site.method->holder->source_file->text, line);
}

const char *bystanders_wait(struct display_names *display_names, struct arena *arena, u32 thread) {
    struct vm *vm = display_names_vm(display_names);
    const char *text = NULL;
    for (u32 i = 0, named = 0; i < inspect_thread_count(vm) && named < MOST_NAMED; i++) {
        if (i == thread || !waits_for_others(vm, i)) continue;
        const char *place = place_of(arena, inspect_thread(vm, i));
        if (!place) continue;
        const char *name = display_names_thread(display_names, i);
        text = text ? arena_printf(arena, "%s and %s at %s", text, name, place)
                    : arena_printf(arena, "%s waits at %s", name, place);
        named++;
    }
    return text;
}
