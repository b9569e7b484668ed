/* last_words.h - what a command writes if it is ended by force, made in advance.
 *
 * Whoever ends a process in the midst of its work (watch.h) cannot make a report: other threads may hold any lock, and
 * memory may be short. So the command keeps a document ready for each way to end, and makes it anew when it knows more.
 *
 * Invariant: of the last words and the command's own report exactly one is written, whole. The report is written
 * between last_words_stop and last_words_stopped; who comes meanwhile waits for it.
 */
#ifndef HAVELOCK_CLI_HOST_LAST_WORDS_H
#define HAVELOCK_CLI_HOST_LAST_WORDS_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

enum forced_end { FORCED_BY_TIME, FORCED_BY_MEMORY, FORCED_BY_SIGNAL, FORCED_BY_CRASH, FORCED_END_COUNT };

struct last_document {
    int status; /* the exit status that goes with it */
    char *text; /* malloc'ed; NULL: nothing is to be written */
    size_t length;
};

/* Where documents go. With a draft, it takes the place of `path` when all is written. Borrowed. */
struct last_place {
    int fd;
    const char *draft, *path;
};

struct last_words {
    pthread_mutex_t lock;
    struct last_place place;
    bool are_pointless; /* the report is written, or nobody asked for one */
    struct last_document documents[FORCED_END_COUNT];
};

/* Nothing is to be written; the exit statuses are the usual ones. */
void last_words_init(struct last_words *words);

/* From now on documents go to the place. */
void last_words_open(struct last_words *words, struct last_place place);

/* Takes over the text. */
void last_words_replace(struct last_words *words, enum forced_end end, struct last_document document);

/* Around the writing of the report. */
void last_words_stop(struct last_words *words);
void last_words_stopped(struct last_words *words);

/* The place is gone, as after last_words_init. */
void last_words_close(struct last_words *words);

/* The end: writes the document, unless there is a report. Returns the exit status. Takes no lock of the C library. */
int last_words_say(struct last_words *words, enum forced_end end);

#endif
