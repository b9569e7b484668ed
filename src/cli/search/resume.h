/* resume.h - a search that goes on from a checkpoint (checkpoint_file.h): the options of then, and those of now. */
#ifndef HAVELOCK_CLI_SEARCH_RESUME_H
#define HAVELOCK_CLI_SEARCH_RESUME_H

#include "base/archive.h"
#include "cli/target/target.h"

struct resume {
    struct target target;                /* as it was then; options that may change as they are now, if given */
    struct words words;                  /* of the command, as they were kept */
    struct archive_reader reader;        /* stands after them: space_open_archive is next */
    const char *kept[OPTION_COUNT];      /* options that may change, as they were; NULL: not given */
    struct host_snapshot *host_snapshot; /* as it was seen then */
    struct slice bytes;
};

/* asked: names the file with --resume; it must outlive the result. The process goes to the folder in which the search
 * began; files named now are still those of the present folder. 0, or -1 with diag; resume_close in every case. */
int resume_open(struct resume *resume, struct target *asked, struct diag *diag);
void resume_close(struct resume *resume);

#endif
