/* Loading by name: what is found, in which order supertypes come, and what is said when something is wrong. */
#include <pthread.h>

#include "program/link/resolve.h"
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

static void a_class_comes_with_its_supertypes(void **state) {
    (void)state;
    made(&world, make_interface("p/I"));
    made(&world, make_class("p/A", "java/util/ArrayList"));
    struct maker *b = make_class("p/B", "p/A");
    made_implements(b, "p/I");
    made(&world, b);
    FOR_EACH_JDK(jdk) {
        world_start(&world, jdk);
        struct class *c = load(&world, "p/B");
        assert_string_equal(c->name->text, "p/B");
        assert_int_equal(c->loader, LOADER_APP);
        assert_null(c->module);
        assert_false(c->verified);
        assert_string_equal(c->super->name->text, "p/A");
        assert_string_equal(c->super->super->module->text, "java.base");
        assert_true(c->super->super->verified);
        assert_int_equal(c->super->super->loader, LOADER_BOOT);
        assert_int_equal(c->depth, 5);
        for (u32 i = 0; i <= c->depth; i++) assert_int_equal(c->display[i]->depth, i);
        assert_true(class_is_subclass(c, load(&world, "p/I")));
        assert_true(class_is_subclass(c, load(&world, "java/util/Collection")));
        assert_false(class_is_subclass(c->super, load(&world, "p/I")));
        assert_ptr_equal(load(&world, "p/B"), c);
        assert_ptr_equal(program_loaded(world.program, LOADER_APP, c->name), c);
        assert_null(program_loaded(world.program, LOADER_BOOT, c->name));
        assert_ptr_equal(program_classes(world.program)[c->id], c);
    }
}

static void what_is_not_there_is_not_found(void **state) {
    (void)state;
    struct maker *s = make_class("S", "Gone");
    made_implements(s, "p/GoneToo");
    made(&world, s);
    FOR_EACH_JDK(jdk) {
        struct link_error error = {0};
        world_start(&world, jdk);
        expect_error(program_class_named(world.program, LOADER_APP, "p/Foo", &error), &error, "NoClassDefFoundError",
                     "p/Foo");
        assert_string_equal(error.cause, "java/lang/ClassNotFoundException");
        assert_string_equal(error.cause_message, "p.Foo");
        expect_unloadable(&world, "S", "NoClassDefFoundError", "p/GoneToo"); /* interfaces come first */
        expect_unloadable(&world, "java/lang/Nothing", "NoClassDefFoundError", "java/lang/Nothing");
        expect_unloadable(&world, "../S", "NoClassDefFoundError", "../S");
        expect_unloadable(&world, "", "NoClassDefFoundError", "");
        assert_null(program_class_named(world.program, LOADER_BOOT, "S", &error));
    }
}

static void circles_are_refused(void **state) {
    (void)state;
    made(&world, make_class("p/C1", "p/C2"));
    made(&world, make_class("p/C2", "p/C1"));
    made(&world, make_class("p/C5", "p/C5"));
    struct maker *c3 = make_interface("p/C3"), *c4 = make_interface("p/C4");
    made_implements(c3, "p/C4");
    made_implements(c4, "p/C3");
    made(&world, c3);
    made(&world, c4);
    FOR_EACH_JDK(jdk) {
        world_start(&world, jdk);
        expect_unloadable(&world, "p/C1", "ClassCircularityError", "p/C1");
        expect_unloadable(&world, "p/C2", "ClassCircularityError", "p/C2");
        expect_unloadable(&world, "p/C3", "ClassCircularityError", "p/C3");
        expect_unloadable(&world, "p/C5", "ClassCircularityError", "p/C5");
    }
}

static void a_long_line_of_superclasses_is_harmless(void **state) {
    (void)state;
    enum { LENGTH = 2000 };
    char name[32], super[32] = "java/lang/Object";
    for (int i = 0; i < LENGTH; i++) {
        snprintf(name, sizeof name, "L%d", i);
        made(&world, make_class(name, super));
        strcpy(super, name);
    }
    FOR_EACH_JDK(jdk) {
        world_start(&world, jdk);
        assert_int_equal(load(&world, super)->depth, LENGTH);
    }
}

