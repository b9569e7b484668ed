#include "cli/progress.h"

#include <stdio.h>
#include <unistd.h>

void progress_begin(struct progress *progress, bool wanted) {
    *progress = (struct progress){.on = wanted && isatty(2)};
}

void progress_show(void *context, const struct search_stats *stats) {
    struct progress *progress = context;
    time_t now = time(NULL);
    if (!progress->on || now == progress->last) return;
    progress->last = now;
    fprintf(stderr, "\r%llu states, %llu transitions, depth %llu, %.0f states/s, %.0f MB ",
            (unsigned long long)stats->states, (unsigned long long)stats->transitions,
            (unsigned long long)stats->deepest, (double)stats->states / (stats->seconds > 0 ? stats->seconds : 1),
            (double)stats->bytes / 1e6);
}

void progress_end(struct progress *progress) {
    if (progress->last) fputs("\r\033[K", stderr);
}
