#include "cli/target/target_modules.h"

#include <string.h>

static void add_property(struct target *target, const char *key, const char *value) {
    vec_push(&target->properties, arena_printf(target->arena, "%s=%s", key, value));
}

/* jdk.module.addopens.0, .1 and so on: one for each time the option is given. */
static void add_numbered(struct target *target, const char *key, const char *value) {
    u32 number = 0;
    for (u32 i = 0; i < target->properties.count; i++)
        number += strncmp(target->properties.items[i], key, strlen(key)) == 0;
    add_property(target, arena_printf(target->arena, "%s%u", key, number), value);
}

void target_take_module_option(struct target *target, struct option_match match) {
    target->needs_modules = true;
    switch (match.id) {
    case OPTION_MODULE_PATH: return add_property(target, "jdk.module.path", match.value);
    case OPTION_UPGRADE_MODULES: return add_property(target, "jdk.module.upgrade.path", match.value);
    case OPTION_LIMIT_MODULES: return add_property(target, "jdk.module.limitmods", match.value);
    case OPTION_ADD_MODULES: return add_numbered(target, "jdk.module.addmods.", match.value);
    case OPTION_ADD_EXPORTS: return add_numbered(target, "jdk.module.addexports.", match.value);
    case OPTION_ADD_OPENS: return add_numbered(target, "jdk.module.addopens.", match.value);
    default: return add_numbered(target, "jdk.module.addreads.", match.value);
    }
}

int target_use_module(struct target *target, const char *name, const char *class_path, struct diag *diag) {
    size_t length = strcspn(name, "/");
    if (length == 0) return diag_set(diag, "-m needs MODULE or MODULE/CLASS, not %s", name);
    target->needs_modules = true;
    target->module = arena_printf(target->arena, "%.*s", (int)length, name);
    target->class_path = class_path;
    char *main_class = arena_string(target->arena, name[length] ? name + length + 1 : "");
    target->properties.count--; /* the NULL at the end */
    add_property(target, "jdk.module.main", target->module);
    if (*main_class) add_property(target, "jdk.module.main.class", main_class);
    vec_push(&target->properties, NULL);
    for (char *dot = main_class; (dot = strchr(dot, '.'));) *dot = '/';
    target->main_class = main_class;
    return 0;
}
