/* StackWalker. A walk hands out frames in batches, from the caller of the walk downwards. Frames below do not change
 * while it lasts, so its position is a frame depth; it is kept in the walker's field `anchor`. */
#include "program/link/resolve.h"
#include "vm/heap/alloc.h"
#include "vm/heap/java_string.h"
#include "vm/interp/backtrace.h"
#include "vm/interp/fatal.h"
#include "vm/interp/raise.h"
#include "vm/link/membername.h"
#include "vm/link/mirror.h"
#include "vm/native.h"
#include "vm/state/undo.h"

enum { MODE_CLASSES_ONLY = 2, MODE_CALLER_CLASS = 4, MODE_HIDDEN = 0x20 };
enum { POSITION_OVER = 1, POSITION_FIRST = 2 }; /* POSITION_FIRST + depth; the walker reserves 0 and -1 */

struct walk {
    u32 mode;
    ref frames;
    u32 at, end; /* indices in frames */
    struct frame *next;
};

/* ---- one frame ---- */

static void set_word(struct vm *vm, ref object, const char *name, const char *descriptor, u32 value) {
    const struct field *f = find_field(class_of(vm, object), name, descriptor);
    if (f) set32(object_at(vm, object), f->offset, value);
}

static ref get_word(struct vm *vm, ref object, const char *name, const char *descriptor) {
    const struct field *f = find_field(class_of(vm, object), name, descriptor);
    return f ? get32(object_at(vm, object), f->offset) : 0;
}

static u32 member_flags(const struct method *m) {
    u32 kind = m->flags & METHOD_INIT ? MEMBER_CONSTRUCTOR : MEMBER_METHOD;
    return (m->access & 0xffffu) | kind | (m->flags & METHOD_CALLER_SENSITIVE ? MEMBER_CALLER_SENSITIVE : 0) |
           (method_is_hidden(m) ? MEMBER_HIDDEN : 0);
}

/* JDK 25: a ClassFrameInfo holds the class, a StackFrameInfo the method. 0: no memory. */
static ref describe(struct thread *t, ref info, const struct method *m) {
    struct vm *vm = t->vm;
    if (!find_field(class_of(vm, info), "bci", "I")) return mirror_of(vm, m->holder);
    ref resolved = alloc_object(t, vm->known.ResolvedMethodName);
    if (!resolved) return 0;
    object_at(vm, resolved)->length = m->id + 1;
    set_word(vm, resolved, "vmholder", "Ljava/lang/Class;", mirror_of(vm, m->holder));
    return resolved;
}

/* Which method a frame info stands for is in its header: method number + 1. */
static int fill(struct thread *t, ref info, struct method *m, u32 offset) {
    struct vm *vm = t->vm;
    undo_object(vm, info);
    object_at(vm, info)->length = m->id + 1;
    set_word(vm, info, "bci", "I", offset == OFFSET_NATIVE ? (u32)-1 : offset);
    ref member = get_word(vm, info, "memberName", "Ljava/lang/Object;"); /* JDK 17 */
    if (member) return membername_set_method(t, member, m, m->holder, MEMBER_DIRECT);
    ref named = describe(t, info, m);
    if (!named) return throw_memory(t);
    set_word(vm, info, "classOrMemberName", "Ljava/lang/Object;", named);
    set_word(vm, info, "flags", "I", get_word(vm, info, "flags", "I") | member_flags(m));
    return 0;
}

static int deliver(struct thread *t, struct walk *walk, struct method *m, u32 offset) {
    ref *slot = &words(object_at(t->vm, walk->frames))[walk->at];
    bool classes = class_of(t->vm, walk->frames)->component == t->vm->known.Class;
    if (classes) {
        undo_object(t->vm, walk->frames);
        *slot = mirror_of(t->vm, m->holder);
    } else if (*slot && fill(t, *slot, m, offset) < 0) return -1;
    walk->at++;
    return 0;
}

/* ---- walking ---- */

/* Frames that the VM pushed itself are never shown. */
static bool is_stub(const struct method *m) { return !m->cf || !m->cf->name; }

static bool is_shown(const struct walk *walk, const struct method *m) {
    if (is_stub(m)) return false;
    return (walk->mode & MODE_HIDDEN) || !method_is_hidden(m);
}

static u32 offset_in(const struct thread *t, const struct frame *f) {
    const struct code *code = f->method->code;
    const struct insn *pc = f == t->fp ? t->pc : f->pc;
    return code && code->offsets ? code->offsets[pc - code->insns] : 0;
}

static int fill_batch(struct thread *t, struct walk *walk) {
    u32 start = walk->at;
    for (; walk->next && walk->at < walk->end; walk->next = frame_caller(walk->next)) {
        struct frame *f = walk->next;
        struct method *native = f->method->code ? f->method->code->stands_for : NULL;
        struct method *m = native ? native : f->method;
        if (!is_shown(walk, m)) continue;
        if ((walk->mode & MODE_CALLER_CLASS) && walk->at == start && (m->flags & METHOD_CALLER_SENSITIVE))
            return throw_new(t, "java/lang/UnsupportedOperationException",
                             "StackWalker::getCallerClass called from @CallerSensitive '%s' method", m->name->text);
        if (deliver(t, walk, m, native ? OFFSET_NATIVE : offset_in(t, f)) < 0) return -1;
    }
    return 0;
}

static bool is_walker(const struct class *c) {
    static const char base[] = "java/lang/StackStreamFactory$AbstractStackWalker";
    if (strcmp(c->name->text, "java/lang/StackWalker") == 0 || strcmp(c->name->text, base) == 0) return true;
    return c->super && strcmp(c->super->name->text, base) == 0;
}

