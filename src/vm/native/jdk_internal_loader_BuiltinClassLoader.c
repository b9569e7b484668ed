/* The built-in loaders find classes and resources through the program: the image first, then the class path. */
#include <stdlib.h>

#include "program/modules.h"
#include "vm/class_request.h"
#include "vm/mirror.h"
#include "vm/raise.h"

static bool sees(struct vm *vm, ref loader, const struct class *c) {
    if (loader == vm->known.app_loader || !c->module) return true;
    const char *of = module_loader(c->module->text);
    return strcmp(of, "bootstrap") == 0 || (loader == vm->known.platform_loader && strcmp(of, "platform") == 0);
}

/* (name, resolve) or (name): null when there is no such class. */
static enum native_status loadClassOrNull(struct thread *t, u32 *args, u32 *result) {
    struct vm *vm = t->vm;
    struct class *c;
    if (!args[1]) return throw_new(t, "java/lang/NullPointerException", NULL), NATIVE_THROWN;
    const struct sym *name = class_request_name(vm, args[1]);
    if (name && name->text[0] == '[') name = NULL;
    u32 loader = args[0] == vm->known.app_loader ? LOADER_APP : LOADER_BOOT;
    if (class_request(t, loader, name, &c) != NATIVE_DONE) return NATIVE_THROWN;
    result[0] = c && sees(vm, args[0], c) ? mirror_of(vm, c) : 0;
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"loadClassOrNull", NULL, loadClassOrNull, NATIVE_OVERRIDE},
                                              {NULL, NULL, NULL, 0}};
const struct native_class jdk_internal_loader_BuiltinClassLoader_natives = {"jdk/internal/loader/BuiltinClassLoader",
                                                                            entries};
