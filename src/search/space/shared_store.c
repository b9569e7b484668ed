#include "search/space/shared_store.h"

bool shared_store_open(struct shared_store *shared, u64 limit, u32 workers) {
    *shared = (struct shared_store){.budget = {.limit = limit ? limit : BUDGET_UNLIMITED}};
    shared->share = shared->budget.limit / workers;
    shared->slot_book = slot_book_new();
    shared->shards = shards_new(&shared->budget);
    return shared->shards != NULL;
}

void shared_store_close(struct shared_store *shared) {
    shards_free(shared->shards);
    slot_book_free(shared->slot_book);
    shared->shards = NULL;
    shared->slot_book = NULL;
}
