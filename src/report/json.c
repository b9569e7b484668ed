#include "base/json.h"

#include <string.h>

#include "report/finding_id.h"
#include "report/formats.h"
#include "report/story.h"

static void write_texts(struct json *json, const char *name, const struct texts *texts) {
    json_array(json, name, true);
    for (u32 i = 0; i < texts->count; i++) json_string(json, NULL, texts->items[i]);
    json_close(json);
}

static void write_rules(struct json *json, unsigned rules) {
    json_array(json, "rules", true);
    for (int i = 0; i < FINDING_RULE_COUNT; i++)
        if (rules & 1u << i) json_string(json, NULL, finding_rule_name((enum finding_rule)i));
    json_close(json);
}

static void write_line(struct json *json, int line) {
    if (line > 0) json_whole(json, "line", (u64)line);
    else json_string(json, "line", NULL);
}

static void write_frame(struct json *json, const struct finding_frame *frame) {
    json_object(json, NULL, true);
    json_string(json, "class", frame->class_name);
    json_string(json, "method", frame->method);
    json_string(json, "file", frame->file);
    write_line(json, frame->line);
    json_close(json);
}

static void write_frames(struct json *json, const struct finding_site *site) {
    json_array(json, "frames", false);
    for (u32 i = 0; i < site->frames.count; i++) write_frame(json, &site->frames.items[i]);
    json_close(json);
}

static void write_site(struct json *json, const struct finding_site *site) {
    json_object(json, NULL, false);
    json_string(json, "thread", site->thread);
    json_string(json, "action", site->action);
    json_string(json, "target", site->target);
    write_frames(json, site);
    json_close(json);
}

/* ---- the counterexample ---- */

static void write_choice(struct json *json, const struct finding_choice *choice) {
    json_object(json, NULL, false);
    json_whole(json, "step", choice->step);
    json_string(json, "thread", choice->site.thread);
    json_whole(json, "taken", choice->taken);
    json_whole(json, "of", choice->of);
    json_string(json, "value", choice->value);
    write_frames(json, &choice->site);
    json_close(json);
}

/* "reads Main.x = 1 (2 times)": where the " = " is, not inside a string; NULL: there is none. */
static const char *find_value(const char *action) {
    bool quoted = false;
    for (const char *p = action; *p; p++) {
        if (*p == '"' && (p == action || p[-1] != '\\')) quoted = !quoted;
        if (!quoted && strncmp(p, " = ", 3) == 0) return p;
    }
    return NULL;
}

/* The length of a " (2 times)" at the end. */
static size_t repeat_length(const char *text) {
    const char *open = strrchr(text, '(');
    size_t digits = open ? strspn(open + 1, "0123456789") : 0;
    return digits && open > text && open[-1] == ' ' && strcmp(open + 1 + digits, " times)") == 0 ? strlen(open - 1) : 0;
}

static void write_action(struct json *json, const char *action) {
    const char *value = find_value(action);
    size_t repeat = repeat_length(action), length = strlen(action);
    if (!value) {
        json_string(json, "action", action);
        json_string(json, "value", NULL);
        return;
    }
    struct arena *arena = arena_new();
    json_string(json, "action", arena_printf(arena, "%.*s%s", (int)(value - action), action, action + length - repeat));
    json_bytes(json, "value", value + 3, length - repeat - (size_t)(value + 3 - action));
    arena_free(arena);
}

/* One for each action; a step that is none is what a thread cannot do in the end. */
static void write_row(struct json *json, const struct story *story, const struct story_row *row) {
    for (u32 i = 0; i < row->actions.count; i++) {
        json_object(json, NULL, true);
        if (row->step) json_whole(json, "step", row->step);
        else json_string(json, "step", NULL);
        json_string(json, "thread", story->threads.items[row->thread]);
        json_string(json, "file", row->file);
        write_line(json, row->line);
        json_string(json, "source", row->source);
        write_action(json, row->actions.items[i]);
        json_close(json);
    }
}

static void write_counterexample(struct json *json, const struct finding *finding) {
    const struct story *story = finding->story;
    json_array(json, "choices", false);
    for (u32 i = 0; i < finding->choices.count; i++) write_choice(json, &finding->choices.items[i]);
    json_close(json);
    json_array(json, "story", false);
    for (u32 i = 0; story && i < story->rows.count; i++) write_row(json, story, &story->rows.items[i]);
    json_close(json);
}

/* ---- findings ---- */

static void write_finding(struct json *json, const struct finding *finding) {
    char id[FINDING_ID_SIZE];
    finding_id(finding, id);
    json_object(json, NULL, false);
    json_string(json, "id", id);
    json_string(json, "kind", finding_kind_name(finding->kind));
    write_rules(json, finding->rules);
    json_string(json, "status", finding_status_name(finding->status));
    json_string(json, "message", finding->message);
    json_string(json, "variable", finding->variable);
    write_texts(json, "locks", &finding->locks);
    write_texts(json, "threads", &finding->threads);
    if (finding->window.count) write_texts(json, "window", &finding->window);
    json_array(json, "sites", false);
    for (u32 i = 0; i < finding->sites.count; i++) write_site(json, &finding->sites.items[i]);
    json_close(json);
    write_counterexample(json, finding);
    if (finding->reason) json_string(json, "reason", finding->reason);
    json_string(json, "schedule", finding->schedule);
    json_string(json, "removed_by", finding->removed_by);
    if (finding->count) json_whole(json, "count", finding->count);
    json_close(json);
}

static void write_figures(struct json *json, const struct figures *figures) {
    json_object(json, "stats", false);
    for (int i = 0; i < FIGURE_COUNT; i++) {
        const char *name = figure_name((enum report_figure)i);
        u32 digits = figure_digits((enum report_figure)i);
        if (!figures->given[i]) continue;
        if (digits) json_real(json, name, figures->value[i], digits);
        else json_whole(json, name, (u64)figures->value[i]);
    }
    json_close(json);
}

static void write_outcome(struct json *json, const struct report_outcome *outcome) {
    json_object(json, NULL, true);
    json_real(json, "status", outcome->status, 0);
    json_bytes(json, "output", outcome->output.at, outcome->output.length);
    json_bytes(json, "error", outcome->error.at, outcome->error.length);
    json_close(json);
}

static void write_outcomes(struct json *json, const struct report *report) {
    json_array(json, "outcomes", false);
    for (u32 i = 0; i < report->outcome_count; i++) write_outcome(json, &report->outcomes[i]);
    json_close(json);
}

void report_write_json(const struct report *report, const struct text_style *style, FILE *out) {
    struct json json;
    (void)style;
    json_start(&json, out);
    json_object(&json, NULL, false);
    json_string(&json, "schema", "havelock-findings/1");
    json_string(&json, "version", report->version);
    json_string(&json, "command", report->command);
    json_string(&json, "verdict", verdict_name(report->verdict));
    json_string(&json, "reason", report->reason);
    json_bool(&json, "exhaustive", report->exhaustive);
    json_string(&json, "memory_model", report->memory_model);
    json_array(&json, "assumptions", false);
    for (u32 i = 0; i < report->assumptions.count; i++) json_string(&json, NULL, report->assumptions.items[i]);
    json_close(&json);
    json_array(&json, "findings", false);
    for (u32 i = 0; i < report->findings->list.count; i++) write_finding(&json, report->findings->list.items[i]);
    json_close(&json);
    if (report->outcomes) write_outcomes(&json, report);
    write_figures(&json, &report->figures);
    json_finish(&json);
}