static void the_name_must_be_the_one_asked_for(void **state) {
    (void)state;
    struct buffer bytes = made_bytes(make_class("p/Right", "java/lang/Object"));
    write_file(world.folder, "p/Wrong.class", bytes.at, bytes.length);
    buffer_free(&bytes);
    FOR_EACH_JDK(jdk) {
        world_start(&world, jdk);
        expect_unloadable(&world, "p/Wrong", "NoClassDefFoundError", "p/Wrong (wrong name: p/Right)");
    }
}

static void supertypes_must_fit(void **state) {
    (void)state;
    made(&world, make(ACC_PUBLIC | ACC_FINAL | ACC_SUPER, "Final", "java/lang/Object"));
    made(&world, make_class("SubOfFinal", "Final"));
    made(&world, make_interface("I"));
    made(&world, make_class("SubOfI", "I"));
    made(&world, make_class("A", "java/lang/Object"));
    struct maker *implements_a = make_class("ImplementsA", "java/lang/Object");
    made_implements(implements_a, "A");
    made(&world, implements_a);
    made(&world, make_class("SubOfString", "java/lang/String"));
    made(&world, make(ACC_SUPER, "p/Hid", "java/lang/Object"));
    made(&world, make_class("SubOfHid", "p/Hid"));
    made(&world, make(ACC_INTERFACE | ACC_ABSTRACT, "p/HidI", "java/lang/Object"));
    struct maker *implements_hidden = make_class("ImplementsHid", "java/lang/Object");
    made_implements(implements_hidden, "p/HidI");
    made(&world, implements_hidden);
    FOR_EACH_JDK(jdk) {
        world_start(&world, jdk);
        expect_unloadable(&world, "SubOfFinal", "IncompatibleClassChangeError",
                          "class SubOfFinal cannot inherit from final class Final");
        expect_unloadable(&world, "SubOfString", "IncompatibleClassChangeError",
                          "class SubOfString cannot inherit from final class java.lang.String");
        expect_unloadable(&world, "SubOfI", "IncompatibleClassChangeError",
                          "class SubOfI has interface I as super class");
        expect_unloadable(&world, "ImplementsA", "IncompatibleClassChangeError",
                          "class ImplementsA can not implement A, because it is not an interface (A is in unnamed "
                          "module of loader 'app')");
        expect_unloadable(&world, "SubOfHid", "IllegalAccessError",
                          "class SubOfHid cannot access its superclass p.Hid (SubOfHid and p.Hid are in unnamed module "
                          "of loader 'app')");
        expect_unloadable(&world, "ImplementsHid", "IllegalAccessError",
                          "class ImplementsHid cannot access its superinterface p.HidI (ImplementsHid and p.HidI are "
                          "in unnamed module of loader 'app')");
        load(&world, "A"); /* a refused class leaves the others usable */
    }
}

static void sealed_types_are_kept_sealed(void **state) {
    (void)state;
    struct maker *sealed = make_class("Sealed", "java/lang/Object"), *in = make_interface("SealedI");
    made_permits(sealed, "Listed");
    made_permits(in, "Listed");
    made(&world, sealed);
    made(&world, in);
    struct maker *listed = make_class("Listed", "Sealed"), *other = make_class("OtherI", "java/lang/Object");
    made_implements(listed, "SealedI");
    made(&world, listed);
    made_implements(other, "SealedI");
    made(&world, other);
    made(&world, make_class("Other", "Sealed"));
    struct maker *extends = make_interface("Extends");
    made_implements(extends, "SealedI");
    made(&world, extends);
    struct maker *far = make_class("p/Sealed", "java/lang/Object");
    made_permits(far, "q/Secret");
    made_permits(far, "q/Open");
    made(&world, far);
    made(&world, make(ACC_SUPER, "q/Secret", "p/Sealed"));
    made(&world, make_class("q/Open", "p/Sealed"));
    FOR_EACH_JDK(jdk) {
        bool newer = jdk->version >= 25;
        world_start(&world, jdk);
        load(&world, "Listed");
        load(&world, "q/Open");
        expect_unloadable(&world, "q/Secret", "IncompatibleClassChangeError",
                          newer
                              ? "Failed same package check: non-public subclass q.Secret is in package 'q' with "
                                "classloader 'app', and sealed class p.Sealed is in package 'p' with classloader 'app'"
                              : "class q.Secret cannot inherit from sealed class p.Sealed");
        expect_unloadable(
            &world, "Other", "IncompatibleClassChangeError",
            newer ? "Failed listed permitted subclass check: class Other is not a permitted subclass of Sealed"
                  : "class Other cannot inherit from sealed class Sealed");
        expect_unloadable(
            &world, "OtherI", "IncompatibleClassChangeError",
            newer ? "Failed listed permitted subclass check: class OtherI is not a permitted subclass of SealedI"
                  : "class OtherI cannot implement sealed interface SealedI");
        expect_unloadable(
            &world, "Extends", "IncompatibleClassChangeError",
            newer ? "Failed listed permitted subclass check: class Extends is not a permitted subclass of SealedI"
                  : "class Extends cannot extend sealed interface SealedI");
    }
}

