#include "cli/output/outcome_list.h"

#include <string.h>

static void print_lines(struct slice text, char mark, FILE *out) {
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

static void print_one(const struct final_outcome *found, u32 number, FILE *out) {
    fprintf(out, "outcome %u", number);
    if (found->status) fprintf(out, ", exit status %d", found->status);
    if (!found->output.length && !found->error.length) fputs(", nothing printed", out);
    fputc('\n', out);
    print_lines(found->output, '|', out);
    print_lines(found->error, '!', out);
}

void outcomes_print(struct outcomes *outcomes, bool all, FILE *out) {
    u32 count = outcomes_count(outcomes);
    if (!count && all) fputs("0 outcomes: the program ends on no path\n", out);
    else
        fprintf(out, "%u outcome%s%s%s\n", count, count == 1 ? "" : "s", all ? "" : " found, possibly not all",
                count ? ":" : "");
    for (u32 i = 0; i < count; i++) print_one(outcomes_at(outcomes, i), i + 1, out);
}

const struct report_outcome *outcomes_list(struct outcomes *outcomes, struct arena *arena) {
    u32 count = outcomes_count(outcomes);
    struct report_outcome *list = arena_alloc(arena, (count + 1) * sizeof *list);
    for (u32 i = 0; i < count; i++) {
        const struct final_outcome *found = outcomes_at(outcomes, i);
        list[i] = (struct report_outcome){found->status, found->output, found->error};
    }
    return list;
}
