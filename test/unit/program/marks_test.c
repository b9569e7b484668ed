/* Annotations of JDK methods that mean something to the VM, read from raw attributes. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "program/marks.h"
#include "program/method.h"

static const char *const texts[] = {
    NULL,
    "Ljdk/internal/reflect/CallerSensitive;",
    "Ljdk/internal/vm/annotation/Hidden;",
    "Ljava/lang/invoke/LambdaForm$Hidden;",
    "Ljava/lang/Deprecated;",
    "since",
};
enum { CALLER_SENSITIVE = 1, HIDDEN, LAMBDA_HIDDEN, DEPRECATED, SINCE, TEXTS };

static u16 marks_of(const u8 *bytes, size_t length) {
    struct cp_entry pool[TEXTS] = {0};
    for (u32 i = 1; i < TEXTS; i++) {
        pool[i].tag = CP_UTF8;
        pool[i].length = (u16)strlen(texts[i]);
        pool[i].utf8 = (const u8 *)texts[i];
    }
    struct classfile cf = {.cp_count = TEXTS, .cp = pool};
    struct cf_member method = {.annotations.visible = {bytes, length}};
    return marks_of_method(&cf, &method);
}

static void marks_are_found_behind_other_annotations(void **state) {
    (void)state;
    const u8 one[] = {0, 1, 0, CALLER_SENSITIVE, 0, 0};
    const u8 two[] = {0, 2, 0, LAMBDA_HIDDEN, 0, 0, 0, CALLER_SENSITIVE, 0, 0};
    assert_int_equal(marks_of(one, sizeof one), METHOD_CALLER_SENSITIVE);
    assert_int_equal(marks_of(two, sizeof two), METHOD_CALLER_SENSITIVE | METHOD_HIDDEN);
    const u8 behind[] = {
        0, 2,      0,   DEPRECATED, 0,          4,   0,     SINCE, 's',   0,   SINCE, /* a string */
        0, SINCE,  'e', 0,          SINCE,      0,   SINCE,                           /* an enum constant */
        0, SINCE,  '[', 0,          2,          'I', 0,     0,     '[',   0,   0,     /* an array with an array in it */
        0, SINCE,  '@', 0,          DEPRECATED, 0,   1,     0,     SINCE, 'Z', 0,     0, /* an annotation */
        0, HIDDEN, 0,   0,
    };
    assert_int_equal(marks_of(behind, sizeof behind), METHOD_HIDDEN);
    for (size_t length = 0; length < sizeof behind; length++) /* cut short anywhere: no mark, no harm */
        assert_int_equal(marks_of(behind, length) & METHOD_CALLER_SENSITIVE, 0);
    const u8 inside[] = {0, 1, 0, DEPRECATED, 0, 1, 0, SINCE, '@', 0, CALLER_SENSITIVE, 0, 0};
    assert_int_equal(marks_of(inside, sizeof inside), 0); /* a value is not an annotation of the method */
}

static void nonsense_has_no_marks(void **state) {
    (void)state;
    const u8 bad_index[] = {0, 2, 0, 99, 0, 0, 0, 0, 0, 0};
    assert_int_equal(marks_of(bad_index, sizeof bad_index), 0);
    assert_int_equal(marks_of(NULL, 0), 0);
    u8 deep[4096] = {0, 2, 0, DEPRECATED, 0, 1, 0, SINCE};
    for (size_t i = 8; i + 3 <= sizeof deep; i += 3) memcpy(deep + i, "[\0\1", 3);
    assert_int_equal(marks_of(deep, sizeof deep), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(marks_are_found_behind_other_annotations),
        cmocka_unit_test(nonsense_has_no_marks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
