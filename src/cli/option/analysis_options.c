#include "cli/option/analysis_options.h"

#include <string.h>

#include "predict/analyses.h"

/* A value of an option, and the detectors that it asks for. */
struct analysis_value {
    const char *name;
    unsigned detectors;
    enum lock_level level; /* of the lock graph */
};

/* Only a search lists the first one: there it predicts nothing. */
static const struct analysis_value races[] = {
    {"on", DETECTOR_BIT(eraser) | DETECTOR_BIT(happens_before), 0},
    {"lockset", DETECTOR_BIT(eraser), 0},
    {"hb", DETECTOR_BIT(happens_before), 0},
    {"both", DETECTOR_BIT(eraser) | DETECTOR_BIT(happens_before), 0},
    {"off", 0, 0},
    {NULL, 0, 0},
};

static const struct analysis_value deadlocks[] = {
    {"tree", DETECTOR_BIT(locktree), LEVEL_SEGMENTED},
    {"basic", DETECTOR_BIT(lockgraph), LEVEL_BASIC},
    {"guarded", DETECTOR_BIT(lockgraph), LEVEL_GUARDED},
    {"segmented", DETECTOR_BIT(lockgraph), LEVEL_SEGMENTED},
    {"off", 0, LEVEL_SEGMENTED},
    {NULL, 0, 0},
};

static const struct analysis_value *value_named(const struct analysis_value *values, const char *name) {
    for (; values->name; values++)
        if (strcmp(values->name, name) == 0) return values;
    return NULL;
}

static int refuse(const char *option, const char *name, const struct analysis_value *listed, struct diag *diag) {
    char known[200] = "";
    for (; listed->name; listed++) strcat(strcat(known, *known ? ", " : ""), listed->name);
    return diag_set(diag, "option %s: %s is not one of %s", option, name, known);
}

static int read_race(struct analyses_options *options, const char *name, const struct analysis_value *listed,
                     struct diag *diag) {
    const struct analysis_value *value = value_named(races, name);
    if (!value) return refuse("--race", name, listed, diag);
    options->detectors |= value->detectors;
    return 0;
}

static int read_deadlock(struct analyses_options *options, const char *name, struct diag *diag) {
    const struct analysis_value *value = value_named(deadlocks, name);
    if (!value) return refuse("--deadlock", name, deadlocks, diag);
    options->detectors |= value->detectors;
    options->level = value->level;
    return 0;
}

static void read_flags(const char *const *option, struct analyses_options *options) {
    *options = (struct analyses_options){.detectors = option[OPTION_SELF_CHECK] ? DETECTOR_BIT(validator) : 0,
                                         .show_removed = option[OPTION_SHOW_REMOVED] != NULL,
                                         .announce_patterns = option[OPTION_PATTERNS] != NULL,
                                         .jdk = option[OPTION_JDK_FIELDS] != NULL,
                                         .messages = stderr};
}

int analysis_options_read(const char *const *option, struct analyses_options *options, struct diag *diag) {
    const char *race = option[OPTION_RACES], *deadlock = option[OPTION_DEADLOCK];
    read_flags(option, options);
    if (read_race(options, race && *race ? race : "both", races + 1, diag) < 0) return -1;
    return read_deadlock(options, deadlock ? deadlock : "segmented", diag);
}

int analysis_options_read_for_paths(const char *const *option, u32 jobs, struct analyses_options *options,
                                    struct diag *diag) {
    const char *race = option[OPTION_RACE], *deadlock = option[OPTION_LOCK_ORDERS];
    read_flags(option, options);
    if (race && *race && strcmp(race, "on") != 0 && read_race(options, race, races, diag) < 0) return -1;
    if (read_deadlock(options, deadlock ? deadlock : "off", diag) < 0) return -1;
    if (options->show_removed && !(options->detectors & DETECTOR_BIT(lockgraph)))
        return diag_set(diag, "option --show-removed needs --deadlock=basic, guarded or segmented");
    if (analyses_are_chosen(options) && jobs > 1)
        return diag_set(diag, "--jobs with analyses of the explored paths (--deadlock, --race=lockset, hb or both): "
                              "only a single worker can be observed");
    return 0;
}