static void final_methods_are_not_overridden(void **state) {
    (void)state;
    struct maker *a = make_class("p/A", "java/lang/Object");
    made_method(a, ACC_FINAL | ACC_PUBLIC, "m", "(I)V");
    made_method(a, ACC_FINAL, "local", "()V");
    made_method(a, ACC_FINAL | ACC_PRIVATE, "hidden", "()V");
    made_method(a, ACC_FINAL | ACC_STATIC | ACC_PUBLIC, "st", "()V");
    made(&world, a);
    struct maker *b = make_class("q/B", "p/A");
    made_method(b, ACC_PUBLIC, "local", "()V"); /* of another package: not overridden */
    made_method(b, ACC_PUBLIC, "hidden", "()V");
    made_method(b, ACC_STATIC | ACC_PUBLIC, "st", "()V");
    made(&world, b);
    struct maker *c = make_class("q/C", "q/B");
    made_method(c, ACC_PUBLIC, "m", "(I)V");
    made(&world, c);
    struct maker *d = make_class("p/D", "p/A");
    made_method(d, 0, "local", "()V");
    made(&world, d);
    FOR_EACH_JDK(jdk) {
        world_start(&world, jdk);
        load(&world, "q/B");
        expect_unloadable(&world, "q/C", "IncompatibleClassChangeError", "class q.C overrides final method p.A.m(I)V");
        expect_unloadable(&world, "p/D", "IncompatibleClassChangeError",
                          "class p.D overrides final method p.A.local()V");
    }
}

static void broken_files_are_errors_of_the_program(void **state) {
    (void)state;
    write_file(world.folder, "Empty.class", "", 0);
    write_file(world.folder, "Text.class", "public class Text {}", 20);
    struct maker *newer = make_class("Newer", "java/lang/Object");
    newer->major = 99;
    made(&world, newer);
    made(&world, make_class("java/foo/X", "java/lang/Object"));
    FOR_EACH_JDK(jdk) {
        struct link_error error = {0};
        world_start(&world, jdk);
        assert_null(program_class_named(world.program, LOADER_APP, "Empty", &error));
        assert_string_equal(error.throwable, "java/lang/ClassFormatError");
        assert_null(program_class_named(world.program, LOADER_APP, "Text", &error));
        assert_string_equal(error.throwable, "java/lang/ClassFormatError");
        assert_null(program_class_named(world.program, LOADER_APP, "Newer", &error));
        assert_string_equal(error.throwable, "java/lang/UnsupportedClassVersionError");
        expect_unloadable(&world, "java/foo/X", "SecurityException", "Prohibited package name: java.foo");
    }
}

