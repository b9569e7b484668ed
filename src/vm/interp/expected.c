#include "vm/interp/expected.h"

#include <stdio.h>
#include <stdlib.h>

#include "vm/interp/backtrace.h"
#include "vm/link/java_names.h"

/* ---- names ---- */

static bool is_equal(const char *name, size_t length, const char *text) {
    return strlen(text) == length && strncmp(text, name, length) == 0;
}

/* "a.b.C$D" is called that, "C$D", "D" and "a.b.C.D". */
static bool is_called(const struct class *c, const char *name, size_t length) {
    char text[600], *dollar;
    class_external_name(c, text, sizeof text);
    const char *dot = strrchr(text, '.'), *last = strrchr(text, '$');
    if (is_equal(name, length, text) || (dot && is_equal(name, length, dot + 1))) return true;
    if (last && is_equal(name, length, last + 1)) return true;
    while ((dollar = strchr(text, '$'))) *dollar = '.';
    return is_equal(name, length, text);
}

static bool is_a(const struct class *c, const char *name, size_t length) {
    for (; c; c = c->super)
        if (is_called(c, name, length)) return true;
    return false;
}

/* ---- places ---- */

struct origin {
    const struct method *method; /* NULL: there is no trace */
    u32 offset;
    bool is_settled; /* it is the program's */
};

static void find_origin(void *context, const struct method *m, u32 offset) {
    struct origin *origin = context;
    if (origin->is_settled || (origin->method && m->holder->module)) return;
    *origin = (struct origin){m, offset, !m->holder->module};
}

static bool is_in_file(const struct origin *at, const char *place) {
    const struct sym *file = at->method->holder->source_file;
    size_t length = file ? strlen(file->text) : 0;
    if (!file || strncmp(place, file->text, length) != 0) return false;
    if (!place[length]) return true;
    char *end;
    return place[length] == ':' && method_line(at->method, at->offset) == (int)strtol(place + length + 1, &end, 10) &&
           !*end;
}

static bool is_in_method(const struct origin *at, const char *place) {
    const char *dot = strrchr(place, '.');
    return dot && strcmp(dot + 1, at->method->name->text) == 0 &&
           is_called(at->method->holder, place, (size_t)(dot - place));
}

static bool comes_from(struct vm *vm, ref exception, const char *place) {
    struct origin at = {0};
    backtrace_each_of(vm, exception, find_origin, &at);
    return at.method && (is_in_file(&at, place) || is_in_method(&at, place));
}

/* ---- declarations ---- */

bool expected_is_valid(const char *text) {
    const char *place = strchr(text, '@');
    return *text && text[0] != '@' && (!place || (strchr(place, '.') && place[1] != '.'));
}

static bool covers(struct vm *vm, const char *text, ref exception) {
    const char *place = strchr(text, '@');
    size_t length = place ? (size_t)(place - text) : strlen(text);
    return is_a(class_of(vm, exception), text, length) && (!place || comes_from(vm, exception, place + 1));
}

bool expected_covers(struct vm *vm, ref exception) {
    for (const char *const *text = vm->options.expected; text && *text; text++)
        if (covers(vm, *text, exception)) return true;
    return false;
}
