#include "cli/search/saved_schedules.h"

#include <stdlib.h>

#include "explain/schedule_replay.h"

int schedules_open(struct schedules *schedules, const char *path, struct diag *diag) {
    *schedules = (struct schedules){.path = path};
    return path ? outfile_open(&schedules->first, path, diag) : 0;
}

struct script *schedules_add(struct schedules *schedules) {
    vec_push(&schedules->scripts, (struct script){0});
    struct script *script = &schedules->scripts.items[schedules->scripts.count - 1];
    script_init(script);
    return script;
}

static int save_one(struct script *script, const char *path, struct outfile *out, struct diag *diag) {
    if (!out->stream && outfile_open(out, path, diag) < 0) return -1;
    script_write(script, out->stream);
    return outfile_close(out, true, diag);
}

int schedules_save(struct schedules *schedules, struct vm *vm, const char *jdk, const struct words *words,
                   struct findings *findings, struct finding *const *of, struct diag *diag) {
    for (u32 i = 0; schedules->path && i < schedules->scripts.count; i++) {
        struct script *script = &schedules->scripts.items[i];
        struct outfile further = {0};
        const char *path = i ? arena_printf(findings->arena, "%s.%u", schedules->path, i + 1) : schedules->path;
        script->jdk = jdk;
        for (u32 k = 0; k < words->count; k++) vec_push(&script->words, words->items[k]);
        retell_circumstances(vm, script);
        if (save_one(script, path, i ? &further : &schedules->first, diag) < 0) return -1;
        of[i]->schedule = findings_text(findings, path);
    }
    return 0;
}

void schedules_drop_last(struct schedules *schedules) {
    script_free(&schedules->scripts.items[--schedules->scripts.count]);
}

void schedules_close(struct schedules *schedules) {
    struct diag ignored;
    if (schedules->path) outfile_close(&schedules->first, false, &ignored);
    for (u32 i = 0; i < schedules->scripts.count; i++) script_free(&schedules->scripts.items[i]);
    vec_free(&schedules->scripts);
}
