#include "program/link/resolve.h"
#include "vm/link/lambdaform.h"
#include "vm/link/membername.h"
#include "vm/native.h"
#include "vm/state/undo.h"

/* Makes the form executable: in place of the JDK's bytecode generator and of its interpreter. */
static enum native_status prepare(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    struct vm *vm = t->vm;
    if (get32(object_at(vm, args[0]), vm->known.LambdaForm_vmentry)) return NATIVE_DONE;
    struct method *m = lambdaform_method(t, args[0]);
    ref entry = m ? membername_new(t, m) : 0;
    if (!entry) return NATIVE_THROWN;
    struct field *compiled = find_field(vm->known.LambdaForm, "isCompiled", "Z");
    undo_object(vm, args[0]);
    set32(object_at(vm, args[0]), vm->known.LambdaForm_vmentry, entry);
    if (compiled) set32(object_at(vm, args[0]), compiled->offset, 1);
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"prepare", NULL, prepare, NATIVE_OVERRIDE},
                                              {"compileToBytecode", NULL, prepare, NATIVE_OVERRIDE},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_lang_invoke_LambdaForm_natives = {"java/lang/invoke/LambdaForm", entries};
