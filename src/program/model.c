#include "program/model.h"

#include <string.h>

#include "base/map.h"
#include "program/classpath.h"
#include "program/error.h"
#include "program/resolve.h"
#include "program/tables.h"

/* "(Lp/X;" and the rest for a method of p.X with an object. */
static const char *descriptor_in_model(struct program *program, const struct method *m) {
    if (method_is_static(m)) return m->descriptor->text;
    return arena_printf(program->arena, "(L%s;%s", m->holder->name->text, m->descriptor->text + 1);
}

static bool stands_for(struct program *program, const struct method *model, const struct method *m) {
    return model->name == m->name && strcmp(model->descriptor->text, descriptor_in_model(program, m)) == 0;
}

/* Helpers are private; whatever else is static should stand for something. */
static bool needs_counterpart(const struct method *model) {
    bool is_helper = (model->access & (ACC_PRIVATE | ACC_SYNTHETIC)) || (model->flags & METHOD_CLINIT);
    return method_is_static(model) && !is_helper;
}

static bool has_counterpart(struct program *program, const struct method *model, const struct class *c) {
    for (u32 i = 0; i < c->method_count; i++)
        if (stands_for(program, model, c->methods[i])) return true;
    return false;
}

static int check_counterparts(struct program *program, const struct class *model, const struct class *c,
                              struct link_error *error) {
    for (u32 i = 0; i < model->method_count; i++) {
        const struct method *m = model->methods[i];
        if (!needs_counterpart(m) || has_counterpart(program, m, c)) continue;
        link_fail(error, THROW_NO_METHOD, "the model %s has a method %s%s, but %s has none that it could stand for",
                  model->name->text, m->name->text, m->descriptor->text, c->name->text);
        return -1;
    }
    return 0;
}

static bool is_on_path(struct program *program, const char *name) {
    struct slice bytes;
    const char *origin, *file = arena_printf(program->arena, "%s.class", name);
    struct diag ignored;
    return classpath_find(program->models, file, &bytes, &origin, &ignored) == 1;
}

/* Of a class that was not looked for yet: NULL with the error, or without when there is none. */
static struct class *load_model(struct program *program, const struct class *c, struct link_error *error) {
    const char *name = arena_printf(program->arena, "%sModel", c->name->text);
    if (c->is_array || c->is_hidden || !is_on_path(program, name)) return NULL;
    u32 loader = c->loader == LOADER_BOOT ? LOADER_BOOT : LOADER_APP;
    struct class *model = program_class_named(program, loader, name, error);
    return model && check_counterparts(program, model, c, error) == 0 ? model : NULL;
}

static struct class *model_class(struct program *program, const struct class *c, struct link_error *error) {
    u64 known;
    if (map_get(program->model_classes, c->id, &known)) return known ? program->classes[known - 1] : NULL;
    struct class *model = load_model(program, c, error);
    map_put(program->model_classes, c->id, model ? model->id + 1 : 0);
    return model;
}

int model_find(struct program *program, struct method *m, struct method **model, struct link_error *error) {
    *model = NULL;
    if (!program->models) return 0;
    struct link_error failure = {0};
    program_lock(program);
    struct class *c = model_class(program, m->holder, &failure);
    for (u32 i = 0; c && i < c->method_count && !*model; i++)
        if (needs_counterpart(c->methods[i]) && stands_for(program, c->methods[i], m)) *model = c->methods[i];
    program_unlock(program);
    if (failure.throwable) *error = failure;
    return failure.throwable ? -1 : *model != NULL;
}
