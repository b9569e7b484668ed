#include "search/parallel/work_queue.h"

#include <stdlib.h>
#include <time.h>

enum { PATIENCE = 100000000 /* nanoseconds */ };

void team_open(struct team *team) {
    *team = (struct team){0};
    pthread_mutex_init(&team->lock, NULL);
    pthread_cond_init(&team->changed, NULL);
}

void errand_free(struct errand *errand) {
    if (!errand) return;
    vec_free(&errand->way);
    vec_free(&errand->choices);
    free(errand);
}

void team_close(struct team *team) {
    while (team->errands) {
        struct errand *next = team->errands->next;
        errand_free(team->errands);
        team->errands = next;
    }
    pthread_cond_destroy(&team->changed);
    pthread_mutex_destroy(&team->lock);
}

static void tell_appetite(struct team *team) {
    u32 hungry = team->waiting > team->queued ? team->waiting - team->queued : 0;
    atomic_store_explicit(&team->hungry, hungry, memory_order_relaxed);
}

static void end(struct team *team) {
    atomic_store_explicit(&team->over, 1, memory_order_relaxed);
    pthread_cond_broadcast(&team->changed);
}

void team_stop(struct team *team) {
    pthread_mutex_lock(&team->lock);
    end(team);
    pthread_mutex_unlock(&team->lock);
}

void team_give(struct team *team, struct errand *errand) {
    pthread_mutex_lock(&team->lock);
    errand->next = team->errands;
    team->errands = errand;
    team->queued++;
    tell_appetite(team);
    pthread_cond_signal(&team->changed);
    pthread_mutex_unlock(&team->lock);
}

static void wait_a_little(struct team *team) {
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += PATIENCE;
    if (until.tv_nsec >= 1000000000) {
        until.tv_nsec -= 1000000000;
        until.tv_sec++;
    }
    team->waiting++;
    tell_appetite(team);
    pthread_cond_timedwait(&team->changed, &team->lock, &until);
    team->waiting--;
    tell_appetite(team);
}

struct errand *team_take(struct team *team, bool *working) {
    struct errand *errand = NULL;
    pthread_mutex_lock(&team->lock);
    if (*working) team->working--;
    *working = false;
    if (!team->errands && !team->working) end(team);
    if (!team->errands && !team_is_over(team)) wait_a_little(team);
    if (team->errands && !team_is_over(team)) {
        errand = team->errands;
        team->errands = errand->next;
        team->queued--;
        team->working++;
        *working = true;
        tell_appetite(team);
    }
    pthread_mutex_unlock(&team->lock);
    return errand;
}
