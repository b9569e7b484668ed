/* Selection of methods: defaults, conflicts, what is missing, what is not public; and a comparison with the words of
 * the specification over a good part of the JDK. The messages were taken from HotSpot. */
#include "program/link/itable.h"
#include "program/link/resolve.h"
#include "program/link/select.h"
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

enum { ABSTRACT = ACC_PUBLIC | ACC_ABSTRACT };

/* An interface with a method m of the given access (0: none), extending up to two others. */
static void interface_with(const char *name, u16 access, const char *first, const char *second) {
    struct maker *maker = make_interface(name);
    if (access) made_method(maker, access, "m", "(I)V");
    if (first) made_implements(maker, first);
    if (second) made_implements(maker, second);
    made(&world, maker);
}

/* A class with a method m of the given access (negative: none), implementing up to two interfaces. */
static void class_with(const char *name, const char *super, int access, const char *first, const char *second) {
    struct maker *maker = make_class(name, super);
    if (access >= 0) made_method(maker, (u16)access, "m", "(I)V");
    if (first) made_implements(maker, first);
    if (second) made_implements(maker, second);
    made(&world, maker);
}

static struct method *m_of(const char *class_name) {
    struct class *c = load(&world, class_name);
    for (u32 i = 0; i < c->method_count; i++)
        if (sym_is(c->methods[i]->name, "m")) return c->methods[i];
    fail_msg("%s has no m", class_name);
    return NULL;
}

static const char *by_interface(const char *receiver, const char *interface) {
    struct link_error error = {0};
    for (int i = 0; i < 2; i++) { /* the second time from the table */
        struct method *m = select_interface(world.program, load(&world, receiver), m_of(interface), &error);
        if (!m) fail_msg("%s: %s", error.throwable, error.message);
        if (i == 1) return m->holder->name->text;
    }
    return NULL;
}

static void interface_fails(const char *receiver, const char *interface, const char *throwable, const char *message) {
    struct link_error error = {0};
    expect_error(select_interface(world.program, load(&world, receiver), m_of(interface), &error), &error, throwable,
                 message);
}

static void virtual_fails(const char *receiver, const char *holder, const char *throwable, const char *message) {
    struct link_error error = {0};
    expect_error(select_virtual(load(&world, receiver), m_of(holder), &error), &error, throwable, message);
}

static void the_most_specific_default_wins(void **state) {
    (void)state;
    interface_with("I", ACC_PUBLIC, NULL, NULL);
    interface_with("J", ACC_PUBLIC, "I", NULL);
    interface_with("K", 0, "I", NULL);
    interface_with("Again", ABSTRACT, "J", NULL);
    interface_with("Static", ACC_PUBLIC | ACC_STATIC, "I", NULL);
    interface_with("Private", ACC_PRIVATE, "I", NULL);
    class_with("A", "java/lang/Object", -1, "I", NULL);
    class_with("B", "A", -1, "J", NULL);
    class_with("C", "java/lang/Object", -1, "K", "J");
    class_with("D", "B", ACC_PUBLIC, NULL, NULL);
    class_with("E", "D", -1, "J", NULL);
    class_with("F", "java/lang/Object", -1, "Static", "Private");
    class_with("G", "java/lang/Object", -1, "J", "Again");
    class_with("Hides", "A", ACC_PRIVATE, NULL, NULL);
    class_with("HidesStatic", "A", ACC_PUBLIC | ACC_STATIC, NULL, NULL);
    FOR_EACH_JDK(jdk) {
        world_start(&world, jdk);
        assert_string_equal(by_interface("A", "I"), "I");
        assert_string_equal(by_interface("B", "I"), "J");
        assert_string_equal(by_interface("B", "J"), "J");
        assert_string_equal(by_interface("C", "I"), "J");
        assert_string_equal(by_interface("D", "I"), "D");
        assert_string_equal(by_interface("E", "I"), "D"); /* a class's method wins over any default */
        assert_string_equal(by_interface("F", "I"), "I"); /* static and private ones do not count */
        assert_string_equal(by_interface("Hides", "I"), "I");
        assert_string_equal(by_interface("HidesStatic", "I"), "I");
        assert_string_equal(by_interface("F", "Private"), "Private"); /* a private method is what was resolved */
        interface_fails("G", "I", "AbstractMethodError",
                        jdk->version <= 17 ? "Receiver class G does not define or inherit an implementation of the "
                                             "resolved method 'void m(int)' of interface I."
                                           : "Method G.m(I)V is abstract");
        virtual_fails("G", "I", "AbstractMethodError", "Method G.m(I)V is abstract");
    }
}

