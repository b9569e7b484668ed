#include "vm/listen/event_names.h"

#include <stdlib.h>

#include "base/arena.h"
#include "base/map.h"
#include "base/memory.h"
#include "event/context.h"
#include "vm/heap/place.h"
#include "vm/interp/backtrace.h"
#include "vm/link/java_names.h"
#include "vm/listen/display_names.h"
#include "vm/listen/listener.h"

struct event_names {
    struct vm *vm;
    struct arena *arena;
    struct display_names *display_names;
    struct map *objects;                     /* reference -> label */
    struct VEC(const char *) texts;          /* by label */
    struct map *variables;                   /* (class, slot) -> number */
    struct VEC(struct names_variable) kinds; /* by that number */
    struct map *classes;                     /* class number -> its name as Java prints it */
};

struct event_names *event_names_new(struct vm *vm) {
    struct event_names *names = memory_zero(1, sizeof *names);
    names->vm = vm;
    names->arena = arena_new();
    names->display_names = display_names_new(vm);
    names->objects = map_new();
    names->variables = map_new();
    names->classes = map_new();
    return names;
}

void event_names_free(struct event_names *names) {
    if (!names) return;
    display_names_free(names->display_names);
    map_free(names->objects);
    map_free(names->variables);
    map_free(names->classes);
    vec_free(&names->texts);
    vec_free(&names->kinds);
    arena_free(names->arena);
    free(names);
}

struct display_names *event_names_display(struct event_names *names) {
    return names->display_names;
}

void event_names_made(struct event_names *names, ref r) { display_names_made(names->display_names, r); }

void event_names_forget(struct event_names *names, ref r) {
    display_names_forget(names->display_names, r);
    map_remove(names->objects, r);
}

/* ---- objects ---- */

static names_label label_object(void *context, u32 object) {
    struct event_names *names = context;
    u64 known;
    if (map_get(names->objects, object, &known)) return (names_label)known;
    names_label label = names->texts.count;
    vec_push(&names->texts, display_names_object(names->display_names, object));
    map_put(names->objects, object, label);
    return label;
}

static const char *label_text(void *context, names_label label) {
    struct event_names *names = context;
    return names->texts.items[label];
}

/* ---- variables ---- */

static u32 new_variable(struct event_names *names, u32 object, u32 slot) {
    struct vm *vm = names->vm;
    const struct class *c = object ? class_of(vm, object) : NULL;
    struct names_variable variable = {.element = c && c->is_array};
    if (variable.element) variable.text = display_names_class(names->display_names, c);
    else {
        const struct field *f = place_field(vm, object, slot);
        variable.text =
            f ? arena_printf(names->arena, "%s.%s", display_names_class(names->display_names, f->holder), f->name->text)
              : "?";
    }
    for (u32 i = 0; i < names->kinds.count; i++) /* an inherited field is the same one in all classes */
        if (names->kinds.items[i].element == variable.element && strcmp(names->kinds.items[i].text, variable.text) == 0)
            return i;
    vec_push(&names->kinds, variable);
    return names->kinds.count - 1;
}

static u32 variable_number(void *context, u32 object, u32 slot) {
    struct event_names *names = context;
    const struct class *c = object ? class_of(names->vm, object) : NULL;
    u64 key = c ? (u64)(c->id + 1) << 32 | (c->is_array ? 0 : slot) : slot, known;
    if (map_get(names->variables, key, &known)) return (u32)known;
    u32 number = new_variable(names, object, slot);
    map_put(names->variables, key, number);
    return number;
}

static struct names_variable variable_kind(void *context, u32 variable) {
    struct event_names *names = context;
    return names->kinds.items[variable];
}

/* ---- threads and places ---- */

static const char *thread_name(void *context, u32 thread) {
    struct event_names *names = context;
    const struct listener *l = names->vm->listener;
    return thread < l->thread_names.count ? l->thread_names.items[thread] : "?";
}

static const char *class_text(struct event_names *names, const struct class *c) {
    u64 known;
    char name[400];
    if (map_get(names->classes, c->id, &known)) return (const char *)(uintptr_t)known;
    class_external_name(c, name, sizeof name);
    const char *text = arena_string(names->arena, name);
    map_put(names->classes, c->id, (u64)(uintptr_t)text);
    return text;
}

static bool is_shown(const struct method *m) { return m->code->offsets && m->code->cf.code.at && !method_is_hidden(m); }

static event_site caller_of(struct event_names *names, event_site at) {
    return context_caller(names->vm->listener->contexts, site_context(at));
}

static const struct method *method_at(struct event_names *names, event_site at) {
    return program_methods(names->vm->program)[site_code(at)];
}

/* Frames that the VM made itself are not shown. */
static struct names_frame next_frame(void *context, event_site *at) {
    struct event_names *names = context;
    event_site here = *at;
    while (here && !is_shown(method_at(names, here))) here = caller_of(names, here);
    *at = 0;
    if (!here) return (struct names_frame){.class_name = NULL};
    const struct method *m = method_at(names, here);
    int line = method_line(m, m->code->offsets[site_instruction(here)]);
    do here = caller_of(names, here);
    while (here && !is_shown(method_at(names, here)));
    *at = here;
    return (struct names_frame){.class_name = class_text(names, m->holder),
                                .method = m->name->text,
                                .file = m->holder->source_file ? m->holder->source_file->text : NULL,
                                .line = line > 0 ? line : 0,
                                .module = m->holder->module ? m->holder->module->text : NULL};
}

struct names event_names(struct vm *vm) {
    return (struct names){.context = vm->listener->names,
                          .object = label_object,
                          .label = label_text,
                          .variable = variable_number,
                          .variable_kind = variable_kind,
                          .thread = thread_name,
                          .frame = next_frame};
}
