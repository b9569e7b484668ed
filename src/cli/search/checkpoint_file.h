/* checkpoint_file.h - a search that ended early goes into a file, from which `check --resume` goes on (resume.h).
 *
 * The file is an archive (base/archive.h). It begins with what was asked for: the version, the folder the command was
 * given in, the JDK, the words of the command, and the options that need not stay as they are; then what was seen of
 * files and standard input (vm/world/host_snapshot.h), which stays as it was seen; the search adds the rest
 * (search/checkpoint.h). It is written when a signal ends a depth-first search, and when a bound does and the search
 * was asked to save itself (--checkpoint), was resumed itself, or took long and is not large (but not with --quiet,
 * which would leave a file that nobody knows of). Without --checkpoint its name is that of the file the search was
 * resumed from, else havelock-N.checkpoint with the first N that is free. The file is there whole or not at all.
 */
#ifndef HAVELOCK_CLI_SEARCH_CHECKPOINT_FILE_H
#define HAVELOCK_CLI_SEARCH_CHECKPOINT_FILE_H

#include "cli/output/outfile.h"
#include "cli/target/target.h"
#include "search/checkpoint.h"

#define CHECKPOINT_KIND "HAVELCKP"
enum { CHECKPOINT_FORMAT = 8 };

/* A search that a bound ends after so many seconds is saved without being asked to, unless it takes so much memory:
 * writing that would take longer than the bounds allow. */
#define CHECKPOINT_LONG  10.0
#define CHECKPOINT_LARGE ((u64)256 << 20)

struct checkpoint_file {
    struct checkpoint_asker asker; /* for search_options */
    const struct target *target;
    const struct words *words;
    const struct search_options *options;
    char name[4096]; /* of the file, once it is begun */
    struct outfile file;
    struct archive_writer *writer; /* NULL: not begun */
    bool declined;                 /* the search could have been saved */
    bool finished;
    struct diag diag;
};

/* words: of the command, as they are to be kept. All must outlive it. */
void checkpoint_file_init(struct checkpoint_file *c, const struct target *target, const struct words *words,
                          const struct search_options *options);

/* After the search, and once. Says on standard error where the file is, or why there is none; nothing, if there is
 * nothing to go on with. */
void checkpoint_file_finish(struct checkpoint_file *c, const struct search_result *result, bool quiet);

/* May the option change from one part of a search to the next? What was said last holds. */
bool checkpoint_file_is_free(enum option_id id);

/* Its name as it is written out. */
const char *checkpoint_file_option_name(enum option_id id, char *buffer, size_t size);

#endif
