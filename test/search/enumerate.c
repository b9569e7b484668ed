/* enumerate.c - walks through all schedules of small programs over the seam alone: no store, no reduction. What it says
 * is what a search is measured by.
 *
 *   enumerate [--modes=MODE,...] [--limit=N] [--silent] JDK CLASSPATH MAIN...
 *
 * Modes:
 *   walk     every schedule, one after the other; every access to a shared object is visible
 *   memo     likewise, but a state (the contents of all components, and the output so far) is left only once
 *   plain    memo, with the visibility that a search has
 *   full     the search of the library, without reduction; it goes on after violations
 *   reduced  the same with reduction
 *   bfs      the breadth-first one; up to a quarter of the limit, as it is slow
 *   lossy    reduced, with fingerprints for states
 *
 * Prints a line for each program and mode, its fields separated by tabs: program, mode, "ok" (or "limit" after N
 * states, of walk and memo 4 N steps, or "error: ..."), states (of walk: schedules), steps, and what can happen, in
 * order, separated by " ; ": "STATUS TEXT" for each exit status and output, "deadlock" (nobody can go on), "circle"
 * (threads wait for each other), "stuck" (some are blocked for ever, others go on for ever; not known to walk and bfs),
 * "assertion", "uncaught". An exception that leaves a thread does not end the program. --silent: what is printed is
 * lost, and no part of the states. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/map.h"
#include "base/vec.h"
#include "program/link/resolve.h"
#include "search/property/property.h"
#include "search/run.h"
#include "vm/boot.h"
#include "vm/explore/waits.h"
#include "vm/lifecycle.h"
#include "vm/world/printed.h"

#include "graph.h"
#include "sum.h"

enum { DEEPEST = 20000, SECONDS = 60, CHECK_EVERY = 1024 };

struct random_run {
    struct vm *vm;
    const char *name, *mode;
    bool remember, exposed;
    u64 limit, steps, schedules;
    struct VEC(char *) outcomes; /* sorted */
    struct VEC(struct level) levels;
    const char *status;
    struct sum *sum;  /* of what it remembers */
    struct map *seen; /* sum -> number of the state */
    struct graph *graph;
};

struct level {
    undo_mark mark;
    u32 next, count, sum, state;
};

static void fail(const struct random_run *w, const char *what) {
    int line = (int)strcspn(what, "\t\n"); /* the Java stack is not of interest */
    printf("%s\t%s\terror: %.*s\t0\t0\t\n", w->name, w->mode, line, what);
    fflush(stdout);
    _exit(1);
}

/* ---- outcomes ---- */

static void note(struct random_run *w, const char *text) {
    u32 at = 0;
    while (at < w->outcomes.count && strcmp(w->outcomes.items[at], text) < 0) at++;
    if (at < w->outcomes.count && strcmp(w->outcomes.items[at], text) == 0) return;
    vec_push(&w->outcomes, NULL);
    memmove(w->outcomes.items + at + 1, w->outcomes.items + at, (w->outcomes.count - 1 - at) * sizeof(char *));
    w->outcomes.items[at] = strdup(text);
}

/* One line; line ends become '/', but for the last. */
static void note_end(struct random_run *w, int status, struct slice output) {
    char *text = malloc(output.length + 16);
    size_t end = (size_t)sprintf(text, "%d ", status);
    if (output.length) memcpy(text + end, output.at, output.length);
    end += output.length;
    while (text[end - 1] == '\n') end--;
    text[end] = 0;
    for (char *p = text; *p; p++)
        if (*p == '\n' || *p == '\t') *p = '/';
    note(w, text);
    free(text);
}

static bool is_assertion(struct vm *vm, ref exception) {
    for (const struct class *c = class_of(vm, exception); c; c = c->super)
        if (strcmp(c->name->text, "java/lang/AssertionError") == 0) return true;
    return false;
}

static void swallow(void *context, int fd, const void *bytes, size_t length) {
    (void)context, (void)fd, (void)bytes, (void)length;
}

/* ---- states ---- */

/* What is added up step by step is what a look at everything gives. */
static void check_sum(struct random_run *w) {
    char text[100];
    u64 wrong = sum_check(w->sum);
    if (!wrong) return;
    snprintf(text, sizeof text, "component %llx changed, which no step named", (unsigned long long)wrong);
    fail(w, text);
}

static u64 blocked_threads(struct vm *vm) {
    u64 set = 0;
    for (u32 i = 0; i < vm->threads.list.count && i < 63; i++)
        if (property_stuck_thread(vm, i, 0)) set |= (u64)1 << i;
    return set;
}

/* Was the VM here before? */
static bool be_here(struct random_run *w, bool over, u32 *state) {
    u64 number;
    bool seen = map_get(w->seen, sum_now(w->sum), &number);
    if (!seen) {
        number = map_count(w->seen);
        map_put(w->seen, sum_now(w->sum), number);
        graph_state(w->graph, over ? 0 : blocked_threads(w->vm), over);
    }
    *state = (u32)number;
    return seen;
}

