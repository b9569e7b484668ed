#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "classfile/modifiers.h"

static void classes(void **state) {
    (void)state;
    assert_true(modifiers_fit_class(MODIFIER_PUBLIC | MODIFIER_SUPER, 61));
    assert_true(modifiers_fit_class(MODIFIER_INTERFACE | MODIFIER_ABSTRACT, 61));
    assert_false(modifiers_fit_class(MODIFIER_INTERFACE, 61));
    assert_false(modifiers_fit_class(MODIFIER_ABSTRACT | MODIFIER_FINAL, 61));
    u16 interface = MODIFIER_INTERFACE | MODIFIER_ABSTRACT;
    assert_false(modifiers_fit_class(interface | MODIFIER_SUPER, 49));
    assert_true(modifiers_fit_class(interface | MODIFIER_SUPER, 48));
    assert_false(modifiers_fit_class(interface | MODIFIER_ENUM, 49));
    assert_false(modifiers_fit_class(MODIFIER_ANNOTATION, 49));
    assert_true(modifiers_fit_class(interface | MODIFIER_ANNOTATION, 49));
}

static void fields(void **state) {
    (void)state;
    assert_true(modifiers_fit_field(MODIFIER_PRIVATE | MODIFIER_VOLATILE, false, 61));
    assert_false(modifiers_fit_field(MODIFIER_PUBLIC | MODIFIER_PRIVATE, false, 61));
    assert_false(modifiers_fit_field(MODIFIER_FINAL | MODIFIER_VOLATILE, false, 61));
    u16 constant = MODIFIER_PUBLIC | MODIFIER_STATIC | MODIFIER_FINAL;
    assert_true(modifiers_fit_field(constant | MODIFIER_SYNTHETIC, true, 61));
    assert_false(modifiers_fit_field(constant & ~MODIFIER_FINAL, true, 61));
    assert_false(modifiers_fit_field(constant | MODIFIER_TRANSIENT, true, 61));
    assert_false(modifiers_fit_field(constant | MODIFIER_ENUM, true, 49));
    assert_true(modifiers_fit_field(constant | MODIFIER_ENUM, true, 48));
}

static void class_methods(void **state) {
    (void)state;
    assert_true(modifiers_fit_method(MODIFIER_PUBLIC | MODIFIER_STATIC | MODIFIER_NATIVE, false, false, 61));
    assert_false(modifiers_fit_method(MODIFIER_PUBLIC | MODIFIER_PROTECTED, false, false, 61));
    assert_false(modifiers_fit_method(MODIFIER_ABSTRACT | MODIFIER_STATIC, false, false, 61));
    assert_false(modifiers_fit_method(MODIFIER_ABSTRACT | MODIFIER_SYNCHRONIZED, false, false, 61));
    assert_true(modifiers_fit_method(MODIFIER_ABSTRACT | MODIFIER_SYNCHRONIZED, false, false, 48));
    assert_false(modifiers_fit_method(MODIFIER_ABSTRACT | MODIFIER_STRICT, false, false, 60));
    assert_true(modifiers_fit_method(MODIFIER_ABSTRACT | MODIFIER_STRICT, false, false, 61));
}

static void constructors(void **state) {
    (void)state;
    assert_true(modifiers_fit_method(MODIFIER_PRIVATE, false, true, 61));
    assert_false(modifiers_fit_method(MODIFIER_STATIC, false, true, 61));
    assert_false(modifiers_fit_method(MODIFIER_BRIDGE, false, true, 49));
    assert_true(modifiers_fit_method(MODIFIER_BRIDGE, false, true, 48));
}

static void interface_methods(void **state) {
    (void)state;
    u16 abstract = MODIFIER_PUBLIC | MODIFIER_ABSTRACT;
    assert_true(modifiers_fit_method(abstract, true, false, 45));
    assert_true(modifiers_fit_method(abstract, true, false, 61));
    assert_true(modifiers_fit_method(MODIFIER_PUBLIC, true, false, 52));
    assert_false(modifiers_fit_method(MODIFIER_PUBLIC, true, false, 51));
    assert_true(modifiers_fit_method(MODIFIER_PRIVATE | MODIFIER_STATIC, true, false, 52));
    assert_false(modifiers_fit_method(MODIFIER_PRIVATE | MODIFIER_ABSTRACT, true, false, 52));
    assert_false(modifiers_fit_method(MODIFIER_STATIC, true, false, 52));
    assert_false(modifiers_fit_method(abstract | MODIFIER_FINAL, true, false, 61));
    assert_false(modifiers_fit_method(abstract | MODIFIER_SYNCHRONIZED, true, false, 49));
    assert_true(modifiers_fit_method(abstract | MODIFIER_SYNCHRONIZED, true, false, 48));
}

static void class_initialisers(void **state) {
    (void)state;
    assert_int_equal(modifiers_of_clinit(MODIFIER_PUBLIC, 50), MODIFIER_STATIC);
    assert_int_equal(modifiers_of_clinit(0xffff, 51), MODIFIER_STATIC | MODIFIER_STRICT);
    assert_int_equal(modifiers_of_clinit(0xffff, 60), MODIFIER_STATIC | MODIFIER_STRICT);
    assert_int_equal(modifiers_of_clinit(0xffff, 61), MODIFIER_STATIC);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(classes),           cmocka_unit_test(fields),
        cmocka_unit_test(class_methods),     cmocka_unit_test(constructors),
        cmocka_unit_test(interface_methods), cmocka_unit_test(class_initialisers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
