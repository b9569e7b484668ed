#include "program/link/resolve.h"
#include "vm/interp/raise.h"
#include "vm/native.h"

/* There is no security manager: a privileged action simply runs. */
static enum native_status run(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    if (!args[0]) return throw_new(t, "java/lang/NullPointerException", NULL), NATIVE_THROWN;
    struct class *c = class_of(t->vm, args[0]);
    struct link_error error = {0};
    struct method *m = NULL;
    for (u32 i = 0; i < c->all_interface_count && !m; i++)
        if (strncmp(c->all_interfaces[i]->name->text, "java/security/Privileged", 24) == 0)
            m = select_interface(t->vm->program, c, find_method(c->all_interfaces[i], "run", "()Ljava/lang/Object;"),
                                 &error);
    if (!m) return throw_link(t, &error), NATIVE_THROWN;
    return call_replace(t, m, args);
}

static enum native_status nobody(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result[0] = 0;
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {
    {"doPrivileged", "(Ljava/security/PrivilegedAction;)Ljava/lang/Object;", run, NATIVE_OVERRIDE},
    {"getStackAccessControlContext", NULL, nobody, 0},
    {"getInheritedAccessControlContext", NULL, nobody, 0},
    {"getProtectionDomain", NULL, nobody, 0},
    {"ensureMaterializedForStackWalk", NULL, nobody, 0},
    {NULL, NULL, NULL, 0}};
const struct native_class java_security_AccessController_natives = {"java/security/AccessController", entries};
