#include <string.h>

#include "report/crowd.h"
#include "report/folding.h"
#include "report/formats.h"
#include "report/framework.h"

static bool is_target(const struct finding *finding, const char *lock) {
    for (u32 i = 0; i < finding->sites.count; i++)
        if (finding->sites.items[i].target && strcmp(finding->sites.items[i].target, lock) == 0) return true;
    return false;
}

/* Those that no site speaks of. */
static void write_locks(FILE *out, const struct finding *finding) {
    u32 count = 0;
    for (u32 i = 0; i < finding->locks.count; i++)
        if (!is_target(finding, finding->locks.items[i]))
            fprintf(out, "%s %s", count++ ? "," : "  locks:", finding->locks.items[i]);
    if (count) fputc('\n', out);
}

static void write_frame(FILE *out, const struct finding_frame *frame) {
    fprintf(out, "      at %s%s%s.%s(", frame->module ? frame->module : "", frame->module ? "/" : "", frame->class_name,
            frame->method);
    if (!frame->file) fprintf(out, "Unknown Source)\n");
    else if (frame->line) fprintf(out, "%s:%d)\n", frame->file, frame->line);
    else fprintf(out, "%s)\n", frame->file);
}

/* How the sites of a finding are written. */
struct finding_style {
    bool predicted; /* from a run */
    bool full_stacks;
};

/* Of the JDK's frames only those that the application called; an exception comes with all. */
static bool is_worth_showing(const struct finding_site *site, u32 frame, bool full) {
    const struct finding_frame *at = &site->frames.items[frame];
    if (!full && framework_has_frame(site, frame)) return false;
    return !at->module || strcmp(site->action, "throw") == 0 || (frame + 1 < site->frames.count && !at[1].module);
}