/* ---- the walk ---- */

static void enter(struct random_run *w, u32 state) {
    struct level level = {.count = seam_choices(w->vm, NULL, 0), .state = state};
    if (w->remember) level.sum = sum_mark(w->sum);
    level.mark = seam_mark(w->vm);
    vec_push(&w->levels, level);
}

static void go_back(struct random_run *w) {
    const struct level *level = &w->levels.items[w->levels.count - 1];
    seam_undo(w->vm, level->mark);
    if (w->remember) sum_undo(w->sum, level->sum);
}

/* A circle was noted when it was closed. */
static bool is_in_circle(struct vm *vm) {
    for (u32 i = 0; i < vm->threads.list.count; i++)
        if (!vm->threads.list.items[i]->h.daemon && wait_is_endless(vm, i)) return true;
    return false;
}

static void end_schedule(struct random_run *w) {
    if (!seam_unfinished(w->vm)) {
        if (!w->vm->explore.ignored) note_end(w, w->vm->exit_status, printed_so_far(w->vm, 1));
    } else if (!is_in_circle(w->vm)) note(w, "deadlock");
    w->schedules++;
}

/* True: the program goes on. */
static bool note_step(struct random_run *w, enum outcome outcome, u32 thread) {
    if (outcome == OUTCOME_FATAL) fail(w, w->vm->fatal);
    if (outcome == OUTCOME_UNCAUGHT) note(w, is_assertion(w->vm, w->vm->explore.uncaught) ? "assertion" : "uncaught");
    if (outcome == OUTCOME_STEP && property_wait_cycle(NULL, w->vm, thread)) note(w, "circle");
    return outcome != OUTCOME_EXIT && outcome != OUTCOME_IGNORED && seam_choices(w->vm, NULL, 0) != 0;
}

/* The next choice of the topmost level. False: an assumption was broken, all begins again. */
static bool take(struct random_run *w) {
    struct level *level = &w->levels.items[w->levels.count - 1];
    struct choice choices[256];
    u32 state = 0;
    if (level->count > 256) fail(w, "more than 256 choices");
    seam_choices(w->vm, choices, 256);
    struct choice choice = choices[level->next++];
    enum outcome outcome = seam_step(w->vm, choice);
    if (seam_broken(w->vm)) return false;
    w->steps++;
    bool goes_on = note_step(w, outcome, choice.thread), seen = false;
    if (w->remember) {
        sum_follow(w->sum);
        if (w->steps % CHECK_EVERY == 0) check_sum(w);
        seen = be_here(w, !goes_on, &state);
        graph_step(w->graph, level->state, state, choice.thread);
    }
    if (!goes_on && !seen) end_schedule(w);
    if (!goes_on || seen || w->levels.count >= DEEPEST) go_back(w);
    else enter(w, state);
    if (w->levels.count >= DEEPEST) w->status = "limit";
    return true;
}

static void forget(struct random_run *w) {
    if (w->seen) map_free(w->seen);
    sum_free(w->sum);
    graph_free(w->graph);
    w->sum = sum_new(w->vm), w->seen = map_new(), w->graph = graph_new();
    w->levels.count = w->outcomes.count = 0;
    w->steps = w->schedules = 0;
}

/* True: to its end, or to the limit. */
static bool walk_once(struct random_run *w) {
    u32 state = 0;
    forget(w);
    seam_begin(w->vm);
    if (w->remember) be_here(w, false, &state);
    enter(w, state);
    while (w->levels.count) {
        const struct level *level = &w->levels.items[w->levels.count - 1];
        if (w->steps >= 4 * w->limit) return w->status = "limit", true;
        if (level->next < level->count) {
            if (!take(w)) return false;
        } else {
            w->levels.count--;
            if (w->levels.count) go_back(w);
        }
    }
    return true;
}

static u64 walk_all(struct random_run *w) {
    undo_mark start = seam_mark(w->vm);
    if (w->exposed) seam_expose_all(w->vm);
    while (!walk_once(w)) seam_undo(w->vm, start);
    if (w->remember && strcmp(w->status, "ok") == 0 && graph_has_stuck(w->graph)) note(w, "stuck");
    return w->remember ? map_count(w->seen) : w->schedules;
}

/* ---- the library's search ---- */

static const char *const kinds[VIOLATION_COUNT] = {
    [VIOLATION_DEADLOCK] = "deadlock", [VIOLATION_ASSERTION] = "assertion", [VIOLATION_UNCAUGHT] = "uncaught",
    [VIOLATION_STUCK] = "stuck",       [VIOLATION_SPIN] = "spin-deadlock",  [VIOLATION_WAIT_CYCLE] = "circle",
    [VIOLATION_RACE] = "race",         [VIOLATION_INVARIANT] = "invariant"};

