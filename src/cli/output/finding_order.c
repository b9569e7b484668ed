#include "cli/output/finding_order.h"

#include <stdlib.h>

bool finding_order_put_hurried_last(struct findings *findings) {
    struct VEC(struct finding *) hurried = {0};
    u32 kept = 0;
    for (u32 i = 0; i < findings->list.count; i++) {
        struct finding *each = findings->list.items[i];
        if (each->hurries) vec_push(&hurried, each);
        else findings->list.items[kept++] = each;
    }
    for (u32 i = 0; i < hurried.count; i++) findings->list.items[kept + i] = hurried.items[i];
    bool any = hurried.count;
    vec_free(&hurried);
    return any;
}
