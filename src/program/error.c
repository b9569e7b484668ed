#include "program/error.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "classfile/descriptor_walk.h"
#include "program/module_loader.h"

void *link_fail(struct link_error *error, const char *throwable, const char *format, ...) {
    if (!error) return NULL;
    va_list arguments;
    va_start(arguments, format);
    error->throwable = throwable;
    error->loader = 0;
    error->cause = NULL;
    error->cause_message[0] = 0;
    vsnprintf(error->message, sizeof error->message, format, arguments);
    va_end(arguments);
    return NULL;
}

void link_cause(struct link_error *error, const char *throwable, const char *format, ...) {
    if (!error) return;
    va_list arguments;
    va_start(arguments, format);
    error->cause = throwable;
    vsnprintf(error->cause_message, sizeof error->cause_message, format, arguments);
    va_end(arguments);
}

void text_add(struct text *text, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    size_t room = sizeof text->text - text->used;
    int length = vsnprintf(text->text + text->used, room, format, arguments);
    va_end(arguments);
    if (length > 0) text->used += (size_t)length < room ? (size_t)length : room - 1;
}

/* A run of an internal name, slashes as dots; `kept` (or NULL) points at a slash that stays one. */
static void add_dotted(struct text *text, const char *name, size_t length, const char *kept) {
    for (size_t i = 0; i < length && text->used + 1 < sizeof text->text; i++)
        text->text[text->used++] = name[i] == '/' && name + i != kept ? '.' : name[i];
    text->text[text->used] = 0;
}

const char *name_text(const struct sym *name, struct text *text) {
    add_dotted(text, name->text, name->length, NULL);
    return text->text;
}

/* The suffix of a hidden class keeps its slash, so that nobody takes the name for one that can be looked up. */
const char *class_text(const struct class *c, struct text *text) {
    add_dotted(text, c->name->text, c->name->length, c->is_hidden ? strrchr(c->name->text, '/') : NULL);
    return text->text;
}

static const char *primitive_name(char descriptor) {
    switch (descriptor) {
    case 'Z': return "boolean";
    case 'B': return "byte";
    case 'C': return "char";
    case 'S': return "short";
    case 'I': return "int";
    case 'J': return "long";
    case 'F': return "float";
    case 'D': return "double";
    case 'V': return "void";
    default: return NULL;
    }
}

/* Adds one type and returns what follows it. */
static const char *add_type(struct text *text, const char *at) {
    u32 dimensions = 0;
    for (; *at == '['; at++) dimensions++;
    const char *primitive = primitive_name(*at);
    if (primitive) {
        text_add(text, "%s", primitive);
        at++;
    } else if (*at == 'L') {
        size_t length = strcspn(at + 1, ";");
        add_dotted(text, at + 1, length, NULL);
        at += 1 + length + (at[1 + length] == ';');
    }
    while (dimensions--) text_add(text, "[]");
    return at;
}

const char *type_text(const struct sym *descriptor, struct text *text) {
    add_type(text, descriptor->text);
    return text->text;
}

const char *method_text(const struct class *holder, const struct sym *name, const struct sym *descriptor,
                        struct text *text) {
    const char *result = descriptor_close(descriptor->text);
    if (result) {
        add_type(text, result + 1);
        text_add(text, " ");
    }
    if (holder) {
        class_text(holder, text);
        text_add(text, ".");
    }
    text_add(text, "%s(", name->text);
    const char *at = descriptor->text + (descriptor->text[0] == '(');
    while (*at && *at != ')') {
        const char *next = add_type(text, at);
        if (next == at) break;
        at = next;
        if (*at && *at != ')') text_add(text, ", ");
    }
    text_add(text, ")");
    return text->text;
}

static const struct class *element_of(const struct class *c) {
    while (c->component) c = c->component;
    return c;
}

const char *loader_text(const struct class *c, struct text *text) {
    c = element_of(c);
    if (c->loader > LOADER_APP) text_add(text, "#%u", c->loader);
    else text_add(text, "'%s'", c->module ? module_loader(c->module->text) : "app");
    return text->text;
}

/* "unnamed module of loader 'app'" */
static void add_module(struct text *text, const struct class *c) {
    const struct class *element = element_of(c);
    if (element->module) text_add(text, "module %s", element->module->text);
    else text_add(text, "unnamed module");
    text_add(text, " of loader %s", loader_text(element, &(struct text){0}));
}

const char *place_text(const struct class *c, struct text *text) {
    class_text(c, text);
    text_add(text, " is in ");
    add_module(text, c);
    return text->text;
}

const char *places_text(const struct class *a, const struct class *b, struct text *text) {
    struct text in_a = {0}, in_b = {0};
    add_module(&in_a, a);
    add_module(&in_b, b);
    class_text(a, text);
    if (strcmp(in_a.text, in_b.text) == 0) {
        text_add(text, " and ");
        class_text(b, text);
        text_add(text, " are in %s", in_a.text);
    } else {
        text_add(text, " is in %s; ", in_a.text);
        place_text(b, text);
    }
    return text->text;
}
