/* shared_store.h - the store of several workers that search together: which states any of them has seen.
 *
 * Each worker has its own space over it (space_open_shared), with its own VM; the VMs share their numbers (seam_share),
 * so that equal states are equal bytes. One book says which slot of the state vector a component has; each worker has a
 * copy, which it brings up to date when it meets a component that it does not know.
 */
#ifndef HAVELOCK_SEARCH_SPACE_SHARED_STORE_H
#define HAVELOCK_SEARCH_SPACE_SHARED_STORE_H

#include "search/space/slot_map.h"
#include "state/shards.h"

struct shared_store {
    struct budget budget; /* all that store and spaces hold */
    struct shards *shards;
    struct slot_book *slot_book;
    u64 share; /* of the limit: what each worker may count on, for what it keeps itself */
};

/* limit: bytes, 0 for none. False: too little memory. */
bool shared_store_open(struct shared_store *shared, u64 limit, u32 workers);
void shared_store_close(struct shared_store *shared);

#endif