static void arrays_are_made_on_demand(void **state) {
    (void)state;
    made(&world, make(ACC_SUPER, "p/A", "java/lang/Object"));
    made(&world, make_class("p/B", "p/A"));
    FOR_EACH_JDK(jdk) {
        world_start(&world, jdk);
        struct class *ints = load(&world, "[[I"), *b = load(&world, "[[Lp/B;");
        assert_ptr_equal(ints->component->component, program_primitive(world.program, 'I'));
        assert_ptr_equal(ints, program_array_of(world.program, load(&world, "[I")));
        assert_int_equal(ints->element_type, '[');
        assert_int_equal(ints->component->element_type, 'I');
        assert_int_equal(load(&world, "[J")->element_shift, 3);
        assert_int_equal(load(&world, "[C")->element_shift, 1);
        assert_int_equal(load(&world, "[Z")->element_shift, 0);
        assert_int_equal(b->element_shift, 2);
        assert_int_equal(b->access, ACC_PUBLIC | ACC_FINAL | ACC_ABSTRACT);
        assert_int_equal(load(&world, "[Lp/A;")->access, ACC_FINAL | ACC_ABSTRACT);
        assert_int_equal(b->loader, LOADER_APP);
        assert_ptr_equal(program_loaded(world.program, LOADER_APP, b->name), b);
        assert_true(class_is_subclass(b, load(&world, "[[Lp/A;")));
        assert_true(class_is_subclass(b, load(&world, "[[Ljava/lang/Object;")));
        assert_true(class_is_subclass(b, load(&world, "[Ljava/lang/Object;")));
        assert_true(class_is_subclass(b, load(&world, "[Ljava/lang/Cloneable;")));
        assert_true(class_is_subclass(b, load(&world, "java/io/Serializable")));
        assert_true(class_is_subclass(ints, load(&world, "[Ljava/lang/Object;")));
        assert_false(class_is_subclass(ints, load(&world, "[[Ljava/lang/Object;")));
        assert_false(class_is_subclass(ints, load(&world, "[[J")));
        assert_false(class_is_subclass(load(&world, "[[Lp/A;"), b));
        assert_false(class_is_subclass(load(&world, "java/lang/Object"), b));
        assert_null(program_array_of(world.program, program_primitive(world.program, 'V')));
        expect_unloadable(&world, "[V", "NoClassDefFoundError", "[V");
        expect_unloadable(&world, "[", "NoClassDefFoundError", "[");
        expect_unloadable(&world, "[Lp/A", "NoClassDefFoundError", "[Lp/A");
        expect_unloadable(&world, "[L[I;", "NoClassDefFoundError", "[L[I;");
        expect_unloadable(&world, "[Lp/Gone;", "NoClassDefFoundError", "[Lp/Gone;");
        char deep[300];
        memset(deep, '[', sizeof deep);
        strcpy(deep + 255, "I");
        load(&world, deep);
        memset(deep, '[', sizeof deep);
        strcpy(deep + 256, "I");
        expect_unloadable(&world, deep, "NoClassDefFoundError", deep);
    }
}

static void classes_can_be_defined_from_bytes(void **state) {
    (void)state;
    made(&world, make_class("p/Host", "java/lang/Object"));
    struct buffer plain = made_bytes(make_class("p/Plain", "java/util/ArrayList"));
    struct buffer hidden = made_bytes(make_class("p/Host$$Lambda/0x0000000000000001", "java/lang/Object"));
    struct buffer circular = made_bytes(make_class("p/Own", "p/Own"));
    FOR_EACH_JDK(jdk) {
        struct link_error error = {0};
        enum { LOADER = 7 };
        world_start(&world, jdk);
        struct class *host = load(&world, "p/Host");
        struct slice bytes = {plain.at, plain.length};
        expect_error(program_define(world.program, LOADER, bytes, NULL, &error), &error, "NoClassDefFoundError",
                     "java/util/ArrayList");
        assert_int_equal(error.loader, LOADER); /* its Java code is to be asked for it */
        struct class *list = program_class_named(world.program, LOADER_BOOT, "java/util/ArrayList", &error);
        program_record_initiating(world.program, LOADER, list);
        struct class *c = program_define(world.program, LOADER, bytes, NULL, &error);
        assert_non_null(c);
        assert_int_equal(c->loader, LOADER);
        assert_ptr_equal(program_class_named(world.program, LOADER, "p/Plain", &error), c);
        assert_false(class_same_package(c, host));
        expect_error(program_class_named(world.program, LOADER, "p/Host", &error), &error, "NoClassDefFoundError",
                     "p/Host");
        program_record_initiating(world.program, LOADER, host);
        assert_ptr_equal(program_class_named(world.program, LOADER, "p/Host", &error), host);
        assert_string_equal(program_class_named(world.program, LOADER, "[Lp/Host;", &error)->name->text, "[Lp/Host;");
        expect_error(program_define(world.program, LOADER, bytes, NULL, &error), &error, "LinkageError",
                     "loader #7 attempted duplicate class definition for p.Plain. (p.Plain is in unnamed module of "
                     "loader #7)");
        assert_non_null(program_define(world.program, LOADER_APP, bytes, NULL, &error));
        bytes = (struct slice){hidden.at, hidden.length};
        for (int i = 0; i < 2; i++) { /* hidden classes have no name to clash */
            c = program_define(world.program, LOADER_APP, bytes, host, &error);
            assert_non_null(c);
            assert_true(c->is_hidden && c->verified);
            assert_true(class_same_package(c, host));
            assert_ptr_equal(c->nest_host, host);
            assert_null(program_loaded(world.program, LOADER_APP, c->name));
        }
        bytes = (struct slice){circular.at, circular.length};
        expect_error(program_define(world.program, LOADER_APP, bytes, NULL, &error), &error, "ClassCircularityError",
                     "p/Own");
        program_record_initiating(world.program, 9, host);
        assert_ptr_equal(program_loaded(world.program, 9, host->name), host);
    }
    buffer_free(&plain);
    buffer_free(&hidden);
    buffer_free(&circular);
}

