#include "program/resolve.h"
#include "vm/backtrace.h"
#include "vm/mirror.h"
#include "vm/names.h"
#include "vm/native.h"
#include "vm/string.h"
#include "vm/undo.h"

static void set_field(struct vm *vm, ref element, const char *name, const char *descriptor, u32 value) {
    struct field *f = find_field(vm->known.StackTraceElement, name, descriptor);
    if (f) set32(object_at(vm, element), f->offset, value);
}

static ref literal(struct vm *vm, const char *text) {
    return string_literal(vm, (struct slice){(const u8 *)text, strlen(text)});
}

static void fill(struct thread *t, ref element, const struct method *m, u32 offset) {
    struct vm *vm = t->vm;
    struct class *c = m->holder;
    char name[600];
    class_external_name(c, name, sizeof name);
    undo_object(vm, element);
    set_field(vm, element, "declaringClassObject", "Ljava/lang/Class;", mirror_of(vm, c));
    set_field(vm, element, "declaringClass", "Ljava/lang/String;", literal(vm, name));
    set_field(vm, element, "methodName", "Ljava/lang/String;", literal(vm, m->name->text));
    set_field(vm, element, "fileName", "Ljava/lang/String;", c->source_file ? literal(vm, c->source_file->text) : 0);
    int line = offset == OFFSET_NATIVE || (m->access & ACC_NATIVE) ? -2 : method_line(m, offset);
    set_field(vm, element, "lineNumber", "I", (u32)line);
    if (c->module) set_field(vm, element, "moduleName", "Ljava/lang/String;", literal(vm, c->module->text));
    else if (c->loader == LOADER_APP) set_field(vm, element, "classLoaderName", "Ljava/lang/String;", literal(vm, "app"));
    /* what computeFormat would find out: leave out the JDK's loader name and module version, the app loader's name */
    set_field(vm, element, "format", "B", 3);
}

/* JDK 17: (elements, throwable); later: (elements, backtrace, depth). */
static enum native_status initStackTraceElements(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    struct vm *vm = t->vm;
    struct object *elements = object_at(vm, args[0]);
    ref backtrace = args[1];
    if (class_is_subclass(class_of(vm, args[1]), vm->known.Throwable))
        backtrace = get32(object_at(vm, args[1]), vm->known.Throwable_backtrace);
    const u32 *pairs = words(object_at(vm, backtrace));
    u32 count = object_at(vm, backtrace)->length / 2;
    for (u32 i = 0; i < elements->length && i < count; i++)
        fill(t, words(elements)[i], t->methods[pairs[2 * i]], pairs[2 * i + 1]);
    return NATIVE_DONE;
}

/* The format byte was written above. */
static enum native_status computeFormat(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args, (void)result;
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {
    {"initStackTraceElements", NULL, initStackTraceElements, 0},
    {"computeFormat", NULL, computeFormat, NATIVE_OVERRIDE},
    {NULL, NULL, NULL, 0}};
const struct native_class java_lang_StackTraceElement_natives = {"java/lang/StackTraceElement", entries};
