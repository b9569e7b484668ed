/* Which texts can be names of classes. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/sym.h"
#include "vm/link/class_request.h"

static void names_are_told_from_other_texts(void **state) {
    (void)state;
    static const char *const good[] = {"A", "p/q/C", "[I", "[[J", "[Lp/C;", "[[[LC;", " p/C", "p/C$1", "int"};
    static const char *const bad[] = {"/",  "p//C",  "/C",  "p/",    "[",   "[[", "[V",
                                      "[X", "[Lp/C", "[L;", "[p/C;", "C[]", "C;", "[L/C;"};
    struct symtab *symbols = symtab_new();
    for (u32 i = 0; i < sizeof good / sizeof *good; i++)
        assert_true(class_request_well_formed(sym_literal(symbols, good[i])));
    for (u32 i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_false(class_request_well_formed(sym_literal(symbols, bad[i])));
    symtab_free(symbols);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(names_are_told_from_other_texts)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
