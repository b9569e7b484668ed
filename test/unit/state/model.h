/* model.h - what the tree store must do, done the simple way: a list of full vectors.
 *
 * A state's number is its position in the list plus one, which is the tree's rule too.
 */
#ifndef HAVELOCK_TEST_MODEL_H
#define HAVELOCK_TEST_MODEL_H

#include <stdlib.h>
#include <string.h>

#include "base/types.h"
#include "unit/state/dice.h"

#define MODEL_SLOTS  300u
#define MODEL_STATES 6000u

struct model {
    u32 (*states)[MODEL_SLOTS];
    u32 count;
    u32 current[MODEL_SLOTS];
};

static inline struct model model_new(void) {
    struct model model = {.states = calloc(MODEL_STATES, sizeof *model.states)};
    return model;
}

static inline void model_free(struct model *model) { free(model->states); }

/* Adds the current vector if it is new, and returns its number. */
static inline u32 model_commit(struct model *model, bool *is_new) {
    for (u32 i = 0; i < model->count; i++) {
        if (!memcmp(model->states[i], model->current, sizeof model->current)) {
            *is_new = false;
            return i + 1;
        }
    }
    *is_new = true;
    memcpy(model->states[model->count++], model->current, sizeof model->current);
    return model->count;
}

/* A slot below a bound, mostly a small one, so that states are often met again. */
static inline u32 model_slot(struct rng *rng, u32 bound) {
    u32 slot = rng_next(rng, bound);
    return rng_next(rng, 4) ? slot % 7 : slot;
}

#endif
