#include "cli/search/saved_schedules.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <unistd.h>

#include "explain/schedule_replay.h"

int saved_schedules_open(struct saved_schedules *saved, const char *path, struct diag *diag) {
    *saved = (struct saved_schedules){.path = path};
    return path ? outfile_open(&saved->first, path, diag) : 0;
}

static int save_one(struct schedule_file *schedule, const char *path, struct outfile *out, struct diag *diag) {
    if (!out->stream && outfile_open(out, path, diag) < 0) return -1;
    schedule_file_write(schedule, out->stream);
    return outfile_close(out, true, diag);
}

int saved_schedules_save(struct saved_schedules *saved, struct vm *vm, const char *jdk, const struct words *words,
                         struct proofs *proofs, struct findings *findings, struct diag *diag) {
    char folder[PATH_MAX];
    assert(proofs->schedules.count == proofs->findings.count);
    for (u32 i = 0; saved->path && i < proofs->schedules.count; i++) {
        struct schedule_file *schedule = &proofs->schedules.items[i];
        struct outfile further = {0};
        const char *path = i ? arena_printf(findings->arena, "%s.%u", saved->path, i + 1) : saved->path;
        schedule->jdk = jdk;
        schedule->folder = getcwd(folder, sizeof folder);
        for (u32 k = 0; k < words->count; k++) vec_push(&schedule->words, words->items[k]);
        schedule_replay_note_environment(vm, schedule);
        if (save_one(schedule, path, i ? &further : &saved->first, diag) < 0) return -1;
        proofs->findings.items[i]->schedule = findings_text(findings, path);
    }
    return 0;
}

void saved_schedules_close(struct saved_schedules *saved) {
    if (saved->path) outfile_close(&saved->first, false, &(struct diag){""});
}
