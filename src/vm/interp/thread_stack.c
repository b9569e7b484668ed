#include "vm/interp/thread_stack.h"

#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"
#include "vm/interp/raise.h"

enum { FIRST_STACK_WORDS = 256, RESERVE_WORDS = 64 };

static void rebase(struct thread *t, u32 *stack, u32 words) {
    ptrdiff_t sp = t->sp - t->stack, fp = t->fp ? (u32 *)(void *)t->fp - t->stack : -1;
    t->stack = stack;
    t->stack_end = stack + words - RESERVE_WORDS;
    t->sp = stack + sp;
    if (fp >= 0) t->fp = (struct frame *)(void *)(stack + fp);
}

int stack_grow(struct thread *t, u32 words) {
    u32 used = (u32)(t->sp - t->stack), have = (u32)(t->stack_end - t->stack) + RESERVE_WORDS;
    u64 want = have;
    while (want < (u64)used + words + RESERVE_WORDS) want *= 2;
    if (want == have) return 0;
    if (want * 4 > t->vm->options.max_stack) return throw_new(t, "java/lang/StackOverflowError", NULL);
    /* realloc: NULL is the Java program's OutOfMemoryError. */
    u32 *stack = realloc(t->stack, want * sizeof(u32));
    if (!stack) return throw_memory(t);
    rebase(t, stack, (u32)want);
    return 0;
}

int stack_push(struct thread *t, struct method *m, u32 *args, u16 flags) {
    const struct code *code = m->code;
    assert(code && args >= t->stack && args <= t->sp);
    ptrdiff_t at = args - t->stack;
    u32 need = code->max_locals + FRAME_WORDS + code->max_stack + 8u;
    if (args + need > t->stack_end) {
        if (stack_grow(t, need) < 0) return -1;
        args = t->stack + at;
    }
    struct frame *f = (struct frame *)(void *)(args + code->max_locals);
    struct frame *caller = t->fp;
    caller->pc = t->pc;
    *f = (struct frame){.method = m,
                        .below = (u32)((u32 *)(void *)f - (u32 *)(void *)caller),
                        .locals = code->max_locals,
                        .flags = flags,
                        .depth = caller->depth + 1};
    t->fp = f;
    t->sp = frame_operands(f);
    t->pc = code->insns;
    return 0;
}

void stack_push_bottom(struct thread *t, struct method *m) {
    assert(!t->stack && m->code);
    t->stack = memory_zero(FIRST_STACK_WORDS, sizeof(u32));
    t->stack_end = t->stack + FIRST_STACK_WORDS - RESERVE_WORDS;
    struct frame *f = (struct frame *)(void *)t->stack;
    *f = (struct frame){.method = m, .flags = FRAME_BOTTOM, .pc = m->code->insns};
    t->fp = f;
    t->sp = frame_operands(f);
    t->pc = m->code->insns;
}
