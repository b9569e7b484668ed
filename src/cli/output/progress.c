#include "cli/output/progress.h"

#include <stdio.h>
#include <sys/ioctl.h>
#include <unistd.h>

void progress_begin(struct progress *progress, bool wanted, const struct search_options *options) {
    *progress = (struct progress){.on = wanted && isatty(2), .options = options};
}

struct bound {
    const char *name;
    double share; /* of it that is used up */
};

static void consider(struct bound *nearest, const char *name, double used, double limit) {
    if (limit > 0 && used / limit > nearest->share) *nearest = (struct bound){name, used / limit};
}

/* Memory has a limit always; it is worth a word only when it comes near. */
static struct bound nearest_bound(const struct search_options *options, const struct search_stats *stats) {
    struct bound nearest = {NULL, 0};
    consider(&nearest, "--max-states", (double)stats->states, (double)options->max_states);
    consider(&nearest, "--max-time", stats->wall_seconds, options->max_seconds);
    if ((double)stats->bytes > 0.1 * (double)options->memory)
        consider(&nearest, "--max-memory", (double)stats->bytes, (double)options->memory);
    return nearest;
}

void progress_line(struct progress *progress, const struct search_stats *stats, char *out, size_t size) {
    double elapsed = stats->seconds - progress->seconds;
    double fresh = (double)stats->states - (double)progress->states; /* below 0 after a new round began */
    struct bound bound = nearest_bound(progress->options, stats);
    int used = snprintf(out, size, "%llu states, %llu transitions, depth %llu, %.0f states/s, %.0f MB",
                        (unsigned long long)stats->states, (unsigned long long)stats->transitions,
                        (unsigned long long)stats->depth, elapsed > 0 && fresh > 0 ? fresh / elapsed : 0,
                        (double)stats->bytes / 1e6);
    if (bound.name && used > 0 && (size_t)used < size)
        snprintf(out + used, size - (size_t)used, ", %.0f%% of %s", 100 * bound.share, bound.name);
    progress->states = stats->states;
    progress->seconds = stats->seconds;
}

/* A line that wraps could not be overwritten. */
static int columns(void) {
    struct winsize window;
    return ioctl(2, TIOCGWINSZ, &window) == 0 && window.ws_col ? window.ws_col - 1 : 79;
}

void progress_show(void *context, const struct search_stats *stats) {
    struct progress *progress = context;
    char line[256];
    time_t now = time(NULL);
    if (!progress->on || now == progress->last) return;
    progress->last = now;
    progress_line(progress, stats, line, sizeof line);
    fprintf(stderr, "\r%.*s\033[K", columns(), line);
}

void progress_end(struct progress *progress) {
    if (progress->last) fputs("\r\033[K", stderr);
}
