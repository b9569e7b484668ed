#include "report/formats.h"

#include <string.h>

static const struct report_format rows[] = {
    {"text", true, report_write_text},
    {"json", false, report_write_json},
};
enum { ROW_COUNT = sizeof rows / sizeof rows[0] };

const struct report_format *report_format_named(const char *name) {
    for (int i = 0; i < ROW_COUNT; i++)
        if (strcmp(rows[i].name, name) == 0) return &rows[i];
    return NULL;
}

void report_format_list(char *out, size_t size) {
    size_t used = 0;
    out[0] = '\0';
    for (int i = 0; i < ROW_COUNT && used < size; i++)
        used += (size_t)snprintf(out + used, size - used, "%s%s", i ? ", " : "", rows[i].name);
}