static struct frame *skip_walker(struct frame *f, u32 more) {
    while (f && (is_stub(f->method) || is_walker(f->method->holder))) f = frame_caller(f);
    while (f && more--) f = frame_caller(f);
    return f;
}

static u64 position(const struct walk *walk) {
    return walk->next ? (u64)POSITION_FIRST + walk->next->depth : POSITION_OVER;
}

static struct frame *frame_at(struct thread *t, u64 position) {
    if (position < POSITION_FIRST) return NULL;
    struct frame *f = t->fp;
    while (f && f->depth != position - POSITION_FIRST) f = frame_caller(f);
    return f;
}

static struct walk walk_new(struct thread *t, u32 mode, u32 batch, u32 start, ref frames) {
    u32 length = object_at(t->vm, frames)->length;
    u64 end = (u64)start + batch;
    return (struct walk){mode, frames, start, end < length ? (u32)end : length, NULL};
}

/* The first batch is handed to doStackWalk, which runs in place of this native method. */
static enum native_status begin(struct thread *t, ref walker, struct walk walk, u32 skip) {
    u32 start = walk.at;
    walk.next = skip_walker(t->fp, skip);
    if (fill_batch(t, &walk) < 0) return NATIVE_THROWN;
    u64 where = position(&walk);
    u32 args[] = {walker, (u32)where, (u32)(where >> 32), skip, walk.at - start, start, walk.at};
    struct method *m = find_method(t->native->holder, "doStackWalk", "(JIIII)Ljava/lang/Object;");
    return m ? call_through(t, m, args)
             : (vm_fatal(t->vm, t, "this JDK is not supported: unknown StackWalker implementation"), NATIVE_STOP);
}

/* JDK 17: (mode, skip, batch, start, frames) */
static enum native_status callStackWalk17(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    if (!args[6]) return throw_new(t, "java/lang/NullPointerException", "frames_array is null"), NATIVE_THROWN;
    return begin(t, args[0], walk_new(t, args[1], args[4], args[5], args[6]), args[3]);
}

/* Later: (mode, skip, scope, continuation, batch, start, frames) */
static enum native_status callStackWalk(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    if (!args[7]) return throw_new(t, "java/lang/NullPointerException", "frames_array is null"), NATIVE_THROWN;
    return begin(t, args[0], walk_new(t, args[1], args[5], args[6], args[7]), args[2]);
}

static int go_on(struct thread *t, ref walker, struct walk *walk) {
    const struct field *anchor = find_field(class_of(t->vm, walker), "anchor", "J");
    walk->next = frame_at(t, get64(object_at(t->vm, walker), anchor->offset));
    if (fill_batch(t, walk) < 0) return -1;
    undo_object(t->vm, walker);
    set64(object_at(t->vm, walker), anchor->offset, position(walk));
    return 0;
}

/* JDK 17: (mode, anchor, batch, start, frames), gives the index after the last frame. */
static enum native_status fetchStackFrames17(struct thread *t, u32 *args, u32 *result) {
    struct walk walk = walk_new(t, args[1], args[5], args[6], args[7]);
    if (go_on(t, args[0], &walk) < 0) return NATIVE_THROWN;
    result[0] = walk.at;
    return NATIVE_DONE;
}

/* Later: (mode, anchor, last batch, batch, start, frames), gives how many. */
static enum native_status fetchStackFrames(struct thread *t, u32 *args, u32 *result) {
    struct walk walk = walk_new(t, args[1], args[5], args[6], args[7]);
    if (go_on(t, args[0], &walk) < 0) return NATIVE_THROWN;
    result[0] = walk.at - args[6];
    return NATIVE_DONE;
}

static enum native_status checkStackWalkModes(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result[0] = 1;
    return NATIVE_DONE;
}

static const struct native_entry factory[] = {{"checkStackWalkModes", NULL, checkStackWalkModes, 0},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_lang_StackStreamFactory_natives = {"java/lang/StackStreamFactory", factory};

static const struct native_entry walker[] = {
    {"callStackWalk", "(JIII[Ljava/lang/Object;)Ljava/lang/Object;", callStackWalk17, 0},
    {"callStackWalk", NULL, callStackWalk, 0},
    {"fetchStackFrames", "(JJII[Ljava/lang/Object;)I", fetchStackFrames17, 0},
    {"fetchStackFrames", "(IJIII[Ljava/lang/Object;)I", fetchStackFrames, 0},
    {"setContinuation", "(J[Ljava/lang/Object;Ljdk/internal/vm/Continuation;)V", native_nothing, 0},
    {NULL, NULL, NULL, 0}};
const struct native_class java_lang_StackStreamFactory_walker_natives = {
    "java/lang/StackStreamFactory$AbstractStackWalker", walker};

/* JDK 25: the name and the descriptor of a frame's method, when first asked for. */
static enum native_status expandStackFrameInfo(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    u32 number = object_at(t->vm, args[0])->length;
    if (!number) return NATIVE_DONE;
    const struct sym *name = t->methods[number - 1]->name, *type = t->methods[number - 1]->descriptor;
    undo_object(t->vm, args[0]);
    set_word(t->vm, args[0], "name", "Ljava/lang/String;",
             java_string_literal(t->vm, (struct slice){(const u8 *)name->text, strlen(name->text)}));
    if (!get_word(t->vm, args[0], "type", "Ljava/lang/Object;"))
        set_word(t->vm, args[0], "type", "Ljava/lang/Object;",
                 java_string_literal(t->vm, (struct slice){(const u8 *)type->text, strlen(type->text)}));
    return NATIVE_DONE;
}

static const struct native_entry info[] = {{"expandStackFrameInfo", NULL, expandStackFrameInfo, 0},
                                           {NULL, NULL, NULL, 0}};
const struct native_class java_lang_StackFrameInfo_natives = {"java/lang/StackFrameInfo", info};
