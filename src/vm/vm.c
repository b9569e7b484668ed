#include "vm/vm.h"

#include <stdarg.h>
#include <stdlib.h>
#include <sys/mman.h>

#include "base/map.h"
#include "base/memory.h"
#include "vm/boot.h"
#include "vm/explore/seam.h"
#include "vm/host.h"
#include "vm/interp/backtrace.h"
#include "vm/interp/java_thread.h"
#include "vm/listen/listen.h"
#include "vm/world/effect.h"

enum { MOST_STATIC_WORDS = 1 << 24, MOST_CLASSES = 1 << 20, MOST_LITERALS = 1 << 24 };

static void write_through(void *context, int fd, const void *bytes, size_t length) {
    (void)context;
    fwrite(bytes, 1, length, fd == 2 ? stderr : stdout);
}

static void *reserve(size_t bytes) {
    void *at = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return at == MAP_FAILED ? NULL : at;
}

static int reserve_tables(struct vm *vm) {
    vm->statics = reserve(MOST_STATIC_WORDS * sizeof(u32));
    vm->static_owner = reserve(MOST_STATIC_WORDS * sizeof(u32));
    vm->static_base = reserve(MOST_STATIC_WORDS * sizeof(u32));
    vm->static_saved = reserve(MOST_CLASSES);
    vm->mirrors = reserve(MOST_CLASSES * sizeof(ref));
    vm->literals = reserve(MOST_LITERALS * sizeof(ref));
    return vm->statics && vm->static_owner && vm->static_base && vm->static_saved && vm->mirrors && vm->literals ? 0
                                                                                                                 : -1;
}

struct vm *vm_new(struct program *program, const struct vm_options *options, struct diag *diag) {
    struct vm *vm = memory_zero(1, sizeof *vm);
    if (!vm) return diag_set(diag, "out of memory"), NULL;
    vm->program = program;
    vm->options = *options;
    vm->output.write = write_through;
    vm->interned = map_new();
    vm->literal_ids = map_new();
    vm->call_sites = map_new();
    vm->first_ended = 1;
    if (options->host_snapshot) vm->effects = effects_new(options->host_snapshot);
    if (heap_init(&vm->heap, options->max_memory) < 0 || reserve_tables(vm) < 0)
        diag_set(diag, "cannot reserve address space for %llu bytes of Java heap",
                 (unsigned long long)options->max_memory);
    else if (boot(vm, diag) == 0) return vm;
    vm_free(vm);
    return NULL;
}

static void release(void *at, size_t bytes) {
    if (at) munmap(at, bytes);
}

void vm_free(struct vm *vm) {
    if (!vm) return;
    listen_stop(vm);
    for (u32 i = 0; i < vm->threads.count; i++) thread_free(vm->threads.items[i]);
    vec_free(&vm->threads);
    vec_free(&vm->roots);
    vec_free(&vm->interned_strings);
    vec_free(&vm->written_base);
    vec_free(&vm->written_statics);
    vec_free(&vm->holders);
    vec_free(&vm->watched);
    if (vm->undo) undo_free(vm->undo);
    effects_free(vm->effects);
    host_free(vm);
    map_free(vm->interned);
    map_free(vm->literal_ids);
    map_free(vm->call_sites);
    seam_close(vm);
    release(vm->statics, MOST_STATIC_WORDS * sizeof(u32));
    release(vm->static_owner, MOST_STATIC_WORDS * sizeof(u32));
    release(vm->static_base, MOST_STATIC_WORDS * sizeof(u32));
    release(vm->static_saved, MOST_CLASSES);
    release(vm->mirrors, MOST_CLASSES * sizeof(ref));
    release(vm->literals, MOST_LITERALS * sizeof(ref));
    heap_free(&vm->heap);
    free(vm);
}

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
