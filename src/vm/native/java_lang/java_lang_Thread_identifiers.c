/* Thread.getId(). A counter would depend on the order in which threads are made; under a search the number is a
 * function of the Thread object's own canonical number. */
#include "program/link/resolve.h"
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

static enum native_status next(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    struct vm *vm = t->vm;
    ref made = vm->undo ? thread_being_made(t) : 0;
    if (made) {
        result64(result, (u64)FIRST_NUMBER + made);
        return NATIVE_DONE;
    }
    struct class *c = t->native->holder;
    const struct field *counter = find_field(c, "NEXT_TID_OFFSET", "J");
    if (!counter) return NATIVE_BYTECODE;
    undo_statics(vm, c);
    u64 number;
    memcpy(&number, &vm->statics.words[counter->offset], 8);
    result64(result, number++);
    memcpy(&vm->statics.words[counter->offset], &number, 8);
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"next", "()J", next, NATIVE_OVERRIDE}, {NULL, NULL, NULL, 0}};
const struct native_class java_lang_Thread_ThreadIdentifiers_natives = {"java/lang/Thread$ThreadIdentifiers", entries};

static const struct native_entry thread_entries[] = {{"getNextThreadIdOffset", NULL, getNextThreadIdOffset, 0},
                                                     {"nextThreadID", "()J", next, NATIVE_OVERRIDE},
                                                     {NULL, NULL, NULL, 0}};
const struct native_class java_lang_Thread_identifiers_natives = {"java/lang/Thread", thread_entries};
