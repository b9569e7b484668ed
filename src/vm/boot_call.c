#include "vm/boot_call.h"

#include <stdlib.h>

#include "program/link/resolve.h"
#include "vm/heap/java_string.h"
#include "vm/interp/call.h"
#include "vm/interp/init.h"
#include "vm/interp/interp.h"
#include "vm/interp/thread_stack.h"
#include "vm/link/java_names.h"

/* Branches between two looks at the limits. */
enum { PIECE = 1 << 20 };

int boot_failed(struct vm *vm, struct diag *diag) {
    struct thread *t = vm->threads.list.items[0];
    ref e = t->h.exception;
    if (!e) return diag_set(diag, "booting the JDK stopped: %s", vm->fatal[0] ? vm->fatal : "unexpected end");
    char name[300];
    class_external_name(class_of(vm, e), name, sizeof name);
    ref message = get32(object_at(vm, e), vm->known.Throwable_detailMessage);
    char *text = message ? java_string_utf8(vm, message) : NULL;
    diag_set(diag, "booting the JDK failed: %s%s%s", name, text ? ": " : "", text ? text : "");
    free(text);
    return -1;
}

static int run_to_the_bottom(struct vm *vm, struct diag *diag) {
    struct thread *t = vm->threads.list.items[0];
    t->h.phase = PHASE_BOOT;
    enum stop why;
    while ((why = interp_run(t, PIECE)) == STOP_BUDGET)
        if (limits_hit(vm->options.limits)) return diag_set(diag, "booting the JDK was stopped by a limit");
    if (why == STOP_ENDED && !t->h.exception) return 0;
    return boot_failed(vm, diag);
}

int boot_call(struct vm *vm, struct method *m, const u32 *args, struct diag *diag) {
    struct thread *t = vm->threads.list.items[0];
    if (!m->code && call_prepare(t, m) < 0) return boot_failed(vm, diag);
    if (stack_grow(t, m->arg_slots + 16u) < 0) return boot_failed(vm, diag);
    u32 *at = t->sp;
    if (m->arg_slots) memcpy(at, args, m->arg_slots * sizeof(u32));
    if (stack_push(t, m, at, FRAME_RETRY) < 0) return boot_failed(vm, diag);
    return run_to_the_bottom(vm, diag);
}

struct class *boot_class(struct vm *vm, const char *name, struct diag *diag) {
    struct link_error error = {0};
    struct class *c = program_class_named(vm->program, LOADER_BOOT, name, &error);
    if (!c) diag_set(diag, "the JDK image has no usable %s", name);
    return c;
}

int boot_init(struct vm *vm, const char *class_name, struct diag *diag) {
    struct class *c = boot_class(vm, class_name, diag);
    if (!c) return -1;
    switch (init_ensure(vm->threads.list.items[0], c)) {
    case INIT_PUSHED: return run_to_the_bottom(vm, diag);
    case INIT_THROWN: return boot_failed(vm, diag);
    default: return 0;
    }
}

int boot_call_named(struct vm *vm, const char *class_name, const char *name, const char *descriptor, const u32 *args,
                    struct diag *diag) {
    struct class *c = boot_class(vm, class_name, diag);
    struct method *m = c ? find_method(c, name, descriptor) : NULL;
    if (!m) return diag_set(diag, "this JDK is not supported: no %s.%s%s", class_name, name, descriptor);
    if (boot_init(vm, class_name, diag) < 0) return -1;
    return boot_call(vm, m, args, diag);
}
