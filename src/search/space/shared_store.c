#include "search/space/shared_store.h"

bool joint_open(struct joint *joint, u64 limit, u32 workers) {
    *joint = (struct joint){.budget = {.limit = limit ? limit : BUDGET_UNLIMITED}};
    joint->share = joint->budget.limit / workers;
    joint->book = slotbook_new();
    joint->shards = shards_new(&joint->budget);
    return joint->shards != NULL;
}

void joint_close(struct joint *joint) {
    shards_free(joint->shards);
    slotbook_free(joint->book);
    joint->shards = NULL;
    joint->book = NULL;
}
