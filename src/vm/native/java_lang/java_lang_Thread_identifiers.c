/* Thread.getId(), and where the numbers come from: a counter, or, under a search that assumes that nobody looks at them
 * (looks.h), the Thread object's own canonical number. */
#include "program/link/resolve.h"
#include "vm/explore/looks.h"
#include "vm/native.h"
#include "vm/state/undo.h"

enum { FIRST_NUMBER = 21 }; /* main is 3, and HotSpot counts its own threads too */

/* JDK 25: where HotSpot keeps its counter. The static field that remembers it is the counter here. */
static enum native_status getNextThreadIdOffset(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result64(result, FIRST_NUMBER);
    return NATIVE_DONE;
}

/* The Thread whose constructor asks. */
static ref thread_being_made(struct thread *t) {
    const struct method *m = t->fp->method;
    return (m->flags & METHOD_INIT) && m->holder == t->vm->known.Thread ? frame_locals(t->fp)[0] : 0;
}

/* JDK 17 counts in Thread, and the number is that after counting. */
static u64 count(struct vm *vm, struct class *c, const struct field *counter, bool before) {
    u64 number;
    undo_statics(vm, c);
    memcpy(&number, &vm->statics.words[counter->offset], 8);
    u64 next = number + 1;
    memcpy(&vm->statics.words[counter->offset], &next, 8);
    return before ? number : next;
}

static enum native_status next(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    struct vm *vm = t->vm;
    struct class *c = t->native->holder;
    ref made = looks_count_ids(vm) ? 0 : thread_being_made(t);
    const struct field *later = find_field(c, "NEXT_TID_OFFSET", "J");
    const struct field *counter = later ? later : find_field(c, "threadSeqNumber", "J");
    if (!made && !counter) return NATIVE_BYTECODE;
    result64(result, made ? (u64)FIRST_NUMBER + made : count(vm, c, counter, later));
    return NATIVE_DONE;
}

/* Random numbers are made of it, too, among other things: that is not looking. */
static enum native_status get(struct thread *t, u32 *args, u32 *result) {
    (void)args, (void)result;
    if (strcmp(t->fp->method->holder->name->text, "java/util/concurrent/ThreadLocalRandom") != 0) looks_at_ids(t->vm);
    return NATIVE_BYTECODE;
}

#define NEXT (NATIVE_OVERRIDE | TOUCHES(NEXT_ID))

static const struct native_entry entries[] = {{"next", "()J", next, NEXT}, {NULL, NULL, NULL, 0}};
const struct native_class java_lang_Thread_ThreadIdentifiers_natives = {"java/lang/Thread$ThreadIdentifiers", entries};

static const struct native_entry thread_entries[] = {{"getNextThreadIdOffset", NULL, getNextThreadIdOffset, 0},
                                                     {"nextThreadID", "()J", next, NEXT},
                                                     {"getId", "()J", get, NATIVE_OVERRIDE},
                                                     {"threadId", "()J", get, NATIVE_OVERRIDE},
                                                     {NULL, NULL, NULL, 0}};
const struct native_class java_lang_Thread_identifiers_natives = {"java/lang/Thread", thread_entries};