static void conflicting_defaults_are_refused(void **state) {
    (void)state;
    interface_with("p/X", ACC_PUBLIC, NULL, NULL);
    interface_with("Y", ACC_PUBLIC, NULL, NULL);
    class_with("Both", "java/lang/Object", -1, "p/X", "Y");
    class_with("Sub", "Both", ACC_PUBLIC, NULL, NULL);
    FOR_EACH_JDK(jdk) {
        world_start(&world, jdk);
        virtual_fails("Both", "p/X", "IncompatibleClassChangeError", "Conflicting default methods: p/X.m Y.m");
        if (jdk->version <= 17)
            interface_fails("Both", "Y", "AbstractMethodError",
                            "Receiver class Both does not define or inherit an implementation of the resolved method "
                            "'void m(int)' of interface Y.");
        else interface_fails("Both", "Y", "IncompatibleClassChangeError", "Conflicting default methods: p/X.m Y.m");
        assert_string_equal(by_interface("Sub", "Y"), "Sub");
    }
}

static void a_missing_method_is_named(void **state) {
    (void)state;
    interface_with("I", ABSTRACT, NULL, NULL);
    class_with("D", "java/lang/Object", -1, "I", NULL);
    class_with("Abs", "java/lang/Object", ACC_ABSTRACT, NULL, NULL);
    class_with("E", "Abs", -1, NULL, NULL);
    class_with("A", "java/lang/Object", ACC_PUBLIC, "I", NULL);
    class_with("B", "A", ABSTRACT, NULL, NULL);
    class_with("C", "B", -1, NULL, NULL);
    class_with("P", "java/lang/Object", ACC_PRIVATE, "I", NULL);
    class_with("S", "java/lang/Object", ACC_STATIC, "I", NULL);
    class_with("Q", "java/lang/Object", 0, "I", NULL);
    class_with("R", "Q", -1, NULL, NULL);
    struct maker *abstract = make(ACC_ABSTRACT | ACC_SUPER, "RealAbs", "java/lang/Object");
    made_method(abstract, ACC_ABSTRACT, "m", "(I)V");
    made(&world, abstract);
    class_with("RealE", "RealAbs", -1, NULL, NULL);
    FOR_EACH_JDK(jdk) {
        world_start(&world, jdk);
        interface_fails("D", "I", "AbstractMethodError",
                        "Receiver class D does not define or inherit an implementation of the resolved method "
                        "'abstract void m(int)' of interface I.");
        virtual_fails("E", "Abs", "AbstractMethodError",
                      "Receiver class E does not define or inherit an implementation of the resolved method 'abstract "
                      "void m(int)' of class Abs.");
        virtual_fails("RealE", "RealAbs", "AbstractMethodError",
                      "Receiver class RealE does not define or inherit an implementation of the resolved method "
                      "'abstract void m(int)' of abstract class RealAbs.");
        virtual_fails("C", "A", "AbstractMethodError",
                      "Receiver class C does not define or inherit an implementation of the resolved method 'void "
                      "m(int)' of class A. Selected method is 'abstract void B.m(int)'.");
        interface_fails("C", "I", "AbstractMethodError",
                        "Receiver class C does not define or inherit an implementation of the resolved method "
                        "'abstract void m(int)' of interface I. Selected method is 'abstract void B.m(int)'.");
        interface_fails("P", "I", "AbstractMethodError",
                        "Receiver class P does not define or inherit an implementation of the resolved method "
                        "'abstract void m(int)' of interface I.");
        interface_fails("S", "I", "AbstractMethodError",
                        "Receiver class S does not define or inherit an implementation of the resolved method "
                        "'abstract void m(int)' of interface I.");
        interface_fails("Q", "I", "IllegalAccessError", "'void Q.m(int)'");
        interface_fails("R", "I", "IllegalAccessError", "'void R.m(int)'");
        struct link_error error = {0}; /* through a class nobody asks whether the method is public */
        assert_ptr_equal(select_virtual(load(&world, "R"), m_of("I"), &error), m_of("Q"));
    }
}

