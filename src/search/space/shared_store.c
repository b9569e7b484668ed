#include "search/space/shared_store.h"

bool shared_store_open(struct shared_store *joint, u64 limit, u32 workers) {
    *joint = (struct shared_store){.budget = {.limit = limit ? limit : BUDGET_UNLIMITED}};
    joint->share = joint->budget.limit / workers;
    joint->book = slot_book_new();
    joint->shards = shards_new(&joint->budget);
    return joint->shards != NULL;
}

void shared_store_close(struct shared_store *joint) {
    shards_free(joint->shards);
    slot_book_free(joint->book);
    joint->shards = NULL;
    joint->book = NULL;
}
