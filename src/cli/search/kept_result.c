#include "cli/search/kept_result.h"

#include "cli/output/outfile.h"
#include "cli/search/inputs_file.h"
#include "report/formats.h"

int kept_result_write(const struct target *target, const struct report *report, struct diag *diag) {
    const char *folder = target->option[OPTION_KEEP];
    struct outfile file;
    struct text_style style = {0};
    if (!folder) return 0;
    if (outfile_open(&file, arena_printf(target->arena, "%s/" KEPT_REPORT, folder), diag) < 0) return -1;
    report_write_json(report, &style, file.stream);
    if (outfile_close(&file, true, diag) < 0) return -1;
    return inputs_file_write(arena_printf(target->arena, "%s/" KEPT_INPUTS, folder), target->lookups,
                             target->host_snapshot, diag);
}
