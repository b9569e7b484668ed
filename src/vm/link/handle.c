#include "vm/link/handle.h"

#include "program/link/itable.h"
#include "program/link/resolve.h"
#include "vm/interp/call.h"
#include "vm/interp/fatal.h"
#include "vm/interp/raise.h"
#include "vm/link/handle_general.h"
#include "vm/link/membername.h"
#include "vm/link/mirror.h"
#include "vm/link/varhandle.h"

static enum handle_result enter(struct thread *t, struct method *m, u32 *args) {
    return call_in_place(t, m, args) < 0 ? HANDLE_FAILED : HANDLE_RESUME;
}

static bool has_receiver(const struct handle_site *site) {
    return site->kind < HANDLE_LINK_STATIC || site->kind > HANDLE_LINK_INTERFACE;
}

static enum handle_result enter_general(struct thread *t, struct handle_site *site, u32 *args) {
    struct method *m = handle_general(t, site, t->fp->method->holder);
    return m ? enter(t, m, args) : HANDLE_FAILED;
}

/* ---- method handles ---- */

static bool type_is(struct vm *vm, const struct handle_site *site, ref type) {
    struct object *o = object_at(vm, type), *parameters = object_at(vm, get32(o, vm->known.MethodType_ptypes));
    if (parameters->length != site->count) return false;
    for (u32 i = 0; i < site->count; i++)
        if (mirror_class(vm, words(parameters)[i]) != site->classes[i]) return false;
    return mirror_class(vm, get32(o, vm->known.MethodType_rtype)) == site->classes[site->count];
}

/* Jumps to the method of the handle's form. */
static enum handle_result invoke_basic(struct thread *t, ref handle, u32 *args) {
    struct vm *vm = t->vm;
    ref form = get32(object_at(vm, handle), vm->known.MethodHandle_form);
    ref entry = form ? get32(object_at(vm, form), vm->known.LambdaForm_vmentry) : 0;
    struct method *m = membername_method(vm, entry);
    if (!m) return throw_new(t, "java/lang/InternalError", "method handle is not prepared"), HANDLE_FAILED;
    return enter(t, m, args);
}

static enum handle_result invoke(struct thread *t, struct handle_site *site, ref handle, u32 *args) {
    if (handle_site_classes(t, site, t->fp->method->holder) < 0) return HANDLE_FAILED;
    ref type = get32(object_at(t->vm, handle), t->vm->known.MethodHandle_type);
    return type_is(t->vm, site, type) ? invoke_basic(t, handle, args) : enter_general(t, site, args);
}

/* ---- linkers: the last argument is the MemberName of what to call ---- */

static struct method *select(struct thread *t, struct method *m, ref receiver) {
    struct link_error error = {0};
    struct class *c = class_of(t->vm, receiver);
    struct method *selected;
    if (m->access & ACC_PRIVATE || m->flags & METHOD_INIT) return m;
    if (m->holder->is_interface) selected = select_interface(t->vm->program, c, m, &error);
    else selected = select_virtual(c, m, &error);
    if (!selected) throw_link(t, &error);
    return selected;
}

static enum handle_result link_to(struct thread *t, struct handle_site *site, u32 *args) {
    struct method *m = membername_method(t->vm, args[site->words - 1]);
    if (!m) return throw_new(t, "java/lang/InternalError", "member is not resolved"), HANDLE_FAILED;
    if (m->arg_slots != site->words - 1) /* an array's clone and the like never come here */
        return throw_new(t, "java/lang/InternalError", "member does not fit its linker"), HANDLE_FAILED;
    if (site->kind == HANDLE_LINK_STATIC) return enter(t, m, args);
    if (!args[0]) return HANDLE_NULL;
    if (site->kind != HANDLE_LINK_SPECIAL) m = select(t, m, args[0]);
    return m ? enter(t, m, args) : HANDLE_FAILED;
}

/* ---- variable handles ---- */

static enum handle_result operate(struct thread *t, struct handle_site *site, ref handle, u32 *args) {
    u32 result[2], width = 0;
    switch (varhandle_operate(t, site, handle, args + 1, result, &width)) {
    case VARHANDLE_VISIBLE: return HANDLE_STOP;
    case VARHANDLE_DONE:
        memcpy(args, result, width * sizeof(u32));
        t->sp = args + width;
        t->pc++;
        return HANDLE_RESUME;
    default: break;
    }
    struct method *m = varhandle_java(t->vm, site, handle);
    return m ? enter(t, m, args) : enter_general(t, site, args);
}

enum handle_result handle_call(struct thread *t) {
    struct handle_site *site = handle_site_at(t);
    bool receiver = has_receiver(site);
    u32 *args = t->sp - site->words - receiver;
    if (receiver && !args[0]) return HANDLE_NULL;
    switch (site->kind) {
    case HANDLE_INVOKE:
    case HANDLE_INVOKE_EXACT: return invoke(t, site, args[0], args);
    case HANDLE_INVOKE_BASIC: return invoke_basic(t, args[0], args);
    case HANDLE_VARIABLE: return operate(t, site, args[0], args);
    case HANDLE_UNKNOWN:
        vm_fatal(t->vm, t, "the polymorphic method %s is not supported", site->name);
        return HANDLE_FAILED;
    default: return link_to(t, site, args);
    }
}
