#include "cli/output/assumptions.h"

#include <stdlib.h>
#include <string.h>

#include "vm/caveats.h"

void assumptions_init(struct assumptions *a) { *a = (struct assumptions){.arena = arena_new()}; }

void assumptions_free(struct assumptions *a) {
    vec_free(&a->list);
    arena_free(a->arena);
}

/* "a state may have been skipped because of an equal fingerprint ..." */
static const char *omission_text(struct arena *arena, u64 states) {
    return arena_printf(arena, "a state may have been skipped because of an equal fingerprint: probability %.1e",
                        fingerprint_omission(states));
}

void assumptions_of_search(struct assumptions *a, const struct search_options *options, u64 states, const char *jdk) {
    vec_push(&a->list, "a closed program (its arguments, input, files and environment as they are now)");
    vec_push(&a->list, "native methods as modelled");
    vec_push(&a->list, "java.util.concurrent as documented");
    vec_push(&a->list, options->idle_time ? "time passes only while the program is idle (--timeouts=idle)"
                                          : "time-outs at any moment (--timeouts=any)");
    vec_push(&a->list, arena_printf(a->arena, "JDK %s", jdk));
    for (const char *const *text = options->expected; text && *text; text++)
        vec_push(&a->list, arena_printf(a->arena, "%s is intended", *text));
    a->general = a->list.count;
    if (options->lossy) vec_push(&a->list, omission_text(a->arena, states));
}

void assumptions_of_runs(struct assumptions *a, const struct execution *execution, const char *jdk) {
    vec_push(&a->list,
             execution->done == 1 ? "only what was executed in this run" : "only what was executed in these runs");
    vec_push(&a->list, "native methods as modelled");
    vec_push(&a->list, arena_printf(a->arena, "JDK %s", jdk));
    a->general = a->list.count;
}

static void add_once(void *context, const char *text) {
    struct assumptions *a = context;
    for (u32 i = 0; i < a->list.count; i++)
        if (strcmp(a->list.items[i], text) == 0) return;
    vec_push(&a->list, text);
}

void assumptions_add_search(struct assumptions *a, const struct caveats *caveats) {
    caveats_list(caveats, "were fixed", a->arena, add_once, a);
}

void assumptions_add_runs(struct assumptions *a, const struct execution *e) {
    u64 first = e->options.seed, last = first + (e->done ? e->done - 1 : 0);
    const char *seeds = first == last ? arena_printf(a->arena, "were those of seed %llu", (unsigned long long)first)
                                      : arena_printf(a->arena, "were those of the seeds %llu to %llu",
                                                     (unsigned long long)first, (unsigned long long)last);
    caveats_list(e->caveats, seeds, a->arena, add_once, a);
}

/* ---- text ---- */

static void print_rest(const struct assumptions *a, u32 from, bool first, FILE *out) {
    for (u32 i = from; i < a->list.count; i++) {
        fprintf(out, "%s%s\n", first ? "assumed:  " : "          ", a->list.items[i]);
        first = false;
    }
}

void assumptions_print(const struct assumptions *a, FILE *out) {
    for (u32 i = 0; i < a->general; i++) fprintf(out, "%s%s", i ? ", " : "assumed:  ", a->list.items[i]);
    if (a->general) fputc('\n', out);
    print_rest(a, a->general, !a->general, out);
}

void assumptions_print_own(const struct assumptions *a, FILE *out) { print_rest(a, a->general, true, out); }
