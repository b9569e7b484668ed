#include "explain/exception_text.h"

#include <stdlib.h>

#include "vm/explore/inspect.h"
#include "vm/heap/java_string.h"

const char *exception_text(struct display_names *display_names, struct arena *arena, ref exception) {
    struct vm *vm = display_names_vm(display_names);
    const char *name = display_names_class(display_names, class_of(vm, exception));
    ref message = get32(object_at(vm, exception), inspect_known(vm)->Throwable_detailMessage);
    char *text = message ? java_string_utf8(vm, message) : NULL;
    const char *whole = arena_printf(arena, "throws %s%s%s", name, text ? ": " : "", text ? text : "");
    free(text);
    return whole;
}
