/* Methods that a user's model (program/link/model.h) stands for. */
#include "program/link/model.h"
#include "vm/interp/fatal.h"
#include "vm/interp/init.h"
#include "vm/interp/raise.h"
#include "vm/native.h"

/* What the VM does for a method itself, if there is no bytecode or it is not all, is not there any more. */
static enum native_status call_itself(struct thread *t) {
    struct method itself = *t->native;
    if (itself.cf->code.at && !native_bind(&itself)) return NATIVE_BYTECODE;
    vm_fatal(t->vm, t, "the model of %s.%s cannot call the method it replaces", itself.holder->name->text,
             itself.name->text);
    return NATIVE_STOP;
}

/* A method that a user's model stands for; within the model, the method itself is meant. */
enum native_status native_model(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    struct link_error error = {0};
    struct method *model;
    if (model_find(t->vm->program, t->native, &model, &error) < 1) return throw_link(t, &error), NATIVE_THROWN;
    if (t->fp->method->holder == model->holder) return call_itself(t);
    switch (init_ensure(t, model->holder)) {
    case INIT_PUSHED: return NATIVE_AGAIN;
    case INIT_THROWN: return NATIVE_THROWN;
    default: return call_replace(t, model, args);
    }
}
