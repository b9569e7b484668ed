#include "explain/exception_text.h"

#include <stdlib.h>

#include "vm/interp/backtrace.h"
#include "vm/heap/java_string.h"

static void first_of_application(void *context, const struct method *m, u32 offset) {
    struct deed_site *site = context;
    if (site->method || m->holder->module || method_is_hidden(m) || offset == OFFSET_NATIVE) return;
    *site = (struct deed_site){m, offset};
}

struct deed_site thrown_site(struct vm *vm, ref exception) {
    struct deed_site site = {NULL, 0};
    backtrace_each_of(vm, exception, first_of_application, &site);
    return site;
}

const char *thrown_text(struct labels *labels, struct arena *arena, ref exception) {
    struct vm *vm = labels_vm(labels);
    const char *name = labels_class(labels, class_of(vm, exception));
    ref message = get32(object_at(vm, exception), vm->known.Throwable_detailMessage);
    char *text = message ? string_utf8(vm, message) : NULL;
    const char *whole = arena_printf(arena, "throws %s%s%s", name, text ? ": " : "", text ? text : "");
    free(text);
    return whole;
}
