#include "cli/search/checkpoint_file.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/host/version.h"
#include "search/strategy/strategy.h"

/* ---- what is kept of the options ---- */

bool checkpoint_file_is_free(enum option_id id) {
    switch (id) {
    case OPTION_MAX_TIME:
    case OPTION_MAX_MEMORY:
    case OPTION_MAX_STATES:
    case OPTION_FORMAT:
    case OPTION_OUTPUT:
    case OPTION_SAVE:
    case OPTION_COLOR:
    case OPTION_FULL_STACKS:
    case OPTION_QUIET:
    case OPTION_STATS: return true;
    default: return false;
    }
}

const char *checkpoint_file_option_name(enum option_id id, char *buffer, size_t size) {
    const char *names = option_row(id)->names;
    snprintf(buffer, size, "%.*s", (int)strcspn(names, "|"), names);
    return buffer;
}

/* The bound that was hit would be hit again at once. */
static bool is_kept(const struct checkpoint_file *c, enum option_id id, enum search_bound bound) {
    char name[64];
    const char *hit = search_bound_text(bound, c->options->bound_names);
    return checkpoint_file_is_free(id) && c->target->option[id] &&
           strcmp(checkpoint_file_option_name(id, name, sizeof name), hit) != 0;
}

static void write_free_options(struct checkpoint_file *c, enum search_bound bound) {
    char name[64];
    u32 count = 0;
    for (int id = 0; id < OPTION_COUNT; id++) count += is_kept(c, id, bound);
    archive_put32(c->writer, count);
    for (int id = 0; id < OPTION_COUNT; id++) {
        if (!is_kept(c, id, bound)) continue;
        archive_put_text(c->writer, checkpoint_file_option_name(id, name, sizeof name));
        archive_put_text(c->writer, c->target->option[id]);
    }
}

/* ---- writing ---- */

static void choose_name(struct checkpoint_file *c) {
    const char *asked = c->target->option[OPTION_CHECKPOINT], *resumed = c->target->option[OPTION_RESUME];
    if (asked || resumed) {
        snprintf(c->name, sizeof c->name, "%s", asked ? asked : resumed);
        return;
    }
    unsigned n = 0;
    do snprintf(c->name, sizeof c->name, "havelock-%u.checkpoint", ++n);
    while (access(c->name, F_OK) == 0);
}

static void write_request(struct checkpoint_file *c, enum search_bound bound) {
    char folder[4096];
    archive_put_text(c->writer, HAVELOCK_VERSION);
    archive_put_text(c->writer, getcwd(folder, sizeof folder) ? folder : ".");
    archive_put_text(c->writer, c->target->jdk.home);
    archive_put_text(c->writer, c->target->jdk.version);
    archive_put32(c->writer, c->words->count);
    for (u32 i = 0; i < c->words->count; i++) archive_put_text(c->writer, c->words->items[i]);
    write_free_options(c, bound);
    host_snapshot_write(c->target->host_snapshot, c->writer);
}

static bool is_wanted(const struct checkpoint_file *c, const struct search_result *result) {
    const char *const *option = c->target->option;
    if (option[OPTION_KEEP]) return false;
    bool is_worth_it = result->stats.wall_seconds >= CHECKPOINT_LONG && result->stats.bytes <= CHECKPOINT_LARGE;
    return option[OPTION_CHECKPOINT] || option[OPTION_RESUME] || search_limit(c->options) == BOUND_INTERRUPT ||
           (is_worth_it && !option[OPTION_QUIET]);
}

static struct archive_writer *begin(struct checkpoint_asker *asker, const struct search_result *result) {
    struct checkpoint_file *c = (struct checkpoint_file *)asker;
    c->declined = !is_wanted(c, result);
    if (c->declined) return NULL;
    choose_name(c);
    if (c->target->limits) atomic_store(&c->target->limits->is_saving, 1);
    if (outfile_open(&c->file, c->name, &c->diag) < 0) return NULL;
    c->writer = archive_begin(c->file.stream, CHECKPOINT_KIND, CHECKPOINT_FORMAT);
    write_request(c, result->bound);
    return c->writer;
}

void checkpoint_file_init(struct checkpoint_file *c, const struct target *target, const struct words *words,
                          const struct search_options *options) {
    *c = (struct checkpoint_file){.asker = {begin}, .target = target, .words = words, .options = options};
}

/* ---- the end ---- */

/* 1: there is a file; 0: there is none; -1 with diag. */
static int complete(struct checkpoint_file *c, const struct search_result *result, struct diag *diag) {
    if (!c->writer) return c->diag.text[0] ? diag_set(diag, "%s", c->diag.text) : 0;
    struct diag closing = {""};
    int status = archive_finish(c->writer, diag);
    c->writer = NULL;
    if (status < 0) diag_prefix(diag, "cannot write %s", c->name);
    if (result->trouble.text[0]) status = diag_set(diag, "%s", result->trouble.text);
    if (outfile_close(&c->file, status == 0, &closing) < 0 && status == 0) status = diag_set(diag, "%s", closing.text);
    return status < 0 ? -1 : 1;
}

/* Other strategies stop where they are; what they cut off on purpose, or drew by chance, is nothing to go on with. */
static bool misses_checkpoint(const struct checkpoint_file *c, const struct search_result *result) {
    const struct search_strategy *strategy = strategy_of(c->options->strategy);
    if (strategy->can_checkpoint || !result->bound) return false;
    if (search_limit(c->options) == BOUND_INTERRUPT) return true;
    return strategy->stores_states && result->bound != BOUND_DEPTH && result->bound != BOUND_SWITCHES;
}

void checkpoint_file_finish(struct checkpoint_file *c, const struct search_result *result, bool quiet) {
    struct diag diag = {""};
    assert(!c->finished);
    c->finished = true;
    int written = complete(c, result, &diag);
    if (written < 0) fprintf(stderr, "havelock: could not save the search: %s\n", diag.text);
    if (written < 0 || quiet) return;
    if (written > 0)
        fprintf(stderr, "havelock: search saved in %s; to continue: havelock check --resume=%s\n", c->name, c->name);
    else if (c->declined) fprintf(stderr, "havelock: search not saved; use --checkpoint=FILE to continue it later\n");
    else if (misses_checkpoint(c, result))
        fprintf(stderr, "havelock: search not saved: only --search=dfs can be continued later\n");
}