/* What a run did, where the finding is predicted from it. */
static const char *words_of_run(const char *action) {
    static const struct {
        const char *action, *words;
    } rows[] = {{"lock", "takes"}, {"read", "reads"}, {"write", "writes"}, {"holds", "holds"}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (strcmp(action, rows[i].action) == 0) return rows[i].words;
    return NULL;
}

/* An action of a site in a sentence. */
static const char *words_of(const char *action, bool predicted) {
    if (predicted && words_of_run(action)) return words_of_run(action);
    static const struct {
        const char *action, *words;
    } rows[] = {
        {"lock", "wants to lock"},
        {"wait", "waits on"},
        {"join", "waits for the end of"},
        {"park", "waits in"},
        {"sleep", "sleeps"},
        {"initialise", "waits for the initialisation of"},
        {"throw", "throws"},
        {"exit", "ends the program"},
        {"spin", "spins, reading"},
        {"read", "is about to read"},
        {"write", "is about to write"},
        {"step", "takes this step"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (strcmp(action, rows[i].action) == 0) return rows[i].words;
    return action;
}

/* ---- sites ---- */

static bool is_same_text(const char *a, const char *b) { return a && b ? strcmp(a, b) == 0 : a == b; }

static bool is_same_frame(const struct finding_frame *a, const struct finding_frame *b) {
    return a->line == b->line && is_same_text(a->class_name, b->class_name) && is_same_text(a->method, b->method) &&
           is_same_text(a->file, b->file);
}

/* Do two threads do the same at the same place? */
static bool is_same_site(const struct finding_site *a, const struct finding_site *b) {
    if (!is_same_text(a->action, b->action) || !is_same_text(a->target, b->target) ||
        !is_same_text(a->holds, b->holds) || a->frames.count != b->frames.count)
        return false;
    for (u32 i = 0; i < a->frames.count; i++)
        if (!is_same_frame(&a->frames.items[i], &b->frames.items[i])) return false;
    return true;
}

/* Without frames of the test framework, unless there are no others or all are wanted. */
static void write_frames(FILE *out, const struct finding_site *site, bool full) {
    u32 shown = 0;
    for (u32 i = 0; i < site->frames.count; i++)
        if (is_worth_showing(site, i, full)) write_frame(out, &site->frames.items[i]), shown++;
    if (!shown && !full) write_frames(out, site, true);
}

static void write_site(FILE *out, const char *who, const struct finding_site *site, struct finding_style style) {
    bool predicted = style.predicted;
    if (site->holds)
        fprintf(out, "  %s holds %s\n    and %s%s%s\n", who, site->holds, words_of(site->action, predicted),
                site->target ? " " : "", site->target ? site->target : "");
    else
        fprintf(out, "  %s %s%s%s\n", who, words_of(site->action, predicted), site->target ? " " : "",
                site->target ? site->target : "");
    write_frames(out, site, style.full_stacks);
}

/* Many threads at one place are listed where the first of them stands. */
static void write_sites(FILE *out, const struct finding *finding, struct finding_style style) {
    const struct finding_site *sites = finding->sites.items;
    struct arena *arena = arena_new();
    u32 count = finding->sites.count;
    const char **names = arena_alloc(arena, (count + 1) * sizeof *names);
    bool *done = arena_alloc(arena, count + 1);
    for (u32 i = 0; i < count; i++) {
        u32 same = 0;
        for (u32 k = i; k < count; k++)
            if (!done[k] && is_same_site(&sites[i], &sites[k])) names[same++] = sites[k].thread;
        for (u32 k = i + 1; k < count && same >= CROWD_FEWEST; k++) done[k] |= is_same_site(&sites[i], &sites[k]);
        if (!done[i]) write_site(out, crowd_each(arena, names, same < CROWD_FEWEST ? 1 : same), &sites[i], style);
    }
    arena_free(arena);
}

static void write_window(FILE *out, const struct texts *window) {
    struct arena *arena = arena_new();
    fprintf(out, "  threads in the search: %s\n", crowd_names(arena, window->items, window->count));
    arena_free(arena);
}

/* Why a prediction is a problem, for somebody who meets one for the first time. */
static const char *reason_of(const struct finding *finding) {
    bool eraser = finding->rules >> RULE_ERASER & 1, happens = finding->rules >> RULE_HAPPENS_BEFORE & 1;
    if (finding->status == STATUS_OBSERVED || finding->status == STATUS_REFUTED || finding->removed_by) return NULL;
    if (finding->kind == FINDING_LOCK_ORDER)
        return "each thread can hold its lock while it waits for the next thread's lock; then none of them ever "
               "proceeds";
    if (finding->kind == FINDING_DATA_RACE && happens)
        return "in another run, the two accesses can coincide or happen in the other order: a value may be lost, stale "
               "or "
               "torn";
    if (finding->kind == FINDING_DATA_RACE && eraser)
        return "no lock is held at every access: unless something else orders the accesses, they can coincide";
    return NULL;
}

static void write_rules(const struct finding *finding, FILE *out) {
    u32 count = 0;
    for (int i = 0; i < FINDING_RULE_COUNT; i++)
        if (finding->rules >> i & 1 && i != RULE_MODEL_CHECKER)
            fprintf(out, "%s%s", count++ ? " and " : "  predicted by: ", finding_rule_name((enum finding_rule)i));
    if (count) fputc('\n', out);
}

void report_write_finding(const struct finding *finding, const struct text_style *style, FILE *out) {
    bool predicted = (finding->rules & ~(1u << RULE_MODEL_CHECKER)) != 0;
    const char *reason = reason_of(finding);
    if (finding->variable) fprintf(out, "  variable: %s\n", finding->variable);
    write_locks(out, finding);
    write_sites(out, finding, (struct finding_style){predicted, style->full_stacks});
    if (predicted && reason) fprintf(out, "  why: %s\n", reason);
    write_rules(finding, out);
    if (finding->window.count && finding->status != STATUS_PREDICTED) write_window(out, &finding->window);
    if (finding->status == STATUS_REFUTED)
        fprintf(out, "  refuted: an exhaustive search of all interleavings did not find it\n");
    if (finding->status == STATUS_UNDECIDED && finding->reason) fprintf(out, "  undecided: %s\n", finding->reason);
    if (finding->count > 1 || (finding->count && !predicted))
        fprintf(out, "  found %llu time%s\n", (unsigned long long)finding->count, finding->count == 1 ? "" : "s");
    if (finding->removed_by) fprintf(out, "  removed by: %s\n", finding->removed_by);
    if (finding->schedule) fprintf(out, "  schedule: %s\n", finding->schedule);
}

/* ---- stories ---- */

void report_write_story(const struct story *story, const char *title, const struct text_style *style, FILE *out) {
    columns_write(story, &style->columns, out);
    fputc('\n', out);
    columns_write_ends(story, title, &style->columns, out);
    if (story->ends.count || story->facts.count) fputc('\n', out);
}

static void write_whole_finding(const struct finding *finding, const struct text_style *style, FILE *out) {
    bool plain =
        !style->with_status && finding->status == STATUS_CONFIRMED && finding->rules == 1u << RULE_MODEL_CHECKER;
    fprintf(out, "%s%s%s%s: %s%s\n", style->columns.color ? "\033[1m" : "", finding_kind_name(finding->kind),
            plain ? "" : ", ", plain ? "" : finding_status_name(finding->status), finding->message,
            style->columns.color ? "\033[0m" : "");
    report_write_finding(finding, style, out);
    fputc('\n', out);
    if (!finding->story) return;
    if (!style->whole) story_fold(finding->story);
    fprintf(out, "Counterexample (%u steps%s)\n\n", finding->story->steps,
            style->whole ? "" : "; irrelevant ones left out");
    report_write_story(finding->story, "Final state", style, out);
}

/* ---- outcomes ---- */

static void write_lines(struct slice text, char mark, FILE *out) {
    while (text.length) {
        const u8 *end = memchr(text.at, '\n', text.length);
        size_t length = end ? (size_t)(end - text.at) : text.length;
        fprintf(out, "  %c ", mark);
        fwrite(text.at, 1, length, out);
        fputs(end ? "\n" : "\\\n", out); /* a last line without an end */
        length += end != NULL;
        text.at += length;
        text.length -= length;
    }
}

static void write_outcome(const struct report_outcome *outcome, u32 number, FILE *out) {
    fprintf(out, "outcome %u", number);
    if (outcome->status) fprintf(out, ", exit status %d", outcome->status);
    if (!outcome->output.length && !outcome->error.length) fputs(", nothing printed", out);
    fputc('\n', out);
    write_lines(outcome->output, '|', out);
    write_lines(outcome->error, '!', out);
}

/* One paragraph each: the exit status if it is not 0, then what was printed line by line, marked with '|', or '!' for
 * standard error. */
static void write_outcomes(const struct report *report, FILE *out) {
    u32 count = report->outcome_count;
    if (!count && report->exhaustive) fputs("0 outcomes: the program ends on no path\n", out);
    else
        fprintf(out, "%u outcome%s%s%s\n", count, count == 1 ? "" : "s",
                report->exhaustive ? "" : " found, possibly not all", count ? ":" : "");
    for (u32 i = 0; i < count; i++) write_outcome(&report->outcomes[i], i + 1, out);
}

/* ---- all of it ---- */

void report_write_text(const struct report *report, const struct text_style *style, FILE *out) {
    for (u32 i = 0; i < report->findings->list.count; i++)
        write_whole_finding(report->findings->list.items[i], style, out);
    if (report->outcomes) write_outcomes(report, out);
    if (report->words.write) report->words.write(report->words.context, out);
}
