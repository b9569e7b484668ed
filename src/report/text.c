#include <string.h>

#include "report/report.h"

static void write_names(FILE *out, const char *label, const struct texts *texts) {
    if (!texts->count)
        return;
    fprintf(out, "  %s:", label);
    for (u32 i = 0; i < texts->count; i++)
        fprintf(out, "%s %s", i ? "," : "", texts->items[i]);
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

static void write_site(FILE *out, const struct finding_site *site) {
    fprintf(out, "  %s: %s%s%s\n", site->thread, site->action, site->target ? " " : "",
            site->target ? site->target : "");
    for (u32 i = 0; i < site->frames.count; i++)
        if (is_worth_showing(site, i))
            write_frame(out, &site->frames.items[i]);
}

void report_write_finding(const struct finding *finding, FILE *out) {
    fprintf(out, "%s: %s\n", finding_kind_name(finding->kind), finding->message);
    if (finding->variable)
        fprintf(out, "  variable: %s\n", finding->variable);
    write_names(out, "locks", &finding->locks);
    for (u32 i = 0; i < finding->sites.count; i++)
        write_site(out, &finding->sites.items[i]);
    if (finding->count)
        fprintf(out, "  found %llu time%s\n", (unsigned long long)finding->count, finding->count == 1 ? "" : "s");
    if (finding->removed_by)
        fprintf(out, "  removed by: %s\n", finding->removed_by);
    if (finding->schedule)
        fprintf(out, "  schedule: %s\n", finding->schedule);
}
