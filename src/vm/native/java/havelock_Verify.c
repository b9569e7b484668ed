/* Verify: how a program talks to the model checker. In plain runs its own bytecode runs, as on any JVM. */
#include "vm/interp/fatal.h"
#include "vm/interp/raise.h"
#include "vm/listen/listen.h"
#include "vm/native.h"
#include "vm/state/undo.h"

enum { MOST_ALTERNATIVES = 1 << 20 };

/* Nobody searches: a class that a program brings along may lack bytecode. */
static enum native_status plainly(struct thread *t) {
    return t->native->access & ACC_NATIVE ? NATIVE_DONE : NATIVE_BYTECODE;
}

/* ---- choices ---- */

static u32 two(struct thread *t, const u32 *args) {
    (void)t, (void)args;
    return 2;
}

static enum native_status getBoolean(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    if (!t->vm->undo) return plainly(t);
    result[0] = native_alternative(t->vm);
    return NATIVE_DONE;
}

/* (falseFirst) */
static enum native_status getBoolean_in_order(struct thread *t, u32 *args, u32 *result) {
    if (!t->vm->undo) return plainly(t);
    result[0] = native_alternative(t->vm) ^ !args[0];
    return NATIVE_DONE;
}

static u32 between(i32 low, i32 high) {
    i64 count = (i64)high - low + 1;
    return count < 1 || count > MOST_ALTERNATIVES ? 1 : (u32)count;
}

static enum native_status choose(struct thread *t, i32 low, i32 high, u32 *result) {
    if (!t->vm->undo) return plainly(t);
    if ((i64)high - low >= MOST_ALTERNATIVES) {
        vm_fatal(t->vm, t, "too many values to choose from: %d to %d", low, high);
        return NATIVE_STOP;
    }
    result[0] = (u32)low + native_alternative(t->vm);
    return NATIVE_DONE;
}

static u32 range(struct thread *t, const u32 *args) {
    (void)t;
    return between((i32)args[0], (i32)args[1]);
}

static enum native_status getInt(struct thread *t, u32 *args, u32 *result) {
    return choose(t, (i32)args[0], (i32)args[1], result);
}

/* (reason, low, high) */
static u32 range_after_text(struct thread *t, const u32 *args) { return range(t, args + 1); }

static enum native_status break_by_int(struct thread *t, u32 *args, u32 *result) {
    return choose(t, (i32)args[1], (i32)args[2], result);
}

static u32 up_to(struct thread *t, const u32 *args) {
    (void)t;
    return between(0, (i32)args[0]);
}

static enum native_status random0(struct thread *t, u32 *args, u32 *result) {
    return choose(t, 0, (i32)args[0], result);
}

static u32 elements(struct thread *t, const u32 *args) {
    return args[0] ? between(1, (i32)object_at(t->vm, args[0])->length) : 1;
}

/* An element of an array of int, long, float or double. */
static enum native_status from_list(struct thread *t, u32 *args, u32 *result) {
    if (!t->vm->undo) return plainly(t);
    if (!args[0]) return throw_new(t, "java/lang/NullPointerException", NULL), NATIVE_THROWN;
    const struct object *list = object_at(t->vm, args[0]);
    u32 chosen = native_alternative(t->vm);
    if (chosen >= list->length || list->length > MOST_ALTERNATIVES)
        return throw_new(t, "java/lang/IllegalArgumentException", "cannot choose among %u values", list->length),
               NATIVE_THROWN;
    u32 width = 1u << class_of(t->vm, args[0])->element_shift;
    memcpy(result, list->data + (size_t)chosen * width, width);
    return NATIVE_DONE;
}

/* ---- paths ---- */

static enum native_status leave_path(struct thread *t, enum ignored ignored) {
    undo_global(t->vm);
    t->vm->exiting = true;
    t->vm->explore.ignored = ignored;
    t->stop = STOP_EXIT;
    return NATIVE_STOP;
}

static enum native_status ignoreIf(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    if (!t->vm->undo) return plainly(t);
    return args[0] ? leave_path(t, IGNORED_PATH) : NATIVE_DONE;
}

static enum native_status beginAtomic(struct thread *t, u32 *args, u32 *result) {
    (void)args, (void)result;
    struct vm *vm = t->vm;
    if (vm->listener) listen_section(t, true);
    if (!vm->undo) return plainly(t);
    undo_thread(vm, t);
    undo_global(vm);
    t->h.atomic++;
    vm->explore.atomic_thread = t->id + 1;
    return NATIVE_DONE;
}

