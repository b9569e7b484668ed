/* Linking: where fields lie, which methods override which, what has to be initialised. */
#include "program/link/resolve.h"
#include "program/stack_effect.h"
#include "unit/program/maker.h"

static struct world world;

static int set_up(void **state) {
    (void)state;
    world_open(&world);
    return 0;
}

static int tear_down(void **state) {
    (void)state;
    world_close(&world);
    return 0;
}

static struct field *field(struct class *c, const char *name, const char *descriptor) {
    struct field *f = find_field(c, name, descriptor);
    assert_non_null(f);
    return f;
}

static struct method *method(const char *class_name, const char *name) {
    struct class *c = load(&world, class_name);
    for (u32 i = 0; i < c->method_count; i++)
        if (sym_is(c->methods[i]->name, name)) return c->methods[i];
    fail_msg("%s has no method %s", class_name, name);
    return NULL;
}

/* Who is called when a method of this class is invoked on that receiver. */
static const char *called(const char *receiver, const char *declared_in, const char *name) {
    struct link_error error = {0};
    struct method *m = select_virtual(load(&world, receiver), method(declared_in, name), &error);
    return m ? m->holder->name->text : error.throwable;
}

static void instance_fields_are_packed_and_aligned(void **state) {
    (void)state;
    struct maker *a = make_class("A", "java/lang/Object"), *b = make_class("B", "A"), *c = make_class("C", "B");
    made_field(a, 0, "one", "B");
    made_field(b, 0, "r", "Ljava/lang/String;");
    made_field(b, 0, "long1", "J");
    made_field(b, ACC_STATIC, "st", "I");
    made_field(b, 0, "d", "D");
    made_field(b, 0, "arr", "[I");
    made_field(c, 0, "last", "J");
    made(&world, a);
    made(&world, b);
    made(&world, c);
    FOR_EACH_JDK(jdk) {
        world_start(&world, jdk);
        struct class *k = load(&world, "C");
        assert_int_equal(load(&world, "java/lang/Object")->instance_bytes, OBJECT_HEADER_BYTES);
        assert_int_equal(field(k, "one", "B")->offset, 16);
        assert_int_equal(field(k, "r", "Ljava/lang/String;")->offset, 20); /* fills the gap before the longs */
        assert_int_equal(field(k, "long1", "J")->offset, 24);
        assert_int_equal(field(k, "d", "D")->offset, 32);
        assert_int_equal(field(k, "arr", "[I")->offset, 40);
        assert_int_equal(k->super->instance_bytes, 44);
        assert_int_equal(field(k, "last", "J")->offset, 48);
        assert_int_equal(k->instance_bytes, 56);
        assert_int_equal(k->ref_count, 2);
        assert_int_equal(k->refs[0], 20);
        assert_int_equal(k->refs[1], 40);
        assert_int_equal(k->super->fields[1].slot, 1);
    }
}

static void static_fields_get_words_of_their_own(void **state) {
    (void)state;
    struct maker *a = make_class("A", "java/lang/Object"), *b = make_class("B", "A");
    made_field(a, ACC_STATIC, "i", "I");
    made_field(a, ACC_STATIC, "l", "J");
    made_field(a, ACC_STATIC, "s", "Ljava/lang/String;");
    made_field(a, 0, "instance", "I");
    made_field(b, ACC_STATIC, "x", "[Z");
    made(&world, a);
    made(&world, b);
    FOR_EACH_JDK(jdk) {
        world_start(&world, jdk);
        struct class *k = load(&world, "B"), *super = k->super;
        u32 first = super->statics_start + CLASS_STATIC_HEADER;
        assert_int_equal(field(super, "i", "I")->offset, first);
        assert_int_equal(field(super, "l", "J")->offset, first + 1);
        assert_int_equal(field(super, "s", "Ljava/lang/String;")->offset, first + 3);
        assert_int_equal(super->statics_words, CLASS_STATIC_HEADER + 4);
        assert_int_equal(super->static_ref_count, 1);
        assert_int_equal(super->static_refs[0], first + 3);
        assert_int_equal(k->statics_start, super->statics_start + super->statics_words);
        assert_int_equal(program_static_words(world.program), k->statics_start + k->statics_words);
        u32 words = 0; /* no two classes share a word */
        for (u32 i = 0; i < program_class_count(world.program); i++)
            words += program_classes(world.program)[i]->statics_words;
        assert_int_equal(program_static_words(world.program), words);
    }
}