static void interfaces_have_the_methods_of_object(void **state) {
    (void)state;
    interface_with("I", ABSTRACT, NULL, NULL);
    class_with("A", "java/lang/Object", ACC_PUBLIC, "I", NULL);
    FOR_EACH_JDK(jdk) {
        struct link_error error = {0};
        world_start(&world, jdk);
        struct class *object = load(&world, "java/lang/Object"), *a = load(&world, "A");
        struct method *hash = find_method(object, "hashCode", "()I");
        assert_ptr_equal(select_interface(world.program, a, hash, &error), hash);
        assert_ptr_equal(select_interface(world.program, load(&world, "java/lang/String"), hash, &error),
                         find_method(load(&world, "java/lang/String"), "hashCode", "()I"));
        assert_ptr_equal(select_virtual(load(&world, "[I"), hash, &error), hash);
        struct method *clone = find_method(object, "clone", "()Ljava/lang/Object;");
        assert_ptr_equal(select_virtual(load(&world, "[[Ljava/lang/String;"), clone, &error), clone);
    }
}

static void the_table_grows(void **state) {
    (void)state;
    enum { MANY = 300 };
    struct maker *i = make_interface("I"), *a = make_class("A", "java/lang/Object");
    made_implements(a, "I");
    for (int k = 0; k < MANY; k++) {
        char name[16];
        snprintf(name, sizeof name, "m%d", k);
        made_method(i, ABSTRACT, name, "()V");
        made_method(a, ACC_PUBLIC, name, "()V");
    }
    made(&world, i);
    made(&world, a);
    FOR_EACH_JDK(jdk) {
        struct link_error error = {0};
        world_start(&world, jdk);
        struct class *interface = load(&world, "I"), *c = load(&world, "A");
        assert_null(itable_find(c, interface->methods[0]->id));
        for (int k = 0; k < MANY; k++)
            assert_ptr_equal(select_interface(world.program, c, interface->methods[k], &error), c->methods[k]);
        for (int k = 0; k < MANY; k++) assert_ptr_equal(itable_find(c, interface->methods[k]->id), c->methods[k]);
        assert_null(itable_find(c, c->methods[0]->id));
    }
}

/* The specification's words for classes (JVMS 5.4.5): may m be selected for `declared`? */
static bool overrides(const struct method *m, const struct method *declared) {
    if (m == declared || (declared->access & (ACC_PUBLIC | ACC_PROTECTED))) return true;
    if (declared->access & ACC_PRIVATE) return false;
    if (class_same_package(m->holder, declared->holder)) return true;
    for (const struct class *k = m->holder->super; k != declared->holder; k = k->super) {
        const struct method *between = class_declared_method(k, m->name, m->descriptor);
        if (between && !(between->access & (ACC_PRIVATE | ACC_STATIC)) && overrides(m, between) &&
            overrides(between, declared))
            return true;
    }
    return false;
}

static const struct method *selected_by_the_book(const struct class *receiver, const struct method *resolved) {
    for (const struct class *k = receiver; k; k = k->super) {
        const struct method *m = class_declared_method(k, resolved->name, resolved->descriptor);
        if (m && !(m->access & (ACC_PRIVATE | ACC_STATIC)) &&
            (resolved->holder->is_interface || overrides(m, resolved)))
            return m;
    }
    const struct method *best = NULL;
    u32 concrete = 0;
    for (u32 i = 0; i < receiver->all_interface_count; i++) {
        const struct method *m =
            class_declared_method(receiver->all_interfaces[i], resolved->name, resolved->descriptor);
        bool specific = m && !(m->access & (ACC_PRIVATE | ACC_STATIC | ACC_ABSTRACT));
        for (u32 j = 0; specific && j < receiver->all_interface_count; j++) {
            const struct class *other = receiver->all_interfaces[j];
            const struct method *again = class_declared_method(other, resolved->name, resolved->descriptor);
            specific = !again || again == m || (again->access & (ACC_PRIVATE | ACC_STATIC)) ||
                       !class_is_subclass(other, m->holder);
        }
        if (specific && concrete++ == 0) best = m;
    }
    return concrete == 1 ? best : NULL;
}

