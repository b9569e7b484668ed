#include "vm/link/class_request.h"

#include <stdlib.h>

#include "base/memory.h"
#include "vm/heap/java_string.h"
#include "vm/interp/raise.h"

const struct sym *class_request_name(struct vm *vm, ref name) {
    size_t length;
    char *text = java_string_modified_utf8(vm, name, &length);
    bool possible = length > 0 && !memchr(text, '/', length) && !memchr(text, 0, length);
    for (size_t i = 0; i < length; i++)
        if (text[i] == '.') text[i] = '/';
    const struct sym *sym = possible ? sym_intern(program_symbols(vm->program), text, length) : NULL;
    free(text);
    return sym;
}

static bool is_class_name(const char *text, size_t length) {
    char last = '/';
    for (size_t i = 0; i < length; last = text[i++])
        if (text[i] == ';' || text[i] == '[' || (text[i] == '/' && last == '/')) return false;
    return last != '/';
}

bool class_request_well_formed(const struct sym *name) {
    size_t dimensions = strspn(name->text, "["), length = name->length - dimensions;
    const char *element = name->text + dimensions;
    if (!dimensions) return is_class_name(element, length);
    if (length == 1) return strchr("ZBCSIJFD", *element) != NULL;
    return length > 2 && *element == 'L' && element[length - 1] == ';' && is_class_name(element + 1, length - 2);
}

ref class_request_text(struct vm *vm, const struct sym *name) {
    char *text = memory_alloc(name->length + 1);
    for (u32 i = 0; i <= name->length; i++) text[i] = name->text[i] == '/' ? '.' : name->text[i];
    ref string = java_string_literal(vm, (struct slice){(const u8 *)text, name->length});
    free(text);
    return string;
}

const struct sym *class_request_element(struct vm *vm, const struct sym *name) {
    if (name->text[0] != '[') return name;
    const char *element = name->text + strspn(name->text, "[");
    size_t length = strlen(element);
    if (element[0] != 'L' || length < 3 || element[length - 1] != ';') return NULL;
    return sym_intern(program_symbols(vm->program), element + 1, length - 2);
}

/* The name itself was not found; a missing superclass names another. */
static bool is_absent(const struct link_error *error, const struct sym *name) {
    if (!error->cause || strcmp(error->cause, "java/lang/ClassNotFoundException") != 0) return false;
    const char *element = name->text + strspn(name->text, "[");
    size_t length = strlen(error->message);
    if (strcmp(error->message, name->text) == 0) return true;
    return element != name->text && element[0] == 'L' && strlen(element) == length + 2 &&
           strncmp(element + 1, error->message, length) == 0;
}

enum native_status class_request(struct thread *t, u32 loader, const struct sym *name, struct class **out) {
    struct link_error error = {0};
    *out = name ? program_class(t->vm->program, loader, name, &error) : NULL;
    if (*out || !name || is_absent(&error, name)) return NATIVE_DONE;
    throw_link(t, &error);
    return NATIVE_THROWN;
}
