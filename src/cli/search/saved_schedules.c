#include "cli/search/saved_schedules.h"

#include <stdlib.h>

#include "explain/schedule_replay.h"

int saved_schedules_open(struct saved_schedules *schedules, const char *path, struct diag *diag) {
    *schedules = (struct saved_schedules){.path = path};
    return path ? outfile_open(&schedules->first, path, diag) : 0;
}

struct schedule_file *saved_schedules_add(struct saved_schedules *schedules) {
    vec_push(&schedules->scripts, (struct schedule_file){0});
    struct schedule_file *script = &schedules->scripts.items[schedules->scripts.count - 1];
    schedule_file_init(script);
    return script;
}

static int save_one(struct schedule_file *script, const char *path, struct outfile *out, struct diag *diag) {
    if (!out->stream && outfile_open(out, path, diag) < 0) return -1;
    schedule_file_write(script, out->stream);
    return outfile_close(out, true, diag);
}

int saved_schedules_save(struct saved_schedules *schedules, struct vm *vm, const char *jdk, const struct words *words,
                   struct findings *findings, struct finding *const *of, struct diag *diag) {
    for (u32 i = 0; schedules->path && i < schedules->scripts.count; i++) {
        struct schedule_file *script = &schedules->scripts.items[i];
        struct outfile further = {0};
        const char *path = i ? arena_printf(findings->arena, "%s.%u", schedules->path, i + 1) : schedules->path;
        script->jdk = jdk;
        for (u32 k = 0; k < words->count; k++) vec_push(&script->words, words->items[k]);
        schedule_replay_note_environment(vm, script);
        if (save_one(script, path, i ? &further : &schedules->first, diag) < 0) return -1;
        of[i]->schedule = findings_text(findings, path);
    }
    return 0;
}

void saved_schedules_drop_last(struct saved_schedules *schedules) {
    schedule_file_free(&schedules->scripts.items[--schedules->scripts.count]);
}

void saved_schedules_close(struct saved_schedules *schedules) {
    struct diag ignored;
    if (schedules->path) outfile_close(&schedules->first, false, &ignored);
    for (u32 i = 0; i < schedules->scripts.count; i++) schedule_file_free(&schedules->scripts.items[i]);
    vec_free(&schedules->scripts);
}