static void check_receiver(struct class *receiver) {
    struct link_error error;
    for (struct class *k = receiver; k; k = k->super)
        for (u32 i = 0; i < k->method_count; i++) {
            struct method *m = k->methods[i];
            if (!(m->access & (ACC_STATIC | ACC_PRIVATE | ACC_ABSTRACT)) && !(m->flags & METHOD_INIT))
                assert_ptr_equal(select_virtual(receiver, m, &error), selected_by_the_book(receiver, m));
        }
    for (u32 j = 0; j < receiver->all_interface_count; j++)
        for (u32 i = 0; i < receiver->all_interfaces[j]->method_count; i++) {
            struct method *m = receiver->all_interfaces[j]->methods[i];
            if (!(m->access & (ACC_STATIC | ACC_PRIVATE)))
                assert_ptr_equal(select_interface(world.program, receiver, m, &error),
                                 selected_by_the_book(receiver, m));
        }
}

/* Every reference of a class resolves; Class constants load further classes, up to a number. */
static void follow_references(struct class *c, u32 most_classes) {
    for (u32 i = 1; i < c->cf->cp_count; i++) {
        struct link_error error = {0};
        const void *found = c;
        u8 tag = c->cf->cp[i].tag;
        if (tag == CP_CLASS && program_class_count(world.program) < most_classes)
            resolve_class(world.program, c, (u16)i, &error); /* InnerClasses may name what is not accessible */
        if (!c->method_count || program_class_count(world.program) >= most_classes) continue;
        if (tag == CP_FIELDREF) {
            found = resolve_field(world.program, c->methods[0], (u16)i, true, false, &error);
            if (!found && strstr(error.message, "Expected static"))
                found = resolve_field(world.program, c->methods[0], (u16)i, false, false, &error);
        } else if (tag == CP_METHODREF) {
            found = resolve_method(world.program, c, (u16)i, 182, &error);
            if (!found && strstr(error.message, "Expecting non-static"))
                found = resolve_method(world.program, c, (u16)i, 184, &error);
        } else if (tag == CP_INTERFACE_METHODREF) {
            found = resolve_method(world.program, c, (u16)i, 185, &error);
            if (!found && strstr(error.message, "Expected instance"))
                found = resolve_method(world.program, c, (u16)i, 184, &error);
        }
        if (!found) fail_msg("%s: %s: %s", c->name->text, error.throwable, error.message);
    }
}

static void the_jdk_is_linked_by_the_book(void **state) {
    (void)state;
    enum { MOST_CLASSES = 1500 };
    static const char *const roots[] = {
        "java/util/concurrent/ForkJoinPool",
        "java/util/concurrent/ConcurrentHashMap",
        "java/util/Formatter",
        "java/util/concurrent/CompletableFuture",
        "java/util/stream/Collectors",
        "java/util/TreeMap",
        "java/util/concurrent/ConcurrentSkipListMap",
        "java/util/ArrayList",
        "java/util/regex/Pattern",
    };
    FOR_EACH_JDK(jdk) {
        world_start(&world, jdk);
        for (size_t i = 0; i < sizeof roots / sizeof *roots; i++) load(&world, roots[i]);
        for (u32 i = 0; i < program_class_count(world.program); i++) {
            struct class *c = program_classes(world.program)[i];
            assert_int_equal(c->id, i);
            if (c->cf) follow_references(c, MOST_CLASSES);
        }
        assert_true(program_class_count(world.program) >= MOST_CLASSES);
        for (u32 i = 0; i < program_class_count(world.program); i++) {
            struct class *c = program_classes(world.program)[i];
            if (c->cf && !c->is_interface && !(c->access & ACC_ABSTRACT)) check_receiver(c);
        }
        for (u32 i = 0; i < program_method_count(world.program); i++)
            assert_int_equal(program_methods(world.program)[i]->id, i);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(the_most_specific_default_wins, set_up, tear_down),
        cmocka_unit_test_setup_teardown(conflicting_defaults_are_refused, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_missing_method_is_named, set_up, tear_down),
        cmocka_unit_test_setup_teardown(interfaces_have_the_methods_of_object, set_up, tear_down),
        cmocka_unit_test_setup_teardown(the_table_grows, set_up, tear_down),
        cmocka_unit_test_setup_teardown(the_jdk_is_linked_by_the_book, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
