#include "base/json.h"
#include "report/formats.h"

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

static void write_frame(struct json *json, const struct finding_frame *frame) {
    json_object(json, NULL, true);
    json_string(json, "class", frame->class_name);
    json_string(json, "method", frame->method);
    json_string(json, "file", frame->file);
    if (frame->line > 0) json_whole(json, "line", (u64)frame->line);
    else json_string(json, "line", NULL);
    json_close(json);
}

static void write_site(struct json *json, const struct finding_site *site) {
    json_object(json, NULL, false);
    json_string(json, "thread", site->thread);
    json_string(json, "action", site->action);
    json_string(json, "target", site->target);
    json_array(json, "frames", false);
    for (u32 i = 0; i < site->frames.count; i++) write_frame(json, &site->frames.items[i]);
    json_close(json);
    json_close(json);
}

static void write_finding(struct json *json, const struct finding *finding) {
    json_object(json, NULL, false);
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
    json_string(&json, "command", report->command);
    json_string(&json, "verdict", verdict_name(report->verdict));
    json_bool(&json, "exhaustive", report->exhaustive);
    json_array(&json, "findings", false);
    for (u32 i = 0; i < report->findings->list.count; i++) write_finding(&json, report->findings->list.items[i]);
    json_close(&json);
    if (report->outcomes) write_outcomes(&json, report);
    write_figures(&json, &report->figures);
    json_finish(&json);
}
