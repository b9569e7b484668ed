#include "predict/analyses.h"

#include <stdlib.h>
#include <string.h>

#include "vm/listen/attach.h"
#include "vm/listen/event_names.h"
#include "vm/listen/listen.h"

static int choose_race(struct analyses_choice *choice, const char *name, struct diag *diag) {
    if (!name || !*name || strcmp(name, "both") == 0 || strcmp(name, "on") == 0)
        choice->eraser = choice->happens_before = true;
    else if (strcmp(name, "lockset") == 0) choice->eraser = true;
    else if (strcmp(name, "hb") == 0) choice->happens_before = true;
    else if (strcmp(name, "off") != 0)
        return diag_set(diag, "option --race: %s is not one of lockset, hb, both, off", name);
    return 0;
}

/* NULL: the default. */
static int choose_deadlock(struct analyses_choice *choice, const char *name, struct diag *diag) {
    static const char *const levels[] = {"basic", "guarded", "segmented"};
    choice->level = LEVEL_SEGMENTED;
    choice->graph = !name;
    if (!name || strcmp(name, "off") == 0) return 0;
    if (strcmp(name, "tree") == 0) {
        choice->tree = true;
        return 0;
    }
    for (u32 i = 0; i < sizeof levels / sizeof *levels; i++)
        if (strcmp(name, levels[i]) == 0) {
            choice->graph = true;
            choice->level = (enum lock_level)i;
            return 0;
        }
    return diag_set(diag, "option --deadlock: %s is not one of tree, basic, guarded, segmented, off", name);
}

static void choose_details(struct analyses_choice *choice, const struct target *target) {
    *choice = (struct analyses_choice){.show_removed = target->option[OPTION_SHOW_REMOVED] != NULL,
                                       .patterns = target->option[OPTION_PATTERNS] != NULL,
                                       .self_check = target->option[OPTION_SELF_CHECK] != NULL,
                                       .jdk = target->option[OPTION_JDK_FIELDS] != NULL};
}

/* Of a search: what is not asked for is off, and to look for races alone does not mean to predict them. */
int analyses_choose_for_paths(struct analyses_choice *choice, const struct target *target, struct diag *diag) {
    const char *race = target->option[OPTION_RACE], *deadlock = target->option[OPTION_LOCK_ORDERS];
    choose_details(choice, target);
    if (race && *race && strcmp(race, "on") != 0 && choose_race(choice, race, diag) < 0)
        return diag_set(diag, "option --race: %s is not one of on, lockset, hb, both, off", race);
    return choose_deadlock(choice, deadlock ? deadlock : "off", diag);
}

bool analyses_are_chosen(const struct analyses_choice *choice) {
    return choice->eraser || choice->happens_before || choice->tree || choice->graph || choice->self_check;
}

int analyses_choose(struct analyses_choice *choice, const struct target *target, struct diag *diag) {
    choose_details(choice, target);
    if (choose_race(choice, target->option[OPTION_RACES], diag) < 0) return -1;
    return choose_deadlock(choice, target->option[OPTION_DEADLOCK], diag);
}

void analyses_describe(const struct analyses_choice *choice, FILE *out) {
    static const char *const levels[] = {"basic", "guarded", "segmented"};
    fprintf(out, "races: %s; deadlocks: ",
            choice->eraser && choice->happens_before ? "lock sets and happens-before"
            : choice->eraser                         ? "lock sets"
            : choice->happens_before                 ? "happens-before"
                                                     : "off");
    if (choice->graph) fprintf(out, "lock graph, %s", levels[choice->level]);
    else fprintf(out, "%s", choice->tree ? "lock trees" : "off");
}

static void announce(void *context, const struct locktree *tree, u32 pattern) {
    (void)context;
    fprintf(stderr, "new lock pattern: ");
    locktree_write_pattern(tree, pattern, stderr);
    fputc('\n', stderr);
}

static void begin_races(struct analyses *a) {
    a->races = races_new();
    if (a->choice.eraser) {
        a->eraser = eraser_new(a->races, &a->names);
        fanout_add(&a->fanout, eraser_sink(a->eraser));
    }
    if (a->choice.happens_before) {
        a->happens_before = happens_before_new(a->races, &a->names);
        fanout_add(&a->fanout, happens_before_sink(a->happens_before));
    }
}

