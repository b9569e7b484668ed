#include "vm/link/method_order.h"

#include "program/method.h"

struct sorting {
    const struct class *c;
    u32 *order;
};

static u32 rank(const struct sorting *s, u32 at) {
    const struct method *m = s->c->methods[s->order[at]];
    return m->flags & (METHOD_INIT | METHOD_CLINIT) ? 0 : m->cf->name;
}

static void swap(struct sorting *s, u32 a, u32 b) {
    u32 kept = s->order[a];
    s->order[a] = s->order[b];
    s->order[b] = kept;
}

static void put_in_order(struct sorting *s, u32 a, u32 b) {
    if (rank(s, a) > rank(s, b)) swap(s, a, b);
}

/* Returns the last place of the first part. */
static u32 partition(struct sorting *s, u32 first, u32 last, u32 middle) {
    u32 pivot = rank(s, middle);
    for (u32 left = first, right = last;; left++, right--) {
        while (rank(s, left) < pivot) left++;
        while (rank(s, right) > pivot) right--;
        if (left >= right) return right;
        swap(s, left, right);
    }
}

static void sort(struct sorting *s, u32 first, u32 count) {
    while (count >= 2) {
        u32 middle = first + count / 2, last = first + count - 1;
        put_in_order(s, first, middle);
        put_in_order(s, first, last);
        put_in_order(s, middle, last);
        if (count < 4) return;
        u32 part = partition(s, first, last, middle) + 1 - first;
        sort(s, first, part);
        first += part;
        count -= part;
    }
}

void method_order(const struct class *c, u32 *order) {
    for (u32 i = 0; i < c->method_count; i++) order[i] = i;
    sort(&(struct sorting){c, order}, 0, c->method_count);
}