static void make_with_method(const char *name, const char *super, u16 access, u16 major) {
    struct maker *maker = make_class(name, super);
    maker->major = major;
    made_method(maker, access, "m", "()V");
    made(&world, maker);
}

static void public_methods_override(void **state) {
    (void)state;
    make_with_method("A", "java/lang/Object", ACC_PUBLIC, 61);
    made(&world, make_class("B", "A"));
    make_with_method("C", "B", ACC_PUBLIC, 61);
    FOR_EACH_JDK(jdk) {
        world_start(&world, jdk);
        assert_string_equal(called("C", "A", "m"), "C");
        assert_string_equal(called("B", "A", "m"), "A");
        assert_int_equal(method("C", "m")->vtable_index, method("A", "m")->vtable_index);
        assert_ptr_equal(load(&world, "B")->vtable, load(&world, "A")->vtable);
        assert_int_equal(load(&world, "C")->vtable_count, load(&world, "java/lang/Object")->vtable_count + 1);
    }
}

static void package_private_methods_are_overridden_inside_the_package(void **state) {
    (void)state;
    make_with_method("p/A", "java/lang/Object", 0, 61);
    make_with_method("q/B", "p/A", ACC_PUBLIC, 61); /* another package: does not override */
    make_with_method("p/C", "q/B", ACC_PUBLIC, 61); /* overrides both */
    make_with_method("r/D", "p/C", ACC_PUBLIC, 61); /* overrides C's, and so A's too */
    FOR_EACH_JDK(jdk) {
        world_start(&world, jdk);
        assert_string_equal(called("q/B", "p/A", "m"), "p/A");
        assert_string_equal(called("q/B", "q/B", "m"), "q/B");
        assert_string_equal(called("p/C", "p/A", "m"), "p/C");
        assert_string_equal(called("p/C", "q/B", "m"), "p/C");
        assert_string_equal(called("r/D", "p/A", "m"), "r/D");
        assert_string_equal(called("r/D", "q/B", "m"), "r/D");
        assert_string_equal(called("r/D", "p/C", "m"), "r/D");
    }
}

static void a_package_private_method_roots_its_own_overriding(void **state) {
    (void)state;
    make_with_method("p/A", "java/lang/Object", ACC_PUBLIC, 61);
    make_with_method("q/B", "p/A", 0, 61);          /* overrides A's although it is less visible */
    make_with_method("p/C", "q/B", ACC_PUBLIC, 61); /* overrides A's, not B's */
    make_with_method("p/Old", "q/B", ACC_PUBLIC, 50);
    FOR_EACH_JDK(jdk) {
        world_start(&world, jdk);
        assert_string_equal(called("q/B", "p/A", "m"), "q/B");
        assert_int_not_equal(method("q/B", "m")->vtable_index, method("p/A", "m")->vtable_index);
        assert_string_equal(called("p/C", "p/A", "m"), "p/C");
        assert_string_equal(called("p/C", "q/B", "m"), "q/B");
        assert_string_equal(called("p/Old", "p/A", "m"), "q/B"); /* before version 51 only the nearest one counted */
    }
}