static void begin_tree(struct analyses *a) {
    if (a->choice.tree || a->choice.patterns) {
        a->tree = locktree_new(&a->names);
        fanout_add(&a->fanout, locktree_sink(a->tree));
        if (a->choice.patterns) locktree_on_pattern(a->tree, announce, NULL);
    }
}

static void begin_news_of_locks(struct analyses *a) {
    if (!a->choice.tree && !a->choice.graph) return;
    a->coverage = coverage_new();
    fanout_add(&a->news, coverage_sink(a->coverage));
    if (a->choice.graph) {
        a->graph = lockgraph_new(&a->names);
        fanout_add(&a->news, lockgraph_sink(a->graph));
    }
    a->lock_filter = lock_filter_new(&a->news.sink);
    fanout_add(&a->fanout, lock_filter_sink(a->lock_filter));
}

void analyses_begin(struct analyses *a, const struct analyses_choice *choice, struct vm *vm) {
    *a = (struct analyses){.choice = *choice};
    fanout_init(&a->fanout);
    fanout_init(&a->news);
    begin_races(a);
    begin_tree(a);
    begin_news_of_locks(a);
    if (choice->dependency) {
        a->dependency = dependency_new();
        fanout_add(&a->fanout, dependency_sink(a->dependency));
    }
    if (choice->self_check) {
        a->validator = validator_new(false);
        fanout_add(&a->fanout, validator_sink(a->validator));
    }
    listener_attach(vm, &a->fanout.sink, choice->jdk);
    a->names = event_names(vm);
}

/* ---- windows ---- */

/* The threads that have part in a finding, by the numbers that their names may stand for. */
static void window_of(struct analyses *a, u32 threads, struct findings *findings, struct finding *finding) {
    struct VEC(u32) about = {0};
    struct threadset window = {0};
    for (u32 t = 0; t < threads; t++)
        for (u32 i = 0; i < finding->threads.count; i++)
            if (strcmp(finding->threads.items[i], a->names.thread(a->names.context, t)) == 0) {
                vec_push(&about, t);
                break;
            }
    dependency_window(a->dependency, about.items, about.count, &window);
    for (u32 t = 0; t < threads; t++)
        if (threadset_has(&window, t)) finding_name(findings, &finding->window, a->names.thread(a->names.context, t));
    threadset_free(&window);
    vec_free(&about);
}

void analyses_windows(struct analyses *a, u32 threads, struct findings *findings) {
    for (u32 i = 0; a->dependency && i < findings->list.count; i++) {
        struct finding *finding = findings->list.items[i];
        if (finding->status == STATUS_PREDICTED && !finding->removed_by) window_of(a, threads, findings, finding);
    }
}

bool analyses_report(struct analyses *a, struct findings *findings) {
    bool whole = true;
    races_report(a->races, &a->names, findings);
    if (a->choice.tree) whole &= locktree_report(a->tree, findings);
    if (a->graph) whole &= lockgraph_report(a->graph, a->choice.level, a->choice.show_removed, findings);
    return whole;
}

struct analyses_memory analyses_memory(const struct analyses *a) {
    struct analyses_memory memory = {0};
    if (a->eraser) {
        memory.variables = eraser_variables(a->eraser);
        memory.variable_bytes = eraser_bytes(a->eraser);
    }
    if (a->happens_before) {
        u64 variables = happens_before_variables(a->happens_before);
        if (variables > memory.variables) memory.variables = variables;
        memory.variable_bytes += happens_before_bytes(a->happens_before);
    }
    if (a->graph) {
        memory.locks = lockgraph_locks(a->graph);
        memory.lock_bytes = lockgraph_bytes(a->graph) + lock_filter_bytes(a->lock_filter);
    }
    return memory;
}

void analyses_end(struct analyses *a) {
    if (a->eraser) eraser_free(a->eraser);
    if (a->happens_before) happens_before_free(a->happens_before);
    if (a->tree) locktree_free(a->tree);
    if (a->graph) lockgraph_free(a->graph);
    if (a->dependency) dependency_free(a->dependency);
    coverage_free(a->coverage);
    if (a->validator) validator_free(a->validator);
    if (a->races) races_free(a->races);
    lock_filter_free(a->lock_filter);
    fanout_free(&a->news);
    fanout_free(&a->fanout);
}
