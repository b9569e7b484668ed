#include "program/link/model.h"

#include <string.h>

#include "base/map.h"
#include "program/classpath.h"
#include "program/error.h"
#include "program/link/resolve.h"
#include "program/tables.h"

/* Skips the text at the front of another; NULL if it is not there. */
static const char *after(const char *text, const char *front) {
    size_t length = strlen(front);
    return strncmp(text, front, length) == 0 ? text + length : NULL;
}

/* A method of p.X with an object takes it first in the model: "(Lp/X;" and the rest. */
static bool stands_for(const struct method *model, const struct method *m) {
    const char *parameters = after(model->descriptor->text, "(");
    if (model->name != m->name || !parameters) return false;
    if (!method_is_static(m)) {
        parameters = after(parameters, "L");
        if (parameters) parameters = after(parameters, m->holder->name->text);
        if (parameters) parameters = after(parameters, ";");
    }
    return parameters && strcmp(parameters, m->descriptor->text + 1) == 0;
}

/* Helpers are private; whatever else is static should stand for something. */
static bool needs_counterpart(const struct method *model) {
    bool is_helper = (model->access & (ACC_PRIVATE | ACC_SYNTHETIC)) || (model->flags & METHOD_CLINIT);
    return method_is_static(model) && !is_helper;
}

static bool has_counterpart(const struct method *model, const struct class *c) {
    for (u32 i = 0; i < c->method_count; i++)
        if (stands_for(model, c->methods[i])) return true;
    return false;
}

static int check_counterparts(const struct class *model, const struct class *c, struct link_error *error) {
    for (u32 i = 0; i < model->method_count; i++) {
        const struct method *m = model->methods[i];
        if (!needs_counterpart(m) || has_counterpart(m, c)) continue;
        link_fail(error, THROW_NO_METHOD, "the model %s has a method %s%s, but %s has no such method to replace",
                  model->name->text, m->name->text, m->descriptor->text, c->name->text);
        return -1;
    }
    return 0;
}

/* 1, 0 or -1 with the error: it is there and cannot be read. */
static int is_on_path(struct program *program, const char *name, struct link_error *error) {
    struct slice bytes;
    const char *origin, *file = arena_printf(program->arena, "%s.class", name);
    struct diag diag = {""};
    int found = classpath_find(program->models, file, &bytes, &origin, &diag);
    if (found < 0) link_fail(error, THROW_NO_CLASS, "%s", diag.text);
    return found;
}

/* Of a class that was not looked for yet: NULL with the error, or without when there is none. */
static struct class *load_model(struct program *program, const struct class *c, struct link_error *error) {
    const char *name = arena_printf(program->arena, "%sModel", c->name->text);
    u32 loader = c->loader == LOADER_BOOT ? LOADER_BOOT : LOADER_APP;
    if (c->is_array || c->is_hidden || is_on_path(program, name, error) < 1) return NULL;
    struct class *model = program_class_named(program, loader, name, error);
    return model && check_counterparts(model, c, error) == 0 ? model : NULL;
}

static struct class *model_class(struct program *program, const struct class *c, struct link_error *error) {
    u64 known;
    if (map_get(program->model_classes, c->id, &known)) return known ? program->classes[known - 1] : NULL;
    struct class *model = load_model(program, c, error);
    map_put(program->model_classes, c->id, model ? model->id + 1 : 0);
    return model;
}

static struct method *look_for(struct program *program, struct method *m, struct link_error *error) {
    struct class *c = model_class(program, m->holder, error);
    for (u32 i = 0; c && i < c->method_count; i++)
        if (needs_counterpart(c->methods[i]) && stands_for(c->methods[i], m)) return c->methods[i];
    return NULL;
}

int model_find(struct program *program, struct method *m, struct method **model, struct link_error *error) {
    *model = NULL;
    if (!program->models) return 0;
    struct link_error failure = {0};
    u64 known;
    program_lock(program);
    if (map_get(program->model_methods, m->id, &known)) *model = program->methods[known];
    else if ((*model = look_for(program, m, &failure))) map_put(program->model_methods, m->id, (*model)->id);
    program_unlock(program);
    if (failure.throwable) *error = failure;
    return failure.throwable ? -1 : *model != NULL;
}