static void some_methods_are_never_selected_against(void **state) {
    (void)state;
    struct maker *a = make_class("A", "java/lang/Object"), *b = make_class("B", "A");
    made_method(a, ACC_PRIVATE, "priv", "()V");
    made_method(a, ACC_STATIC, "st", "()V");
    made_method(a, ACC_FINAL, "fin", "()V");
    made_method(a, 0, "<init>", "()V");
    made_method(b, ACC_PUBLIC, "priv", "()V");
    made(&world, a);
    made(&world, b);
    made(&world, make_interface("I"));
    FOR_EACH_JDK(jdk) {
        world_start(&world, jdk);
        assert_int_equal(method("A", "priv")->vtable_index, VTABLE_NONE);
        assert_int_equal(method("A", "st")->vtable_index, VTABLE_NONE);
        assert_int_equal(method("A", "fin")->vtable_index, VTABLE_NONE);
        assert_int_equal(method("A", "<init>")->vtable_index, VTABLE_NONE);
        assert_int_equal(method("A", "<init>")->flags, METHOD_INIT);
        assert_string_equal(called("B", "A", "priv"), "A");
        assert_string_equal(called("B", "A", "fin"), "A");
        assert_string_equal(called("B", "B", "priv"), "B");
        assert_ptr_equal(load(&world, "I")->vtable, load(&world, "java/lang/Object")->vtable);
    }
}

static void only_code_that_must_run_makes_a_class_nontrivial(void **state) {
    (void)state;
    struct maker *clinit = make_class("Clinit", "java/lang/Object");
    made_method(clinit, ACC_STATIC, "<clinit>", "()V");
    made(&world, clinit);
    made(&world, make_class("Sub", "Clinit"));
    struct maker *quiet = make_interface("Quiet"), *loud = make_interface("Loud");
    made_method(quiet, ACC_STATIC, "<clinit>", "()V");
    made_method(quiet, ACC_PUBLIC | ACC_ABSTRACT, "m", "()V");
    made_method(quiet, ACC_PUBLIC | ACC_STATIC, "s", "()V");
    made_method(loud, ACC_STATIC, "<clinit>", "()V");
    made_method(loud, ACC_PUBLIC, "m", "()V");
    made(&world, quiet);
    made(&world, loud);
    struct maker *sub_loud = make_interface("SubLoud");
    made_implements(sub_loud, "Loud");
    made(&world, sub_loud);
    struct maker *a = make_class("UsesQuiet", "java/lang/Object"), *b = make_class("UsesLoud", "java/lang/Object");
    made_implements(a, "Quiet");
    made_implements(b, "SubLoud");
    made(&world, a);
    made(&world, b);
    FOR_EACH_JDK(jdk) {
        world_start(&world, jdk);
        assert_true(load(&world, "Clinit")->has_clinit);
        assert_false(load(&world, "Clinit")->is_trivial);
        assert_false(load(&world, "Sub")->has_clinit);
        assert_false(load(&world, "Sub")->is_trivial);
        assert_false(load(&world, "Quiet")->declares_defaults);
        assert_true(load(&world, "Loud")->declares_defaults);
        assert_true(load(&world, "UsesQuiet")->is_trivial);
        assert_false(load(&world, "UsesLoud")->is_trivial);
        assert_true(load(&world, "SubLoud")->is_trivial);
        assert_false(load(&world, "java/lang/String")->is_trivial);
        assert_true(load(&world, "[Ljava/lang/String;")->is_trivial);
        assert_int_equal(method("Clinit", "<clinit>")->flags, METHOD_CLINIT);
    }
}

