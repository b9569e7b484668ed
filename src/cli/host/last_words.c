#define _GNU_SOURCE
#include "cli/host/last_words.h"

#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "cli/host/exit_status.h"

/* A reader that is slow to take the report, or a thread that failed while it held the lock, is not waited for longer.
 */
enum { PATIENCE_SECONDS = 1 };

static void forget(struct last_words *words) {
    for (int end = 0; end < FORCED_END_COUNT; end++) {
        free(words->documents[end].text);
        words->documents[end] = (struct last_document){.status = EXIT_INCONCLUSIVE};
    }
    words->documents[FORCED_BY_CRASH].status = EXIT_UNSUPPORTED;
    words->place = (struct last_place){.fd = -1};
    words->are_pointless = true;
}

void last_words_init(struct last_words *words) {
    *words = (struct last_words){0};
    pthread_mutex_init(&words->lock, NULL);
    forget(words);
}

void last_words_open(struct last_words *words, struct last_place place) {
    pthread_mutex_lock(&words->lock);
    words->place = place;
    words->are_pointless = false;
    pthread_mutex_unlock(&words->lock);
}

void last_words_replace(struct last_words *words, enum forced_end end, struct last_document document) {
    pthread_mutex_lock(&words->lock);
    char *old = words->documents[end].text;
    words->documents[end] = document;
    pthread_mutex_unlock(&words->lock);
    free(old);
}

void last_words_stop(struct last_words *words) { pthread_mutex_lock(&words->lock); }

void last_words_stopped(struct last_words *words) {
    words->are_pointless = true;
    pthread_mutex_unlock(&words->lock);
}

void last_words_close(struct last_words *words) {
    pthread_mutex_lock(&words->lock);
    forget(words);
    pthread_mutex_unlock(&words->lock);
}

/* A pipe that is ready takes a piece without making the writer wait. */
static bool write_all(int fd, const char *text, size_t length) {
    for (ssize_t done; length; text += done, length -= (size_t)done) {
        struct pollfd ready = {.fd = fd, .events = POLLOUT};
        if (poll(&ready, 1, PATIENCE_SECONDS * 1000) == 0) return false;
        done = write(fd, text, length < PIPE_BUF ? length : PIPE_BUF);
        if (done < 0 && errno == EINTR) done = 0;
        if (done < 0) return false;
    }
    return true;
}

static void write_document(const struct last_place *place, const struct last_document *document) {
    bool written = document->text && write_all(place->fd, document->text, document->length);
    if (place->draft && (!written || rename(place->draft, place->path) != 0)) unlink(place->draft);
}

/* The lock is kept: the report must not follow. */
int last_words_say(struct last_words *words, enum forced_end end) {
    struct timespec until;
    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_sec += PATIENCE_SECONDS;
    if (pthread_mutex_clocklock(&words->lock, CLOCK_MONOTONIC, &until) == 0 && !words->are_pointless)
        write_document(&words->place, &words->documents[end]);
    return words->documents[end].status;
}
