#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "state/cursor.h"
#include "state/transfer.h"

static const char name[8] = "TESTFILE";
enum { STATES = 3000, SLOTS = 20 };

struct store {
    struct budget budget;
    struct component_table *components;
    struct tree *tree;
};

static struct store store_new(u64 limit) {
    struct store s = {.budget = {.limit = limit}};
    return s;
}

static void store_open(struct store *s) {
    s->components = component_table_new(&s->budget);
    s->tree = tree_new(&s->budget);
    assert_non_null(s->components);
    assert_non_null(s->tree);
}

static void store_close(struct store *s) {
    component_table_free(s->components);
    tree_free(s->tree);
    assert_int_equal(s->budget.used, 0);
}

static void fill(struct store *s) {
    struct cursor *cursor = cursor_new(s->tree, &s->budget, 1 << 20);
    u32 state, seed = 1;
    for (u32 i = 0; i < SLOTS; i++) tree_place(s->tree, i, i % 3);
    for (u32 i = 0; i < STATES; i++) {
        seed = seed * 1664525 + 1013904223;
        u32 value = seed >> 8 & 0xff, id = component_table_intern(s->components, value % 5, &value, value % 2 ? 4 : 3);
        assert_true(cursor_set(cursor, (seed >> 16) % SLOTS, id));
        assert_int_not_equal(cursor_commit(cursor, &state), INTERNED_FULL);
    }
    cursor_free(cursor);
}

static struct slice saved(const struct store *s) {
    char *bytes;
    size_t length;
    struct diag diag = {""};
    FILE *stream = open_memstream(&bytes, &length);
    struct archive_writer *w = archive_begin(stream, name, 1);
    transfer_write_components(s->components, w);
    transfer_write_tree(s->tree, w);
    assert_int_equal(archive_finish(w, &diag), 0);
    fclose(stream);
    return (struct slice){(const u8 *)bytes, length};
}

static int load(struct store *s, struct slice bytes, struct diag *diag) {
    struct archive_reader r;
    assert_int_equal(archive_open(&r, bytes, name, 1, diag), 0);
    if (transfer_read_components(s->components, &r, diag) < 0) return -1;
    if (transfer_read_tree(s->tree, component_table_count(s->components), &r, diag) < 0) return -1;
    assert_ptr_equal(r.at, r.end);
    return 0;
}

static void all_keep_their_numbers(void **ignored) {
    (void)ignored;
    struct store a = store_new(BUDGET_UNLIMITED), b = store_new(BUDGET_UNLIMITED);
    struct diag diag = {""};
    store_open(&a);
    store_open(&b);
    fill(&a);
    struct slice bytes = saved(&a);
    assert_int_equal(load(&b, bytes, &diag), 0);
    for (u32 i = 0; i < SLOTS; i++) tree_place(b.tree, i, i % 3);
    assert_int_equal(component_table_count(a.components), component_table_count(b.components));
    assert_int_equal(tree_states(a.tree), tree_states(b.tree));
    assert_true(tree_states(a.tree) > STATES / 2);
    assert_int_equal(tree_nodes(a.tree), tree_nodes(b.tree));
    for (u32 state = 1; state <= tree_states(a.tree); state++) {
        u32 x[SLOTS], y[SLOTS];
        tree_read(a.tree, state, x, SLOTS);
        tree_read(b.tree, state, y, SLOTS);
        assert_memory_equal(x, y, sizeof x);
    }
    for (u32 id = 1; id <= component_table_count(a.components); id++) {
        u32 m, n;
        const u8 *x = component_table_get(a.components, id, &m), *y = component_table_get(b.components, id, &n);
        assert_int_equal(m, n);
        assert_memory_equal(x, y, m);
        assert_int_equal(component_table_kind(a.components, id), component_table_kind(b.components, id));
    }
    free((void *)(uintptr_t)bytes.at);
    store_close(&a);
    store_close(&b);
}

