#include "search/parallel/work_queue.h"

#include <stdlib.h>
#include <time.h>

enum { PATIENCE = 100000000 /* nanoseconds */ };

void work_queue_open(struct work_queue *team) {
    *team = (struct work_queue){0};
    pthread_mutex_init(&team->lock, NULL);
    pthread_cond_init(&team->changed, NULL);
}

void work_item_free(struct work_item *errand) {
    if (!errand) return;
    vec_free(&errand->way);
    vec_free(&errand->choices);
    free(errand);
}

void work_queue_close(struct work_queue *team) {
    while (team->errands) {
        struct work_item *next = team->errands->next;
        work_item_free(team->errands);
        team->errands = next;
    }
    pthread_cond_destroy(&team->changed);
    pthread_mutex_destroy(&team->lock);
}

static void tell_appetite(struct work_queue *team) {
    u32 hungry = team->waiting > team->queued ? team->waiting - team->queued : 0;
    atomic_store_explicit(&team->hungry, hungry, memory_order_relaxed);
}

static void end(struct work_queue *team) {
    atomic_store_explicit(&team->over, 1, memory_order_relaxed);
    pthread_cond_broadcast(&team->changed);
}

void work_queue_stop(struct work_queue *team) {
    pthread_mutex_lock(&team->lock);
    end(team);
    pthread_mutex_unlock(&team->lock);
}

void work_queue_give(struct work_queue *team, struct work_item *errand) {
    pthread_mutex_lock(&team->lock);
    errand->next = team->errands;
    team->errands = errand;
    team->queued++;
    tell_appetite(team);
    pthread_cond_signal(&team->changed);
    pthread_mutex_unlock(&team->lock);
}

static void wait_a_little(struct work_queue *team) {
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

struct work_item *work_queue_take(struct work_queue *team, bool *working) {
    struct work_item *errand = NULL;
    pthread_mutex_lock(&team->lock);
    if (*working) team->working--;
    *working = false;
    if (!team->errands && !team->working) end(team);
    if (!team->errands && !work_queue_is_over(team)) wait_a_little(team);
    if (team->errands && !work_queue_is_over(team)) {
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
