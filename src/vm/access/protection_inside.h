/* protection_inside.h - what is known of places: the inside of struct protection, for protection.c and its archive. */
#ifndef HAVELOCK_VM_ACCESS_PROTECTION_INSIDE_H
#define HAVELOCK_VM_ACCESS_PROTECTION_INSIDE_H

#include <pthread.h>

#include "base/map.h"
#include "base/numset.h"
#include "vm/access/long_loops.h"
#include "vm/access/place_uses.h"
#include "vm/time/time_limits.h"
#include "vm/vm.h"

struct fate {
    bool exposed;
    bool trusted; /* accesses were passed over since the search began */
};

struct protection {
    struct numsets *sets;
    struct map *index; /* (object << 32 | slot) -> place */
    struct VEC(struct used_place) places;
    struct place_uses uses;  /* of the places */
    struct map *field_index; /* see field_of */
    struct map *shared_sets; /* set -> its number in all VMs */
    struct VEC(struct fate) fates;
    struct time_limits limits;
    struct long_loops loops;
    bool broken;
    bool suspicious; /* exposes whatever is accessed */
    bool looked;     /* something was accessed since then that could be */
    bool frozen;     /* exposes nothing */
    bool all_exposed;
    bool awaits;             /* of some places it is assumed that nobody writes them (protection_stays) */
    struct protection *pool; /* what several VMs know together; NULL: this VM searches alone */
    pthread_mutex_t lock;    /* of a pool */
};

/* Assumptions about all of a kind are asked for often: what is known of them is copied to vm->explore. */
void protection_recall(struct vm *vm);

#endif
