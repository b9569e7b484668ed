#include "vm/interp/fatal.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "vm/interp/backtrace.h"

void vm_fatal(struct vm *vm, struct thread *t, const char *format, ...) {
    if (vm->fatal[0]) return;
    va_list args;
    va_start(args, format);
    vsnprintf(vm->fatal, sizeof vm->fatal, format, args);
    va_end(args);
    if (!t) return;
    t->stop = STOP_FATAL;
    size_t used = strlen(vm->fatal);
    FILE *rest = fmemopen(vm->fatal + used, sizeof vm->fatal - used, "w");
    if (!rest) return;
    fputc('\n', rest);
    backtrace_print(t, rest);
    fclose(rest);
    vm->fatal[sizeof vm->fatal - 1] = 0;
}
