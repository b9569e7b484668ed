#include "cli/search/saved_schedules.h"

#include <stdlib.h>

#include "explain/schedule_replay.h"

int saved_schedules_open(struct saved_schedules *saved_schedules, const char *path, struct diag *diag) {
    *saved_schedules = (struct saved_schedules){.path = path};
    return path ? outfile_open(&saved_schedules->first, path, diag) : 0;
}

struct schedule_file *saved_schedules_add(struct saved_schedules *saved_schedules) {
    vec_push(&saved_schedules->files, (struct schedule_file){0});
    struct schedule_file *schedule_file = &saved_schedules->files.items[saved_schedules->files.count - 1];
    schedule_file_init(schedule_file);
    return schedule_file;
}

static int save_one(struct schedule_file *schedule_file, const char *path, struct outfile *out, struct diag *diag) {
    if (!out->stream && outfile_open(out, path, diag) < 0) return -1;
    schedule_file_write(schedule_file, out->stream);
    return outfile_close(out, true, diag);
}

int saved_schedules_save(struct saved_schedules *saved_schedules, struct vm *vm, const char *jdk,
                         const struct words *words, struct findings *findings, struct finding *const *of,
                         struct diag *diag) {
    for (u32 i = 0; saved_schedules->path && i < saved_schedules->files.count; i++) {
        struct schedule_file *schedule_file = &saved_schedules->files.items[i];
        struct outfile further = {0};
        const char *path =
            i ? arena_printf(findings->arena, "%s.%u", saved_schedules->path, i + 1) : saved_schedules->path;
        schedule_file->jdk = jdk;
        for (u32 k = 0; k < words->count; k++) vec_push(&schedule_file->words, words->items[k]);
        schedule_replay_note_environment(vm, schedule_file);
        if (save_one(schedule_file, path, i ? &further : &saved_schedules->first, diag) < 0) return -1;
        of[i]->schedule = findings_text(findings, path);
    }
    return 0;
}

void saved_schedules_drop_last(struct saved_schedules *saved_schedules) {
    schedule_file_free(&saved_schedules->files.items[--saved_schedules->files.count]);
}

void saved_schedules_close(struct saved_schedules *saved_schedules) {
    struct diag ignored;
    if (saved_schedules->path) outfile_close(&saved_schedules->first, false, &ignored);
    for (u32 i = 0; i < saved_schedules->files.count; i++) schedule_file_free(&saved_schedules->files.items[i]);
    vec_free(&saved_schedules->files);
}
