#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "base/sym.h"

static void equal_names_are_one_symbol(void **state) {
    (void)state;
    struct symtab *table = symtab_new();
    const struct sym *a = sym_intern(table, "java/lang/Object!", 16);
    assert_ptr_equal(a, sym_literal(table, "java/lang/Object"));
    assert_ptr_not_equal(a, sym_literal(table, "java/lang/Objecs"));
    assert_string_equal(a->text, "java/lang/Object");
    assert_int_equal(a->length, 16);
    const struct sym *empty = sym_intern(table, NULL, 0);
    assert_ptr_equal(empty, sym_literal(table, ""));
    symtab_free(table);
    symtab_free(NULL);
}

static void find_does_not_add(void **state) {
    (void)state;
    struct symtab *table = symtab_new();
    assert_null(sym_find(table, "abc", 3));
    const struct sym *abc = sym_literal(table, "abc");
    assert_ptr_equal(sym_find(table, "abcd", 3), abc);
    symtab_free(table);
}

static void compares_with_text(void **state) {
    (void)state;
    struct symtab *table = symtab_new();
    const struct sym *abc = sym_literal(table, "abc"), *odd = sym_intern(table, "a\0b", 3);
    assert_true(sym_is(abc, "abc"));
    assert_false(sym_is(abc, "ab"));
    assert_false(sym_is(abc, "abcd"));
    assert_false(sym_is(odd, "a"));
    symtab_free(table);
}

enum { NAMES = 20000, THREADS = 4 };

struct worker {
    struct symtab *table;
    const struct sym *symbols[NAMES];
};

static void *intern_all(void *argument) {
    struct worker *worker = argument;
    char name[32];
    for (int i = 0; i < NAMES; i++)
        worker->symbols[i] = sym_intern(worker->table, name, (size_t)snprintf(name, sizeof name, "name%d", i));
    return NULL;
}

/* More names than the first generation holds, from several threads at once. */
static void threads_agree_while_the_table_grows(void **state) {
    (void)state;
    struct symtab *table = symtab_new();
    struct worker *workers = calloc(THREADS, sizeof *workers);
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++) {
        workers[i].table = table;
        assert_int_equal(pthread_create(&threads[i], NULL, intern_all, &workers[i]), 0);
    }
    for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
    for (int i = 1; i < THREADS; i++)
        assert_memory_equal(workers[i].symbols, workers[0].symbols, sizeof workers[0].symbols);
    assert_ptr_equal(sym_find(table, "name777", 7), workers[0].symbols[777]);
    free(workers);
    symtab_free(table);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(equal_names_are_one_symbol),
        cmocka_unit_test(find_does_not_add),
        cmocka_unit_test(compares_with_text),
        cmocka_unit_test(threads_agree_while_the_table_grows),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
