/* formats.h - the formats that a report can be written in: one row each (formats.c). */
#ifndef HAVELOCK_REPORT_FORMATS_H
#define HAVELOCK_REPORT_FORMATS_H

#include "report/columns.h"
#include "report/report.h"

/* How text is written. */
struct text_style {
    struct columns_style columns;
    bool whole;       /* no step of a story is left out */
    bool full_stacks; /* with the frames of test frameworks (framework.h) */
    bool with_status; /* findings are of different statuses: each one's is written */
};

struct report_format {
    const char *name; /* of --format */
    bool is_text;     /* people read it: the output of the program may stand before it */
    void (*write)(const struct report *report, const struct text_style *style, FILE *out);
};

/* NULL: there is no such format. */
const struct report_format *report_format_named(const char *name);

/* "text, json" */
void report_format_list(char *out, size_t size);

/* ---- the formats ---- */

/* Every finding with its story, the outcomes, then the report's words. */
void report_write_text(const struct report *report, const struct text_style *style, FILE *out);

/* Schema havelock-findings/1. */
void report_write_json(const struct report *report, const struct text_style *style, FILE *out);

/* ---- parts of text ---- */

/* A finding as text, below a line that says what it is: who and what has part in it, where. */
void report_write_finding(const struct finding *finding, const struct text_style *style, FILE *out);

/* A story alone; the title is that of its last picture. */
void report_write_story(const struct story *story, const char *title, const struct text_style *style, FILE *out);

#endif
