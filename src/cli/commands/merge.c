/* merge.c - `havelock merge`: joins findings in JSON, as of the parts of a test run (--shard). */
#include "cli/commands/commands.h"

#include "base/vec.h"
#include "cli/host/exit_status.h"
#include "cli/host/file.h"
#include "cli/option/help.h"
#include "cli/output/outfile.h"
#include "cli/suite/suite_report.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* One `havelock merge`. */
struct merge {
    struct arena *arena;
    struct VEC(const char *) files;
    const char *output;
    bool is_text;
    struct suite_report report;
};

/* 1: --help. */
static int read_arguments(struct merge *merge, int argc, char **argv, struct diag *diag) {
    const char *format = "json";
    for (int at = 0; at < argc;) {
        struct option_match match;
        int more = option_next(COMMAND_MERGE, argc, argv, &at, &match, diag);
        if (more < 0) return -1;
        if (more == 0) vec_push(&merge->files, argv[at++]);
        else if (match.id == OPTION_HELP) return 1;
        else if (match.id == OPTION_MERGE_FORMAT) format = match.value;
        else merge->output = match.value;
    }
    merge->is_text = strcmp(format, "text") == 0;
    if (!merge->is_text && strcmp(format, "json") != 0)
        return diag_set(diag, "option --format: %s is not one of text, json", format);
    return merge->files.count ? 0 : diag_set(diag, "no file was given");
}

static int join(struct merge *merge, const char *path, struct diag *diag) {
    struct slice text;
    if (file_read(merge->arena, path, &text, diag) < 0) return -1;
    const struct json_value *file = json_read(merge->arena, text, diag);
    if (!file || suite_report_join(&merge->report, file, diag) < 0) return diag_prefix(diag, "%s", path);
    return 0;
}

/* The exit status, or -1 with diag. */
static int join_all(struct merge *merge, struct diag *diag) {
    struct outfile file;
    for (u32 i = 0; i < merge->files.count; i++)
        if (join(merge, merge->files.items[i], diag) < 0) return -1;
    if (outfile_open(&file, merge->output, diag) < 0) return -1;
    if (merge->is_text) suite_report_write_table(&merge->report, file.stream);
    else suite_report_write_json(&merge->report, "merge", file.stream);
    return outfile_close(&file, true, diag) < 0 ? -1 : suite_report_exit_status(&merge->report);
}

int cli_merge(struct watch *watch, int argc, char **argv) {
    struct merge merge = {.arena = arena_new()};
    struct diag diag = {""};
    (void)watch;
    int status = read_arguments(&merge, argc, argv, &diag);
    if (status == 1) {
        help_print_command(stdout, COMMAND_MERGE);
        status = EXIT_CLEAN;
    } else if (status == 0) {
        status = join_all(&merge, &diag);
    }
    suite_report_free(&merge.report);
    vec_free(&merge.files);
    arena_free(merge.arena);
    return status < 0 ? help_complain(COMMAND_MERGE, &diag) : status;
}