static void too_little_memory_is_said(void **ignored) {
    (void)ignored;
    struct store a = store_new(BUDGET_UNLIMITED), b = store_new(BUDGET_UNLIMITED);
    struct diag diag = {""};
    store_open(&a);
    store_open(&b);
    fill(&a);
    struct slice bytes = saved(&a);
    b.budget.limit = b.budget.used;
    assert_int_equal(load(&b, bytes, &diag), -1);
    assert_non_null(strstr(diag.text, "memory bound"));
    free((void *)(uintptr_t)bytes.at);
    store_close(&a);
    store_close(&b);
}

/* Pairs that name what is not there. */
static void a_tree_that_points_beyond_is_refused(void **ignored) {
    (void)ignored;
    static const u32 wrong[][2] = {{2 << 1 | 1, 0}, {0, 4 << 1}, {1, 2}, {1 << 1 | 1, 1 << 1 | 1}, {2, 0}};
    for (u32 i = 0; i < 5; i++) {
        struct store s = store_new(BUDGET_UNLIMITED);
        struct diag diag = {""};
        char *bytes;
        size_t length;
        FILE *stream = open_memstream(&bytes, &length);
        struct archive_writer *w = archive_begin(stream, name, 1);
        archive_put32(w, 1);
        archive_put(w, wrong[i], 8);
        archive_put32(w, 0);
        assert_int_equal(archive_finish(w, &diag), 0);
        fclose(stream);
        struct archive_reader r;
        store_open(&s);
        assert_int_equal(archive_open(&r, (struct slice){(const u8 *)bytes, length}, name, 1, &diag), 0);
        assert_int_equal(transfer_read_tree(s.tree, 3, &r, &diag), -1);
        free(bytes);
        store_close(&s);
    }
}

static struct slice saved_fingerprints(const struct fingerprint *f) {
    char *bytes;
    size_t length;
    struct diag diag;
    FILE *stream = open_memstream(&bytes, &length);
    struct archive_writer *w = archive_begin(stream, name, 1);
    transfer_write_fingerprints(f, w);
    assert_int_equal(archive_finish(w, &diag), 0);
    fclose(stream);
    return (struct slice){(const u8 *)bytes, length};
}

/* Each state is found again under its number, and the next new one gets the next number. */
static void fingerprints_keep_their_numbers(void **ignored) {
    (void)ignored;
    struct budget budget = {.limit = BUDGET_UNLIMITED}, little = {.limit = BUDGET_UNLIMITED};
    struct fingerprint *a = fingerprint_new(&budget), *b = fingerprint_new(&budget), *c = fingerprint_new(&little);
    struct archive_reader r;
    struct diag diag = {""};
    u32 state;
    for (u32 i = 1; i <= 2 * STATES; i++) {
        fingerprint_set(a, 1, &i, sizeof i);
        assert_int_equal(fingerprint_commit(a, &state), INTERNED_NEW);
    }
    struct slice bytes = saved_fingerprints(a);
    assert_int_equal(archive_open(&r, bytes, name, 1, &diag), 0);
    assert_int_equal(transfer_read_fingerprints(b, &r, &diag), 0);
    for (u32 i = 1; i <= 2 * STATES + 1; i++) {
        fingerprint_set(b, 1, &i, sizeof i);
        assert_int_equal(fingerprint_commit(b, &state), i <= 2 * STATES ? INTERNED_OLD : INTERNED_NEW);
        assert_int_equal(state, i);
    }
    little.limit = little.used;
    assert_int_equal(archive_open(&r, bytes, name, 1, &diag), 0);
    assert_int_equal(transfer_read_fingerprints(c, &r, &diag), -1);
    free((void *)(uintptr_t)bytes.at);
    fingerprint_free(a);
    fingerprint_free(b);
    fingerprint_free(c);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_keep_their_numbers),
        cmocka_unit_test(too_little_memory_is_said),
        cmocka_unit_test(a_tree_that_points_beyond_is_refused),
        cmocka_unit_test(fingerprints_keep_their_numbers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