static void methods_know_their_arguments_and_marks(void **state) {
    (void)state;
    assert_int_equal(descriptor_arg_slots("()V"), 0);
    assert_int_equal(descriptor_arg_slots("(IJ[J[[DLjava/lang/String;DZ)[I"), 9);
    assert_int_equal(descriptor_return("(IJ)[I"), '[');
    assert_int_equal(descriptor_arg_slots("(Ljava/lang"), 1);
    assert_int_equal(descriptor_arg_slots("(["), 1);
    assert_int_equal(descriptor_return("(I"), 0);
    FOR_EACH_JDK(jdk) {
        world_start(&world, jdk);
        struct method *m = find_method(load(&world, "java/lang/String"), "regionMatches", "(ZILjava/lang/String;II)Z");
        assert_int_equal(m->arg_slots, 6);
        assert_int_equal(m->return_type, 'Z');
        assert_int_equal(method("java/lang/Math", "max")->arg_slots, 2);
        m = find_method(load(&world, "java/lang/Class"), "forName", "(Ljava/lang/String;)Ljava/lang/Class;");
        assert_true(m->flags & METHOD_CALLER_SENSITIVE);
        m = find_method(load(&world, "java/lang/Class"), "getName", "()Ljava/lang/String;");
        assert_false(m->flags & METHOD_CALLER_SENSITIVE);
        m = find_method(load(&world, "java/lang/reflect/Method"), "invoke",
                        "(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;");
        assert_true(m->flags & METHOD_CALLER_SENSITIVE);
        m = method("java/lang/invoke/MethodHandle", "invokeExact");
        assert_true(m->flags & METHOD_POLYMORPHIC);
        m = method("java/lang/invoke/MethodHandle", "invokeWithArguments");
        assert_false(m->flags & METHOD_POLYMORPHIC);
        assert_true(method("java/lang/invoke/VarHandle", "compareAndSet")->flags & METHOD_POLYMORPHIC);
        u32 hidden = 0;
        struct class *form = load(&world, "java/lang/invoke/LambdaForm");
        for (u32 i = 0; i < form->method_count; i++) hidden += (form->methods[i]->flags & METHOD_HIDDEN) != 0;
        assert_true(hidden > 0);
        struct class *string = load(&world, "java/lang/String"); /* big enough for an index */
        assert_non_null(string->method_index);
        for (u32 i = 0; i < string->method_count; i++)
            assert_ptr_equal(class_declared_method(string, string->methods[i]->name, string->methods[i]->descriptor),
                             string->methods[i]);
        assert_null(class_declared_method(string, string->name, string->name));
        assert_string_equal(string->source_file->text, "String.java");
    }
}

static void fields_are_found_in_the_order_of_the_specification(void **state) {
    (void)state;
    struct maker *i = make_interface("I"), *j = make_interface("J"), *a = make_class("A", "java/lang/Object");
    u16 constant = ACC_PUBLIC | ACC_STATIC | ACC_FINAL;
    made_field(i, constant, "x", "I");
    made_field(i, constant, "y", "I");
    made_implements(j, "I");
    made_field(j, constant, "x", "I");
    made_field(a, ACC_PUBLIC, "y", "I");
    made_field(a, ACC_PUBLIC, "z", "I");
    made(&world, i);
    made(&world, j);
    made(&world, a);
    struct maker *b = make_class("B", "A");
    made_implements(b, "J");
    made_field(b, ACC_PUBLIC, "z", "J");
    made(&world, b);
    FOR_EACH_JDK(jdk) {
        world_start(&world, jdk);
        struct class *k = load(&world, "B");
        assert_string_equal(field(k, "x", "I")->holder->name->text, "J");
        assert_string_equal(field(k, "y", "I")->holder->name->text, "I"); /* superinterfaces before the superclass */
        assert_string_equal(field(k, "z", "I")->holder->name->text, "A"); /* the type is part of the name */
        assert_string_equal(field(k, "z", "J")->holder->name->text, "B");
        assert_null(find_field(k, "x", "J"));
        const struct field *x = field(k, "x", "I");
        assert_ptr_equal(class_find_field(k, x->name, x->descriptor), x);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(instance_fields_are_packed_and_aligned, set_up, tear_down),
        cmocka_unit_test_setup_teardown(static_fields_get_words_of_their_own, set_up, tear_down),
        cmocka_unit_test_setup_teardown(public_methods_override, set_up, tear_down),
        cmocka_unit_test_setup_teardown(package_private_methods_are_overridden_inside_the_package, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_package_private_method_roots_its_own_overriding, set_up, tear_down),
        cmocka_unit_test_setup_teardown(some_methods_are_never_selected_against, set_up, tear_down),
        cmocka_unit_test_setup_teardown(only_code_that_must_run_makes_a_class_nontrivial, set_up, tear_down),
        cmocka_unit_test_setup_teardown(methods_know_their_arguments_and_marks, set_up, tear_down),
        cmocka_unit_test_setup_teardown(fields_are_found_in_the_order_of_the_specification, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