enum { THREADS = 4, SHARED = 40 };

/* Loads the same classes as the other threads, each thread from another end, and selects methods in them. */
static void *load_shared(void *argument) {
    u32 number = *(u32 *)argument;
    struct link_error error;
    for (u32 i = 0; i < SHARED; i++) {
        char name[16];
        snprintf(name, sizeof name, "S%u", number % 2 ? i : SHARED - 1 - i);
        struct class *c = program_class_named(world.program, LOADER_APP, name, &error);
        struct class *list = program_class_named(world.program, LOADER_BOOT, "java/util/List", &error);
        if (!c || !list || !program_array_of(world.program, c) || !nest_host(world.program, c)) return NULL;
        for (u32 k = 0; k < list->method_count; k++)
            if (!method_is_static(list->methods[k]) && !select_interface(world.program, c, list->methods[k], &error))
                return NULL;
    }
    return argument;
}

static void several_threads_may_load(void **state) {
    (void)state;
    for (u32 i = 0; i < SHARED; i++) {
        char name[16], super[16];
        snprintf(name, sizeof name, "S%u", i);
        snprintf(super, sizeof super, "S%u", i - 1);
        made(&world, make_class(name, i % 4 ? super : "java/util/ArrayList"));
    }
    FOR_EACH_JDK(jdk) {
        pthread_t threads[THREADS];
        u32 numbers[THREADS];
        world_start(&world, jdk);
        for (u32 i = 0; i < THREADS; i++) {
            numbers[i] = i;
            assert_int_equal(pthread_create(&threads[i], NULL, load_shared, &numbers[i]), 0);
        }
        for (u32 i = 0; i < THREADS; i++) {
            void *result;
            pthread_join(threads[i], &result);
            assert_ptr_equal(result, &numbers[i]);
        }
        for (u32 i = 0; i < program_class_count(world.program); i++) { /* no class was made twice */
            struct class *c = program_classes(world.program)[i];
            assert_int_equal(c->id, i);
            if (!c->is_primitive) assert_ptr_equal(program_loaded(world.program, c->loader, c->name), c);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_class_comes_with_its_supertypes, set_up, tear_down),
        cmocka_unit_test_setup_teardown(what_is_not_there_is_not_found, set_up, tear_down),
        cmocka_unit_test_setup_teardown(circles_are_refused, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_long_line_of_superclasses_is_harmless, set_up, tear_down),
        cmocka_unit_test_setup_teardown(the_name_must_be_the_one_asked_for, set_up, tear_down),
        cmocka_unit_test_setup_teardown(supertypes_must_fit, set_up, tear_down),
        cmocka_unit_test_setup_teardown(sealed_types_are_kept_sealed, set_up, tear_down),
        cmocka_unit_test_setup_teardown(final_methods_are_not_overridden, set_up, tear_down),
        cmocka_unit_test_setup_teardown(broken_files_are_errors_of_the_program, set_up, tear_down),
        cmocka_unit_test_setup_teardown(arrays_are_made_on_demand, set_up, tear_down),
        cmocka_unit_test_setup_teardown(classes_can_be_defined_from_bytes, set_up, tear_down),
        cmocka_unit_test_setup_teardown(several_threads_may_load, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
