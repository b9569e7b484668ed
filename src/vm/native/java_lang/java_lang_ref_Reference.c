#include "vm/caveats.h"
#include "vm/native.h"
#include "vm/state/undo.h"

static enum native_status refersTo0(struct thread *t, u32 *args, u32 *result) {
    result[0] = get32(object_at(t->vm, args[0]), t->vm->known.Reference_referent) == args[1];
    return NATIVE_DONE;
}

static enum native_status clear0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    undo_object(t->vm, args[0]);
    set32(object_at(t->vm, args[0]), t->vm->known.Reference_referent, 0);
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"refersTo0", NULL, refersTo0, NATIVE_VISIBLE_ARG0 | TOUCHES(WHOLE_READ)},
                                              {"clear0", NULL, clear0, NATIVE_VISIBLE_ARG0 | TOUCHES(WHOLE_WRITE)},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_lang_ref_Reference_natives = {"java/lang/ref/Reference", entries};
const struct native_class java_lang_ref_PhantomReference_natives = {"java/lang/ref/PhantomReference", entries};

/* ---- made by the program ---- */

static enum native_status make(struct thread *t, u32 *args, u32 *result) {
    (void)args, (void)result;
    if (t->vm->undo) caveat_note_if_asked(t, CAVEAT_REFERENCES);
    return NATIVE_BYTECODE;
}

static const struct native_entry made[] = {{"<init>", NULL, make, NATIVE_OVERRIDE, NULL}, {NULL, NULL, NULL, 0, NULL}};
const struct native_class java_lang_ref_SoftReference_natives = {"java/lang/ref/SoftReference", made};
const struct native_class java_lang_ref_WeakReference_natives = {"java/lang/ref/WeakReference", made};
const struct native_class java_lang_ref_PhantomReference_made_natives = {"java/lang/ref/PhantomReference", made};
