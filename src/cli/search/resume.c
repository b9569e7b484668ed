#include "cli/search/resume.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/mapped.h"
#include "cli/host/version.h"
#include "cli/search/checkpoint_file.h"

enum { MOST_WORDS = 1 << 20 };

/* ---- what was asked for then ---- */

struct request {
    const char *folder, *jdk, *jdk_version;
};

static int damaged(struct diag *diag) { return diag_set(diag, "is damaged"); }

static void read_free_option(struct resume *resume, struct archive_reader *r) {
    const char *name = archive_get_text(r), *value = archive_get_text(r);
    char known[64];
    int id = 0;
    while (id < OPTION_COUNT &&
           !(checkpoint_file_is_free(id) && strcmp(checkpoint_file_option_name(id, known, sizeof known), name) == 0))
        id++;
    if (id < OPTION_COUNT) resume->kept[id] = value;
    else archive_fail(r);
}

static int read_request(struct resume *resume, struct request *request, struct diag *diag) {
    struct archive_reader *r = &resume->reader;
    const char *version = archive_get_text(r);
    if (!r->failed && strcmp(version, HAVELOCK_VERSION) != 0)
        return diag_set(diag, "was written by Havelock %s; this is %s", version, HAVELOCK_VERSION);
    request->folder = archive_get_text(r);
    request->jdk = archive_get_text(r);
    request->jdk_version = archive_get_text(r);
    for (u32 left = archive_get_upto(r, MOST_WORDS); left && !r->failed; left--)
        vec_push(&resume->words, archive_get_text(r));
    for (u32 left = archive_get_upto(r, OPTION_COUNT); left && !r->failed; left--) read_free_option(resume, r);
    resume->host_snapshot = host_snapshot_new();
    host_snapshot_read(resume->host_snapshot, r);
    return r->failed ? damaged(diag) : 0;
}

/* The JDK stands first: a choice among the words themselves comes later and wins. */
static int parse_words(struct resume *resume, const struct request *request, struct target *asked, struct diag *diag) {
    struct arena *arena = asked->arena;
    u32 count = resume->words.count;
    char **argv = arena_alloc(arena, (count + 3) * sizeof *argv);
    argv[0] = arena_string(arena, "--jdk");
    argv[1] = arena_string(arena, request->jdk);
    for (u32 i = 0; i < count; i++) argv[i + 2] = arena_string(arena, resume->words.items[i]);
    argv[count + 2] = NULL;
    int parsed = target_parse(&resume->target, asked->limits, COMMAND_CHECK, (int)count + 2, argv, diag);
    if (parsed == 0 && resume->target.option[OPTION_RESUME]) return damaged(diag);
    if (parsed != 0) return parsed > 0 ? damaged(diag) : -1;
    if (strcmp(resume->target.jdk.version, request->jdk_version) != 0)
        return diag_set(diag, "the JDK has changed: %s is now version %s; it was %s", resume->target.jdk.home,
                        resume->target.jdk.version, request->jdk_version);
    return 0;
}

/* ---- what is asked for now ---- */

static int check_asked(const struct target *asked, struct diag *diag) {
    char name[64];
    for (int id = 0; id < OPTION_COUNT; id++)
        if (asked->option[id] && !checkpoint_file_is_free(id) && id != OPTION_CHECKPOINT && id != OPTION_RESUME)
            return diag_set(diag, "%s cannot be used with --resume: the checkpoint fixes it",
                            checkpoint_file_option_name(id, name, sizeof name));
    return 0;
}

/* Files are those of the folder that the command is given in; NULL: where the search began. */
static const char *with_folder(struct target *asked, enum option_id id, const char *folder) {
    const char *value = asked->option[id];
    bool is_file = id == OPTION_OUTPUT || id == OPTION_CHECKPOINT || id == OPTION_RESUME || id == OPTION_SAVE;
    return value && is_file && folder && value[0] != '/' ? arena_printf(asked->arena, "%s/%s", folder, value) : value;
}

static void take_over(struct resume *resume, struct target *asked, const char *folder) {
    for (int id = 0; id < OPTION_COUNT; id++) {
        if (checkpoint_file_is_free(id)) resume->target.option[id] = resume->kept[id];
        if (asked->option[id]) resume->target.option[id] = with_folder(asked, id, folder);
    }
    resume->target.option[OPTION_CHECKPOINT] = with_folder(asked, OPTION_CHECKPOINT, folder);
}

/* ---- both ---- */

static int open_file(struct resume *resume, const char *path, struct request *request, struct diag *diag) {
    if (mapped_open(path, &resume->bytes, diag) < 0) return -1;
    if (resume->bytes.length < strlen(CHECKPOINT_KIND) ||
        memcmp(resume->bytes.at, CHECKPOINT_KIND, strlen(CHECKPOINT_KIND)) != 0)
        return diag_set(diag, "%s is not a checkpoint", path);
    if (archive_open(&resume->reader, resume->bytes, CHECKPOINT_KIND, CHECKPOINT_FORMAT, diag) < 0 ||
        read_request(resume, request, diag) < 0)
        return diag_prefix(diag, "%s", path);
    return 0;
}

int resume_open(struct resume *resume, struct target *asked, struct diag *diag) {
    struct request request = {0};
    char folder[4096];
    *resume = (struct resume){0};
    if (check_asked(asked, diag) < 0 || open_file(resume, asked->option[OPTION_RESUME], &request, diag) < 0) return -1;
    if (!getcwd(folder, sizeof folder))
        return diag_set(diag, "cannot determine the current directory: %s", strerror(errno));
    if (strcmp(folder, request.folder) != 0 && chdir(request.folder) != 0)
        return diag_set(diag, "cannot change to directory %s, where the search started: %s", request.folder,
                        strerror(errno));
    if (parse_words(resume, &request, asked, diag) < 0) return -1;
    resume->target.host_snapshot = resume->host_snapshot;
    take_over(resume, asked, strcmp(folder, request.folder) != 0 ? folder : NULL);
    return 0;
}

void resume_close(struct resume *resume) {
    if (resume->target.arena) target_free(&resume->target);
    host_snapshot_free(resume->host_snapshot);
    vec_free(&resume->words);
    mapped_close(resume->bytes);
    *resume = (struct resume){0};
}