static u64 search_all(struct random_run *w) {
    struct diag diag = {""};
    struct space space;
    struct search_options options = {.outcomes = true, .all = true, .memory = (u64)2 << 30, .max_states = w->limit};
    struct search_result result;
    options.lossy = strcmp(w->mode, "lossy") == 0;
    options.reduce = options.lossy || strcmp(w->mode, "reduced") == 0;
    if (strcmp(w->mode, "bfs") == 0) options.strategy = STRATEGY_BFS, options.max_states /= 4;
    if ((options.lossy ? space_open_lossy : space_open)(&space, w->vm, options.memory, &diag) < 0) fail(w, diag.text);
    search_run(&space, &options, NULL, NULL, &result);
    if (result.end == SEARCH_FATAL) fail(w, w->vm->fatal);
    if (result.bound) w->status = "limit";
    for (u32 i = 0; i < result.found.count; i++) note(w, kinds[result.found.items[i].kind]);
    for (u32 i = 0; i < outcomes_count(result.outcomes); i++)
        note_end(w, outcomes_at(result.outcomes, i)->status, outcomes_at(result.outcomes, i)->output);
    w->steps = result.stats.transitions;
    return result.stats.states;
}

/* ---- programs ---- */

static void print_line(const struct random_run *w, u64 states) {
    printf("%s\t%s\t%s\t%llu\t%llu\t", w->name, w->mode, w->status, (unsigned long long)states,
           (unsigned long long)w->steps);
    for (u32 i = 0; i < w->outcomes.count; i++) printf("%s%s", i ? " ; " : "", w->outcomes.items[i]);
    putchar('\n');
    fflush(stdout);
}

static bool is_one_of(const char *mode, const char *modes) {
    const char *found = strstr(modes, mode);
    return found && (found[strlen(mode)] == ' ' || !found[strlen(mode)]);
}

/* In a process of its own: the booted VM is used once. */
static void enumerate(struct vm *vm, struct random_run w) {
    struct diag diag = {""};
    struct link_error error = {0};
    struct class *c = program_class_named(vm->program, LOADER_APP, w.name, &error);
    struct method *entry = c ? find_method(c, "main", "([Ljava/lang/String;)V") : NULL;
    if (!entry) fail(&w, "no main method");
    vm->entry.class = c;
    boot_main(vm, entry, 0, NULL);
    w.vm = vm;
    w.status = "ok";
    vm->world.output.write = swallow;
    if (seam_open(vm, &diag) < 0) fail(&w, diag.text);
    w.exposed = is_one_of(w.mode, "walk memo");
    w.remember = is_one_of(w.mode, "memo plain");
    bool by_search = is_one_of(w.mode, "full reduced bfs lossy");
    if (!by_search && !w.exposed && !w.remember) fail(&w, "no such mode");
    print_line(&w, by_search ? search_all(&w) : walk_all(&w));
    _exit(0);
}

static int enumerate_apart(struct vm *vm, struct random_run w) {
    int status = 0;
    pid_t child = fork();
    if (child == 0) {
        setrlimit(RLIMIT_CPU, &(struct rlimit){SECONDS, SECONDS + 1});
        enumerate(vm, w);
    }
    waitpid(child, &status, 0);
    if (WIFSIGNALED(status))
        printf("%s\t%s\terror: signal %d\t0\t0\t\n", w.name, w.mode, WTERMSIG(status)), fflush(stdout);
    return status;
}

static struct vm *boot_once(const char *jdk, const char *class_path, bool silent) {
    struct diag diag = {""};
    struct program_options sources = {.jdk = jdk, .class_path = class_path, .verify = true};
    struct vm_options options = {
        .max_memory = (u64)1 << 30, .max_stack = 1 << 20, .assertions_on = true, .outcomes = !silent};
    struct program *program = program_new(&sources, &diag);
    struct vm *vm = program ? vm_new(program, &options, &diag) : NULL;
    if (!vm) fprintf(stderr, "enumerate: %s\n", diag.text), exit(2);
    return vm;
}

int main(int argc, char **argv) {
    char modes[256] = "memo";
    struct random_run w = {.limit = 1000000};
    int at = 1, failed = 0;
    bool silent = false;
    for (; at < argc && strncmp(argv[at], "--", 2) == 0; at++) {
        if (strncmp(argv[at], "--modes=", 8) == 0) snprintf(modes, sizeof modes, "%s", argv[at] + 8);
        else if (strncmp(argv[at], "--limit=", 8) == 0) w.limit = strtoull(argv[at] + 8, NULL, 10);
        else if (strcmp(argv[at], "--silent") == 0) silent = true;
        else return 2;
    }
    if (argc - at < 3) return 2;
    struct vm *vm = boot_once(argv[at], argv[at + 1], silent);
    for (at += 2; at < argc; at++) {
        char list[256];
        snprintf(list, sizeof list, "%s", modes);
        for (char *mode = strtok(list, ","); mode; mode = strtok(NULL, ",")) {
            w.name = argv[at];
            w.mode = mode;
            failed |= enumerate_apart(vm, w) != 0;
        }
    }
    return failed;
}