/* Another thread may have been stopped inside: then it is alone again. */
static enum native_status endAtomic(struct thread *t, u32 *args, u32 *result) {
    (void)args, (void)result;
    struct vm *vm = t->vm;
    if (vm->listener) listen_section(t, false);
    if (!vm->undo) return plainly(t);
    if (!t->h.atomic) return NATIVE_DONE;
    undo_thread(vm, t);
    undo_global(vm);
    if (--t->h.atomic) return NATIVE_DONE;
    vm->explore.atomic_thread = 0;
    for (u32 i = 0; i < vm->threads.list.count && !vm->explore.atomic_thread; i++) {
        const struct thread_header *h = &vm->threads.list.items[i]->h;
        if (h->object && h->atomic && h->state != THREAD_ENDED) vm->explore.atomic_thread = i + 1;
    }
    return NATIVE_DONE;
}

static enum native_status terminateSearch(struct thread *t, u32 *args, u32 *result) {
    (void)args, (void)result;
    if (!t->vm->undo) return plainly(t);
    return leave_path(t, IGNORED_SEARCH);
}

static enum native_status is_searching(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    result[0] = t->vm->undo != NULL;
    return NATIVE_DONE;
}

static enum native_status nothing(struct thread *t, u32 *args, u32 *result) {
    (void)args, (void)result;
    return t->vm->undo ? NATIVE_DONE : plainly(t);
}

/* Its own bytecode, for other JVMs, throws. */
static enum native_status unsupported(struct thread *t, u32 *args, u32 *result) {
    (void)args, (void)result;
    vm_fatal(t->vm, t, "Verify.%s is not supported", t->native->name->text);
    return NATIVE_STOP;
}

#define UNSUPPORTED(name) \
    { name, NULL, unsupported, NATIVE_OVERRIDE, NULL }

#define CHOICE (NATIVE_OVERRIDE | NATIVE_CHOICE | TOUCHES(NOTHING))

static const struct native_entry entries[] = {
    {"getBoolean", "()Z", getBoolean, CHOICE, two},
    {"getBoolean", "(Z)Z", getBoolean_in_order, CHOICE, two},
    {"randomBool", "()Z", getBoolean, CHOICE, two},
    {"getInt", "(II)I", getInt, CHOICE, range},
    {"random", "(I)I", random0, CHOICE, up_to},
    {"getIntFromList", "([I)I", from_list, CHOICE, elements},
    {"getLongFromList", "([J)J", from_list, CHOICE, elements},
    {"getFloatFromList", "([F)F", from_list, CHOICE, elements},
    {"getDoubleFromList", "([D)D", from_list, CHOICE, elements},
    {"ignoreIf", "(Z)V", ignoreIf, NATIVE_OVERRIDE | NATIVE_VISIBLE_IF},
    {"terminateSearch", "()V", terminateSearch, NATIVE_OVERRIDE | NATIVE_VISIBLE},
    {"beginAtomic", "()V", beginAtomic, NATIVE_OVERRIDE | NATIVE_VISIBLE},
    {"endAtomic", "()V", endAtomic, NATIVE_OVERRIDE},
    {"breakTransition", "()V", nothing, CHOICE},
    {"breakTransition", "(Ljava/lang/String;)V", nothing, CHOICE},
    {"breakTransition", "(Ljava/lang/String;II)I", break_by_int, CHOICE, range_after_text},
    {"interesting", "(Z)V", nothing, NATIVE_OVERRIDE},
    {"boring", "(Z)V", nothing, NATIVE_OVERRIDE},
    {"isChecking", "()Z", is_searching, NATIVE_OVERRIDE},
    {"isRunningInJPF", "()Z", is_searching, NATIVE_OVERRIDE},
    UNSUPPORTED("getObject"),
    UNSUPPORTED("randomObject"),
    UNSUPPORTED("createFromJSON"),
    UNSUPPORTED("setLocalAttribute"),
    UNSUPPORTED("getLocalAttribute"),
    UNSUPPORTED("addLocalAttribute"),
    UNSUPPORTED("getLocalAttributes"),
    UNSUPPORTED("isShared"),
    {NULL, NULL, NULL, 0}};
const struct native_class havelock_Verify_natives = {"havelock/Verify", entries};
const struct native_class gov_nasa_jpf_vm_Verify_natives = {"gov/nasa/jpf/vm/Verify", entries};
