#include "program/assertions.h"

#include <string.h>

/* A switch taken apart. */
struct rule {
    bool on;
    bool package;     /* the name ended with "..." */
    const char *name; /* after the colon, with dots; NULL: for everything */
    size_t length;
};

static bool starts_with(const char *text, const char *prefix, const char **rest) {
    size_t length = strlen(prefix);
    *rest = text + length;
    return strncmp(text, prefix, length) == 0 && (**rest == '\0' || **rest == ':');
}

/* False: the switch is not one of -ea and -da. */
static bool read_rule(const char *text, struct rule *rule) {
    const char *rest;
    if (starts_with(text, "-ea", &rest) || starts_with(text, "-enableassertions", &rest)) rule->on = true;
    else if (starts_with(text, "-da", &rest) || starts_with(text, "-disableassertions", &rest)) rule->on = false;
    else return false;
    rule->name = *rest == ':' ? rest + 1 : NULL;
    rule->length = rule->name ? strlen(rule->name) : 0;
    rule->package = rule->length >= 3 && strcmp(rule->name + rule->length - 3, "...") == 0;
    if (rule->package) rule->length -= 3;
    return true;
}

/* Is the rule's name this one, given in internal form by its length? */
static bool names(const struct rule *rule, const char *name, size_t length) {
    if (rule->length != length) return false;
    for (size_t i = 0; i < length; i++)
        if (rule->name[i] != name[i] && !(rule->name[i] == '.' && name[i] == '/')) return false;
    return true;
}

/* The last switch for exactly this class or package decides; false when there is none. */
static bool decided_for(const char *const *switches, bool package, const char *name, size_t length, bool *on) {
    bool found = false;
    struct rule rule;
    for (; switches && *switches; switches++)
        if (read_rule(*switches, &rule) && rule.name && rule.package == package && names(&rule, name, length)) {
            *on = rule.on;
            found = true;
        }
    return found;
}

/* A switch that names the class, its package or an enclosing one decides; false when there is none. */
static bool decided_by_name(const char *const *switches, const char *class_name, bool *on) {
    size_t length = strlen(class_name);
    if (decided_for(switches, false, class_name, length, on)) return true;
    if (!strchr(class_name, '/')) return decided_for(switches, true, "", 0, on);
    while (length-- > 1)
        if (class_name[length] == '/' && decided_for(switches, true, class_name, length, on)) return true;
    return false;
}

bool assertions_enabled(const char *const *switches, bool otherwise, const char *class_name) {
    bool on = otherwise;
    struct rule rule;
    if (decided_by_name(switches, class_name, &on)) return on;
    for (; switches && *switches; switches++)
        if (read_rule(*switches, &rule) && !rule.name) on = rule.on;
    return on;
}

bool assertions_enabled_in_jdk(const char *const *switches, const char *class_name) {
    bool on = false;
    if (decided_by_name(switches, class_name, &on)) return on;
    for (; switches && *switches; switches++) {
        if (strcmp(*switches, "-esa") == 0 || strcmp(*switches, "-enablesystemassertions") == 0) on = true;
        if (strcmp(*switches, "-dsa") == 0 || strcmp(*switches, "-disablesystemassertions") == 0) on = false;
    }
    return on;
}
