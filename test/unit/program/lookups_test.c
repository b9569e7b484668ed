/* What a class path was asked for, with the first answers. */
#include "program/lookups.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static struct slice text(const char *bytes) { return (struct slice){(const u8 *)bytes, strlen(bytes)}; }

static void list(void *context, const char *name, u64 digest) {
    char *out = context;
    sprintf(out + strlen(out), "%s%s ", name, digest ? "" : "-");
}

static void first_answers_in_order(void **state) {
    (void)state;
    char names[200] = "";
    struct lookups *l = lookups_new();
    lookups_note(l, "b", true, text("1"));
    lookups_note(l, "a", false, (struct slice){NULL, 0});
    lookups_note(l, "b", false, (struct slice){NULL, 0});
    lookups_note(l, "a", true, text("2"));
    lookups_note(l, "empty", true, text(""));
    lookups_each(l, list, names);
    assert_string_equal(names, "b a- empty ");
    assert_int_equal(lookups_count(l), 3);
    lookups_free(l);
}

static void digests_differ(void **state) {
    (void)state;
    assert_true(lookups_digest(false, text("x")) == 0);
    assert_true(lookups_digest(true, text("x")) == lookups_digest(true, text("x")));
    assert_true(lookups_digest(true, text("x")) != lookups_digest(true, text("y")));
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(first_answers_in_order), cmocka_unit_test(digests_differ)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
