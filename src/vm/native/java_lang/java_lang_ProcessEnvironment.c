#include "vm/heap/alloc.h"
#include "vm/interp/raise.h"
#include "vm/native.h"
#include "vm/world/host_snapshot.h"

extern char **environ;

static ref bytes_of(struct thread *t, const char *at, size_t length) {
    ref r = alloc_array(t, array_class(t->vm, 'B'), (u32)length);
    if (r) memcpy(object_at(t->vm, r)->data, at, length);
    return r;
}

/* A flat list: name, value, name, value; entries without '=' are left out. A '=' in front belongs to the name. */
static enum native_status environ0(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    u32 count = 0, k = 0;
    if (t->vm->options.host_snapshot) host_snapshot_note_environment(t->vm->options.host_snapshot);
    for (u32 i = 0; environ && environ[i]; i++) count += environ[i][0] && strchr(environ[i] + 1, '=');
    ref list = alloc_array(t, program_array_of(t->vm->program, array_class(t->vm, 'B')), 2 * count);
    if (!list) return throw_memory(t), NATIVE_THROWN;
    for (u32 i = 0; environ && environ[i]; i++) {
        const char *text = environ[i], *equals = text[0] ? strchr(text + 1, '=') : NULL;
        if (!equals) continue;
        ref name = bytes_of(t, text, (size_t)(equals - text)), value = bytes_of(t, equals + 1, strlen(equals + 1));
        if (!name || !value) return throw_memory(t), NATIVE_THROWN;
        words(object_at(t->vm, list))[k++] = name;
        words(object_at(t->vm, list))[k++] = value;
    }
    result[0] = list;
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"environ", NULL, environ0, 0}, {NULL, NULL, NULL, 0}};
const struct native_class java_lang_ProcessEnvironment_natives = {"java/lang/ProcessEnvironment", entries};
