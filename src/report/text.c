#include <string.h>

#include "report/report.h"

static bool is_target(const struct finding *finding, const char *lock) {
    for (u32 i = 0; i < finding->sites.count; i++)
        if (finding->sites.items[i].target && strcmp(finding->sites.items[i].target, lock) == 0)
            return true;
    return false;
}

/* Those that no site speaks of. */
static void write_locks(FILE *out, const struct finding *finding) {
    u32 count = 0;
    for (u32 i = 0; i < finding->locks.count; i++)
        if (!is_target(finding, finding->locks.items[i]))
            fprintf(out, "%s %s", count++ ? "," : "  locks:", finding->locks.items[i]);
    if (count)
        fputc('\n', out);
}

static void write_frame(FILE *out, const struct finding_frame *frame) {
    fprintf(out, "      at %s%s%s.%s(", frame->module ? frame->module : "", frame->module ? "/" : "", frame->class_name,
            frame->method);
    if (!frame->file)
        fprintf(out, "Unknown Source)\n");
    else if (frame->line)
        fprintf(out, "%s:%d)\n", frame->file, frame->line);
    else
        fprintf(out, "%s)\n", frame->file);
}

/* Of the JDK's frames only those that the application called; an exception comes with all. */
static bool is_worth_showing(const struct finding_site *site, u32 frame) {
    const struct finding_frame *at = &site->frames.items[frame];
    return !at->module || strcmp(site->action, "throw") == 0 ||
           (frame + 1 < site->frames.count && !at[1].module);
}

/* An action of a site in a sentence. */
static const char *words_of(const char *action) {
    static const struct {
        const char *action, *words;
    } rows[] = {
        {"lock", "wants to lock"}, {"wait", "waits on"},         {"join", "waits for the end of"},
        {"park", "waits in"},      {"sleep", "sleeps"},          {"initialise", "waits for somebody to initialise"},
        {"throw", "throws"},       {"exit", "ends the program"},       {"read", "is about to read"}, {"write", "is about to write"},
        {"step", "takes this step"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (strcmp(action, rows[i].action) == 0)
            return rows[i].words;
    return action;
}

static void write_site(FILE *out, const struct finding_site *site) {
    fprintf(out, "  %s %s%s%s\n", site->thread, words_of(site->action), site->target ? " " : "",
            site->target ? site->target : "");
    for (u32 i = 0; i < site->frames.count; i++)
        if (is_worth_showing(site, i))
            write_frame(out, &site->frames.items[i]);
}

void report_write_finding(const struct finding *finding, FILE *out) {
    if (finding->variable)
        fprintf(out, "  variable: %s\n", finding->variable);
    write_locks(out, finding);
    for (u32 i = 0; i < finding->sites.count; i++)
        write_site(out, &finding->sites.items[i]);
    if (finding->count)
        fprintf(out, "  found %llu time%s\n", (unsigned long long)finding->count, finding->count == 1 ? "" : "s");
    if (finding->removed_by)
        fprintf(out, "  removed by: %s\n", finding->removed_by);
    if (finding->schedule)
        fprintf(out, "  schedule: %s\n", finding->schedule);
}
