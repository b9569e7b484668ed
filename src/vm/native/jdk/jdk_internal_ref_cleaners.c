/* In a search references are strong, so nothing is ever cleaned because it became unreachable. The lists that keep
 * cleanables alive until then are left empty: they would only make every file and buffer reachable for all threads.
 * What remains is that a cleanable is cleaned once. Plain runs keep the lists (gc.h). */
#include "program/link/resolve.h"
#include "vm/native.h"
#include "vm/state/undo.h"

static u32 *mark_of(struct vm *vm, ref cleanable, const char *name, const char *descriptor) {
    const struct field *f = find_field(class_of(vm, cleanable), name, descriptor);
    return f ? (u32 *)(void *)((u8 *)object_at(vm, cleanable) + f->offset) : NULL;
}

/* Sets the mark and says whether that was news. */
static bool set_mark(struct vm *vm, ref cleanable, u32 *mark, u32 value) {
    if (!mark || *mark == value) return false;
    undo_object(vm, cleanable);
    *mark = value;
    return true;
}

/* ---- JDK 17: PhantomCleanable.insert, remove; one that is out of the list is its own neighbour ---- */

static enum native_status insert(struct thread *t, u32 *args, u32 *result) {
    if (!t->vm->undo) return NATIVE_BYTECODE;
    (void)result;
    set_mark(t->vm, args[0], mark_of(t->vm, args[0], "next", "Ljdk/internal/ref/PhantomCleanable;"), 0);
    return NATIVE_DONE;
}

static enum native_status remove0(struct thread *t, u32 *args, u32 *result) {
    if (!t->vm->undo) return NATIVE_BYTECODE;
    result[0] =
        set_mark(t->vm, args[0], mark_of(t->vm, args[0], "next", "Ljdk/internal/ref/PhantomCleanable;"), args[0]);
    return NATIVE_DONE;
}

#define OWN (NATIVE_OVERRIDE | NATIVE_VISIBLE_ARG0 | TOUCHES(WHOLE_WRITE))

static const struct native_entry cleanable[] = {
    {"insert", "()V", insert, OWN}, {"remove", "()Z", remove0, OWN}, {NULL, NULL, NULL, 0}};
const struct native_class jdk_internal_ref_PhantomCleanable_natives = {"jdk/internal/ref/PhantomCleanable", cleanable};

/* ---- later: (list, cleanable); the cleanable knows its place in the list ---- */

enum { IN_NO_LIST = 0, IN_A_LIST = 1 };

static enum native_status list_insert(struct thread *t, u32 *args, u32 *result) {
    if (!t->vm->undo) return NATIVE_BYTECODE;
    (void)result;
    if (args[1]) set_mark(t->vm, args[1], mark_of(t->vm, args[1], "index", "I"), IN_A_LIST);
    return NATIVE_DONE;
}

static enum native_status list_remove(struct thread *t, u32 *args, u32 *result) {
    if (!t->vm->undo) return NATIVE_BYTECODE;
    if (args[1]) result[0] = set_mark(t->vm, args[1], mark_of(t->vm, args[1], "index", "I"), IN_NO_LIST);
    return NATIVE_DONE;
}

#define SECOND (NATIVE_OVERRIDE | NATIVE_VISIBLE_ARG1)

static const struct native_entry list[] = {
    {"insert", NULL, list_insert, SECOND}, {"remove", NULL, list_remove, SECOND}, {NULL, NULL, NULL, 0}};
const struct native_class jdk_internal_ref_CleanableList_natives = {"jdk/internal/ref/CleanerImpl$CleanableList", list};

/* ---- jdk.internal.ref.Cleaner, of direct buffers: static (cleaner) ---- */

static enum native_status cleaner_add(struct thread *t, u32 *args, u32 *result) {
    if (!t->vm->undo) return NATIVE_BYTECODE;
    result[0] = args[0];
    return NATIVE_DONE;
}

static enum native_status cleaner_remove(struct thread *t, u32 *args, u32 *result) {
    if (!t->vm->undo) return NATIVE_BYTECODE;
    result[0] = set_mark(t->vm, args[0], mark_of(t->vm, args[0], "next", "Ljdk/internal/ref/Cleaner;"), args[0]);
    return NATIVE_DONE;
}

static const struct native_entry cleaner[] = {
    {"add", NULL, cleaner_add, NATIVE_OVERRIDE}, {"remove", NULL, cleaner_remove, OWN}, {NULL, NULL, NULL, 0}};
const struct native_class jdk_internal_ref_Cleaner_natives = {"jdk/internal/ref/Cleaner", cleaner};
