/* Resolution of symbolic references and access checks. The messages were taken from HotSpot. */
#include "program/link/resolve.h"
#include "unit/program/maker.h"

enum { INVOKEVIRTUAL = 182, INVOKESPECIAL = 183, INVOKESTATIC = 184, INVOKEINTERFACE = 185 };
enum { ABSTRACT = ACC_PUBLIC | ACC_ABSTRACT };

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

/* A class that refers to one member; returns the constant's index. A method `user` is there to hold the instruction. */
static u16 referrer(const char *name, const char *super, enum cp_tag tag, const char *owner, const char *member,
                    const char *descriptor) {
    struct maker *maker = make_class(name, super);
    made_method(maker, ACC_PUBLIC, "user", "()V");
    u16 index = made_reference(maker, tag, owner, member, descriptor);
    made(&world, maker);
    return index;
}

static void method_fails(const char *from, u16 index, int opcode, const char *throwable, const char *message) {
    struct link_error error = {0};
    expect_error(resolve_method(world.program, load(&world, from), index, opcode, &error), &error, throwable, message);
}

static const char *method_found(const char *from, u16 index, int opcode) {
    struct link_error error = {0};
    struct method *m = resolve_method(world.program, load(&world, from), index, opcode, &error);
    if (!m) fail_msg("%s: %s", error.throwable, error.message);
    return m->holder->name->text;
}

static struct field *resolve_for(const char *from, u16 index, bool is_static, bool write, struct link_error *error) {
    return resolve_field(world.program, load(&world, from)->methods[0], index, is_static, write, error);
}

static void field_fails(const char *from, u16 index, bool is_static, bool write, const char *throwable,
                        const char *message) {
    struct link_error error = {0};
    expect_error(resolve_for(from, index, is_static, write, &error), &error, throwable, message);
}

static void classes_are_checked_for_access(void **state) {
    (void)state;
    made(&world, make(ACC_SUPER, "p/Hid", "java/lang/Object"));
    struct maker *main = make_class("Main", "java/lang/Object"), *inside = make_class("p/Inside", "java/lang/Object");
    u16 hidden = pool_class(&main->pool, "p/Hid"), array = pool_class(&main->pool, "[[Lp/Hid;"),
        gone = pool_class(&main->pool, "p/Gone"), ints = pool_class(&main->pool, "[I"),
        string = pool_class(&main->pool, "java/lang/String"), seen = pool_class(&inside->pool, "p/Hid"),
        text = pool_name(&main->pool, "text"), builder = pool_class(&main->pool, "java/lang/AbstractStringBuilder");
    made(&world, main);
    made(&world, inside);
    FOR_EACH_JDK(jdk) {
        struct link_error error = {0};
        world_start(&world, jdk);
        struct class *from = load(&world, "Main");
        expect_error(resolve_class(world.program, from, hidden, &error), &error, "IllegalAccessError",
                     "failed to access class p.Hid from class Main (p.Hid and Main are in unnamed module of loader "
                     "'app')");
        expect_error(resolve_class(world.program, from, array, &error), &error, "IllegalAccessError",
                     "failed to access class p.Hid from class Main (p.Hid and Main are in unnamed module of loader "
                     "'app')");
        expect_error(resolve_class(world.program, from, builder, &error), &error, "IllegalAccessError",
                     "failed to access class java.lang.AbstractStringBuilder from class Main "
                     "(java.lang.AbstractStringBuilder is in module java.base of loader 'bootstrap'; Main is in "
                     "unnamed module of loader 'app')");
        expect_error(resolve_class(world.program, from, gone, &error), &error, "NoClassDefFoundError", "p/Gone");
        assert_string_equal(error.cause_message, "p.Gone");
        assert_ptr_equal(resolve_class(world.program, from, ints, &error), load(&world, "[I"));
        assert_ptr_equal(resolve_class(world.program, from, string, &error), load(&world, "java/lang/String"));
        assert_ptr_equal(from->resolved[string], load(&world, "java/lang/String"));
        assert_null(from->resolved[hidden]);
        assert_non_null(resolve_class(world.program, load(&world, "p/Inside"), seen, &error));
        assert_null(resolve_class(world.program, from, text, &error)); /* unverified code may name anything */
        assert_null(resolve_class(world.program, from, 0, &error));
        assert_null(resolve_class(world.program, from, 65535, &error));
        assert_null(resolve_method(world.program, from, string, INVOKEVIRTUAL, &error));
    }
}

static void absent_members_are_named(void **state) {
    (void)state;
    made(&world, make_class("p/B", "java/lang/Object"));
    made(&world, make_interface("K"));
    u16 m = referrer("M", "java/lang/Object", CP_METHODREF, "p/B", "gone", "(I[[Ljava/lang/String;J)C");
    u16 i = referrer("I", "java/lang/Object", CP_INTERFACE_METHODREF, "K", "gone", "()V");
    u16 f = referrer("F", "java/lang/Object", CP_FIELDREF, "p/B", "goneF", "[Ljava/lang/Object;");
    u16 n = referrer("N", "java/lang/Object", CP_METHODREF, "p/B", "<init>", "(I)V");
    FOR_EACH_JDK(jdk) {
        world_start(&world, jdk);
        method_fails("M", m, INVOKEVIRTUAL, "NoSuchMethodError", "'char p.B.gone(int, java.lang.String[][], long)'");
        method_fails("M", m, INVOKESTATIC, "NoSuchMethodError", "'char p.B.gone(int, java.lang.String[][], long)'");
        method_fails("I", i, INVOKEINTERFACE, "NoSuchMethodError", "'void K.gone()'");
        method_fails("N", n, INVOKESPECIAL, "NoSuchMethodError", "'void p.B.<init>(int)'");
        field_fails("F", f, true, false, "NoSuchFieldError",
                    jdk->version < 21 ? "goneF" : "Class p.B does not have member field 'java.lang.Object[] goneF'");
    }
}

static void members_must_be_of_the_expected_kind(void **state) {
    (void)state;
    struct maker *b = make_class("B", "java/lang/Object"), *j = make_interface("J");
    made_field(b, ACC_STATIC, "sf", "I");
    made_field(b, 0, "f", "I");
    made_method(b, ACC_STATIC, "sm", "()V");
    made_method(b, 0, "m", "(I)V");
    made_method(j, ACC_PUBLIC, "k", "()V");
    made_method(j, ACC_PUBLIC | ACC_STATIC, "st", "()V");
    made(&world, b);
    made(&world, j);
    u16 sf = referrer("SF", "java/lang/Object", CP_FIELDREF, "B", "sf", "I");
    u16 f = referrer("F", "java/lang/Object", CP_FIELDREF, "B", "f", "I");
    u16 sm = referrer("SM", "java/lang/Object", CP_METHODREF, "B", "sm", "()V");
    u16 m = referrer("M", "java/lang/Object", CP_METHODREF, "B", "m", "(I)V");
    u16 ci = referrer("CI", "java/lang/Object", CP_METHODREF, "J", "k", "()V");
    u16 ic = referrer("IC", "java/lang/Object", CP_INTERFACE_METHODREF, "B", "m", "(I)V");
    u16 ik = referrer("IK", "java/lang/Object", CP_INTERFACE_METHODREF, "J", "k", "()V");
    u16 is = referrer("IS", "java/lang/Object", CP_INTERFACE_METHODREF, "J", "st", "()V");
    u16 cs = referrer("CS", "java/lang/Object", CP_METHODREF, "J", "st", "()V");
    u16 bs = referrer("BS", "java/lang/Object", CP_INTERFACE_METHODREF, "B", "sm", "()V");
    FOR_EACH_JDK(jdk) {
        static const char icce[] = "IncompatibleClassChangeError";
        struct link_error error = {0};
        world_start(&world, jdk);
        for (int i = 0; i < 2; i++) { /* the same again when the reference is resolved */
            field_fails("F", f, true, false, icce, "Expected static field B.f");
            field_fails("SF", sf, false, false, icce, "Expected non-static field B.sf");
            assert_non_null(resolve_for("F", f, false, false, &error));
            assert_non_null(resolve_for("SF", sf, true, true, &error));
            method_fails("SM", sm, INVOKEVIRTUAL, icce, "Expecting non-static method 'void B.sm()'");
            method_fails("M", m, INVOKESTATIC, icce, "Expected static method 'void B.m(int)'");
            method_fails("M", m, INVOKEINTERFACE, icce, "Found class B, but interface was expected");
            assert_string_equal(method_found("SM", sm, INVOKESTATIC), "B");
            assert_string_equal(method_found("M", m, INVOKEVIRTUAL), "B");
        }
        method_fails("CI", ci, INVOKEVIRTUAL, icce, "Found interface J, but class was expected");
        method_fails("IC", ic, INVOKEVIRTUAL, icce, "Method 'void B.m(int)' must be Methodref constant");
        method_fails("IK", ik, INVOKESTATIC, icce, "Expected static method 'void J.k()'");
        method_fails("IS", is, INVOKEINTERFACE, icce, "Expected instance not static method 'void J.st()'");
        method_fails("CS", cs, INVOKESTATIC, icce, "Method 'void J.st()' must be InterfaceMethodref constant");
        method_fails("BS", bs, INVOKESTATIC, icce, "Method 'void B.sm()' must be Methodref constant");
        assert_string_equal(method_found("IK", ik, INVOKEINTERFACE), "J");
        assert_string_equal(method_found("IS", is, INVOKESTATIC), "J");
    }
}

static void private_and_package_private_members_are_guarded(void **state) {
    (void)state;
    struct maker *b = make_class("p/B", "java/lang/Object"),
                 *abstract = make(ACC_PUBLIC | ACC_ABSTRACT | ACC_SUPER, "p/Abs", "java/lang/Object");
    made_field(b, ACC_PRIVATE, "pf", "I");
    made_field(b, 0, "df", "I");
    made_method(b, ACC_PRIVATE, "pm", "(I)V");
    made_method(b, 0, "dm", "()V");
    made_method(abstract, ACC_ABSTRACT, "am", "()V");
    made(&world, b);
    made(&world, abstract);
    u16 pf = referrer("PF", "java/lang/Object", CP_FIELDREF, "p/B", "pf", "I");
    u16 df = referrer("DF", "java/lang/Object", CP_FIELDREF, "p/B", "df", "I");
    u16 pm = referrer("PM", "java/lang/Object", CP_METHODREF, "p/B", "pm", "(I)V");
    u16 am = referrer("AM", "java/lang/Object", CP_METHODREF, "p/Abs", "am", "()V");
    u16 near = referrer("p/Near", "java/lang/Object", CP_FIELDREF, "p/B", "df", "I");
    u16 near_private = referrer("p/NearPrivate", "java/lang/Object", CP_METHODREF, "p/B", "pm", "(I)V");
    FOR_EACH_JDK(jdk) {
        struct link_error error = {0};
        world_start(&world, jdk);
        field_fails("PF", pf, false, false, "IllegalAccessError",
                    "class PF tried to access private field p.B.pf (PF and p.B are in unnamed module of loader "
                    "'app')");
        field_fails("DF", df, false, false, "IllegalAccessError",
                    "class DF tried to access field p.B.df (DF and p.B are in unnamed module of loader 'app')");
        method_fails("PM", pm, INVOKEVIRTUAL, "IllegalAccessError",
                     "class PM tried to access private method 'void p.B.pm(int)' (PM and p.B are in unnamed module of "
                     "loader 'app')");
        method_fails("AM", am, INVOKEVIRTUAL, "IllegalAccessError",
                     "class AM tried to access abstract method 'void p.Abs.am()' (AM and p.Abs are in unnamed module "
                     "of loader 'app')");
        method_fails("p/NearPrivate", near_private, INVOKEVIRTUAL, "IllegalAccessError",
                     "class p.NearPrivate tried to access private method 'void p.B.pm(int)' (p.NearPrivate and p.B are "
                     "in unnamed module of loader 'app')");
        assert_non_null(resolve_for("p/Near", near, false, false, &error));
    }
}

static void protected_members_follow_the_line_of_inheritance(void **state) {
    (void)state;
    struct maker *q = make_class("p/Q", "java/lang/Object");
    made_field(q, ACC_PROTECTED, "f", "I");
    made_field(q, ACC_PROTECTED | ACC_STATIC, "s", "I");
    made_method(q, ACC_PROTECTED, "m", "()V");
    made(&world, q);
    made(&world, make_class("Sibling", "p/Q"));
    u16 other = referrer("Other", "java/lang/Object", CP_METHODREF, "p/Q", "m", "()V");
    u16 by_super = referrer("BySuper", "p/Q", CP_METHODREF, "p/Q", "m", "()V");
    u16 by_self = referrer("BySelf", "p/Q", CP_METHODREF, "BySelf", "m", "()V");
    u16 by_sibling = referrer("BySibling", "p/Q", CP_METHODREF, "Sibling", "m", "()V");
    u16 static_sibling = referrer("StaticSibling", "p/Q", CP_FIELDREF, "Sibling", "s", "I");
    u16 field_sibling = referrer("FieldSibling", "p/Q", CP_FIELDREF, "Sibling", "f", "I");
    u16 clone = referrer("Clone", "java/lang/Object", CP_METHODREF, "[I", "clone", "()Ljava/lang/Object;");
    u16 finalize = referrer("Fin", "java/lang/Object", CP_METHODREF, "[I", "finalize", "()V");
    FOR_EACH_JDK(jdk) {
        struct link_error error = {0};
        world_start(&world, jdk);
        method_fails("Other", other, INVOKEVIRTUAL, "IllegalAccessError",
                     "class Other tried to access protected method 'void p.Q.m()' (Other and p.Q are in unnamed module "
                     "of loader 'app')");
        assert_string_equal(method_found("BySuper", by_super, INVOKEVIRTUAL), "p/Q");
        assert_string_equal(method_found("BySelf", by_self, INVOKEVIRTUAL), "p/Q");
        method_fails("BySibling", by_sibling, INVOKEVIRTUAL, "IllegalAccessError",
                     "class BySibling tried to access protected method 'void p.Q.m()' (BySibling and p.Q are in "
                     "unnamed module of loader 'app')");
        assert_non_null(resolve_for("StaticSibling", static_sibling, true, false, &error));
        assert_null(resolve_for("FieldSibling", field_sibling, false, false, &error));
        assert_string_equal(method_found("Clone", clone, INVOKEVIRTUAL), "java/lang/Object"); /* public on arrays */
        method_fails("Fin", finalize, INVOKEVIRTUAL, "IllegalAccessError",
                     "class Fin tried to access protected method 'void java.lang.Object.finalize()' (Fin is in unnamed "
                     "module of loader 'app'; java.lang.Object is in module java.base of loader 'bootstrap')");
    }
}

static u16 nest_member(const char *name, const char *host, const char *owner) {
    struct maker *maker = make_class(name, "java/lang/Object");
    made_method(maker, ACC_PUBLIC, "user", "()V");
    u16 index = made_reference(maker, CP_METHODREF, owner, "pm", "()V");
    made_nest_host(maker, host);
    made(&world, maker);
    return index;
}

static void nestmates_share_private_members(void **state) {
    (void)state;
    struct maker *outer = make_class("Outer", "java/lang/Object");
    made_method(outer, ACC_PRIVATE, "pm", "()V");
    made_nest_member(outer, "Outer$In");
    made_nest_member(outer, "Outer$In2");
    made(&world, outer);
    struct maker *in2 = make_class("Outer$In2", "java/lang/Object");
    made_nest_host(in2, "Outer");
    made_method(in2, ACC_PRIVATE, "pm", "()V");
    made(&world, in2);
    struct maker *inner = make_class("Outer$In", "java/lang/Object");
    u16 in = made_reference(inner, CP_METHODREF, "Outer", "pm", "()V");
    u16 to_sibling = made_reference(inner, CP_METHODREF, "Outer$In2", "pm", "()V");
    made_nest_host(inner, "Outer");
    made(&world, inner);
    u16 liar = nest_member("Liar", "Outer", "Outer"), lost = nest_member("Lost", "Gone", "Outer"),
        away = nest_member("p/Away", "Outer", "Outer");
    FOR_EACH_JDK(jdk) {
        world_start(&world, jdk);
        assert_string_equal(method_found("Outer$In", in, INVOKEVIRTUAL), "Outer");
        assert_string_equal(method_found("Outer$In", to_sibling, INVOKEVIRTUAL), "Outer$In2");
        method_fails(
            "Liar", liar, INVOKEVIRTUAL, "IllegalAccessError",
            "class Liar tried to access private method 'void Outer.pm()' (Liar and Outer are in unnamed module "
            "of loader 'app'), (Type Liar (loader: 'app') is not a nest member of type Outer (loader: 'app'): "
            "current type is not listed as a nest member)");
        method_fails(
            "Lost", lost, INVOKEVIRTUAL, "IllegalAccessError",
            "class Lost tried to access private method 'void Outer.pm()' (Lost and Outer are in unnamed module "
            "of loader 'app'), (Nest host resolution of Lost with host Gone failed: "
            "java.lang.NoClassDefFoundError: Gone)");
        method_fails("p/Away", away, INVOKEVIRTUAL, "IllegalAccessError",
                     "class p.Away tried to access private method 'void Outer.pm()' (p.Away and Outer are in unnamed "
                     "module of loader 'app'), (Type p.Away (loader: 'app') is not a nest member of type Outer "
                     "(loader: 'app'): types are in different packages)");
        assert_ptr_equal(nest_host(world.program, load(&world, "Liar")), load(&world, "Liar"));
        assert_ptr_equal(nest_host(world.program, load(&world, "Outer$In2")), load(&world, "Outer"));
        assert_ptr_equal(nest_host(world.program, load(&world, "[I")), load(&world, "[I"));
    }
}

static void final_fields_are_written_by_initialisers(void **state) {
    (void)state;
    struct maker *a = make_class("A", "java/lang/Object");
    made_method(a, 0, "<init>", "()V");
    made_method(a, 0, "set", "()V");
    made_method(a, ACC_STATIC, "<clinit>", "()V");
    made_field(a, ACC_FINAL, "f", "I");
    made_field(a, ACC_FINAL | ACC_STATIC, "s", "I");
    u16 f = made_reference(a, CP_FIELDREF, "A", "f", "I"), s = made_reference(a, CP_FIELDREF, "A", "s", "I");
    made(&world, a);
    u16 host_snapshot = referrer("B", "A", CP_FIELDREF, "B", "f", "I");
    FOR_EACH_JDK(jdk) {
        struct link_error error = {0};
        struct program *program = (world_start(&world, jdk), world.program);
        struct method **methods = load(&world, "A")->methods;
        assert_non_null(resolve_field(program, methods[0], f, false, true, &error));
        assert_non_null(resolve_field(program, methods[1], f, false, false, &error));
        assert_non_null(resolve_field(program, methods[2], s, true, true, &error));
        expect_error(resolve_field(program, methods[1], f, false, true, &error), &error, "IllegalAccessError",
                     "Update to non-static final field A.f attempted from a different method (set) than the "
                     "initializer method <init> ");
        expect_error(resolve_field(program, methods[0], s, true, true, &error), &error, "IllegalAccessError",
                     "Update to static final field A.s attempted from a different method (<init>) than the initializer "
                     "method <clinit> ");
        field_fails("B", host_snapshot, false, true, "IllegalAccessError",
                    "Update to non-static final field B.f attempted from a different class (B) than the field's "
                    "declaring class");
    }
}

static void invokespecial_selects_above_the_caller(void **state) {
    (void)state;
    struct maker *i = make_interface("SI"), *j = make_interface("SJ"), *a = make_class("SA", "java/lang/Object"),
                 *b = make_class("SB", "SA");
    made_method(i, ACC_PUBLIC, "d", "()V");
    made_method(i, ABSTRACT, "abs", "()V");
    made_implements(j, "SI");
    made_method(j, ACC_PUBLIC | ACC_STATIC, "ist", "()V");
    made_method(a, 0, "x", "()V");
    made_method(a, ACC_STATIC, "st", "()V");
    made_method(a, ACC_ABSTRACT, "abs", "()V");
    made_method(a, 0, "<init>", "()V");
    made_implements(b, "SI");
    made_method(b, 0, "x", "()V");
    made(&world, i);
    made(&world, j);
    made(&world, a);
    made(&world, b);
    struct maker *c = make_class("SC", "SB");
    made_implements(c, "SJ");
    made_method(c, 0, "x", "()V");
    u16 x = made_reference(c, CP_METHODREF, "SA", "x", "()V"), d = made_reference(c, CP_METHODREF, "SB", "d", "()V"),
        indirect = made_reference(c, CP_INTERFACE_METHODREF, "SI", "d", "()V"),
        direct = made_reference(c, CP_INTERFACE_METHODREF, "SJ", "d", "()V"),
        st = made_reference(c, CP_METHODREF, "SA", "st", "()V"),
        ist = made_reference(c, CP_INTERFACE_METHODREF, "SJ", "ist", "()V"),
        abs = made_reference(c, CP_METHODREF, "SA", "abs", "()V"),
        init = made_reference(c, CP_METHODREF, "SB", "<init>", "()V"),
        own = made_reference(c, CP_METHODREF, "SC", "x", "()V");
    made(&world, c);
    FOR_EACH_JDK(jdk) {
        static const char icce[] = "IncompatibleClassChangeError";
        world_start(&world, jdk);
        assert_string_equal(method_found("SC", x, INVOKESPECIAL), "SB"); /* not SA, which the reference names */
        assert_string_equal(method_found("SC", own, INVOKESPECIAL), "SC");
        assert_string_equal(method_found("SC", d, INVOKESPECIAL), "SI");
        assert_string_equal(method_found("SC", direct, INVOKESPECIAL), "SI");
        assert_string_equal(method_found("SC", x, INVOKEVIRTUAL), "SA");
        method_fails("SC", indirect, INVOKESPECIAL, icce,
                     jdk->version <= 17
                         ? "Interface method reference: 'void SI.d()', is in an indirect superinterface of SC"
                         : "Interface method reference: 'void SI.d()', is not in a direct superinterface of SC");
        method_fails("SC", st, INVOKESPECIAL, icce, "Expecting non-static method 'void SA.st()'");
        method_fails("SC", ist, INVOKESPECIAL, icce, "Expected instance not static method 'void SJ.ist()'");
        method_fails("SC", abs, INVOKESPECIAL, "AbstractMethodError", "'void SA.abs()'");
        method_fails("SC", init, INVOKESPECIAL, "NoSuchMethodError", "SB: method 'void <init>()' not found");
    }
}

static void interfaces_inherit_from_object_what_is_public(void **state) {
    (void)state;
    made(&world, make_interface("I"));
    u16 hash = referrer("Hash", "java/lang/Object", CP_INTERFACE_METHODREF, "I", "hashCode", "()I");
    u16 finalize = referrer("Fin", "java/lang/Object", CP_INTERFACE_METHODREF, "I", "finalize", "()V");
    FOR_EACH_JDK(jdk) {
        world_start(&world, jdk);
        assert_string_equal(method_found("Hash", hash, INVOKEINTERFACE), "java/lang/Object");
        method_fails("Fin", finalize, INVOKEINTERFACE, "NoSuchMethodError", "'void I.finalize()'");
    }
}

static void polymorphic_methods_take_any_descriptor(void **state) {
    (void)state;
    u16 handle =
        referrer("H", "java/lang/Object", CP_METHODREF, "java/lang/invoke/MethodHandle", "invokeExact", "(IJ)F");
    u16 var = referrer("V", "java/lang/Object", CP_METHODREF, "java/lang/invoke/VarHandle", "getAndAdd", "(LV;I)I");
    u16 plain = referrer("P", "java/lang/Object", CP_METHODREF, "java/lang/invoke/MethodHandle", "bindTo", "(I)V");
    FOR_EACH_JDK(jdk) {
        struct link_error error = {0};
        world_start(&world, jdk);
        struct method *m = resolve_method(world.program, load(&world, "H"), handle, INVOKEVIRTUAL, &error);
        assert_string_equal(m->descriptor->text, "([Ljava/lang/Object;)Ljava/lang/Object;");
        assert_string_equal(method_found("V", var, INVOKEVIRTUAL), "java/lang/invoke/VarHandle");
        method_fails("P", plain, INVOKEVIRTUAL, "NoSuchMethodError",
                     "'void java.lang.invoke.MethodHandle.bindTo(int)'");
    }
}

static void hidden_classes_are_trusted(void **state) {
    (void)state;
    struct maker *b = make_class("q/B", "java/lang/Object");
    made_method(b, ACC_PRIVATE, "pm", "()V");
    made_field(b, ACC_FINAL | ACC_PRIVATE, "f", "I");
    made(&world, b);
    made(&world, make_class("p/Host", "java/lang/Object"));
    struct maker *maker = make_class("p/Host$$Lambda/0x0000000000000001", "java/lang/Object");
    made_method(maker, ACC_PUBLIC, "user", "()V");
    u16 pm = made_reference(maker, CP_METHODREF, "q/B", "pm", "()V"),
        f = made_reference(maker, CP_FIELDREF, "q/B", "f", "I"),
        own = made_reference(maker, CP_METHODREF, "p/Host$$Lambda/0x0000000000000001", "user", "()V");
    struct buffer bytes = made_bytes(maker);
    FOR_EACH_JDK(jdk) {
        struct link_error error = {0};
        world_start(&world, jdk);
        struct class *c = program_define(world.program, LOADER_APP, (struct slice){bytes.at, bytes.length},
                                         load(&world, "p/Host"), &error);
        assert_non_null(resolve_method(world.program, c, pm, INVOKEVIRTUAL, &error));
        assert_non_null(resolve_field(world.program, c->methods[0], f, false, true, &error));
        assert_ptr_equal(resolve_method(world.program, c, own, INVOKEVIRTUAL, &error), c->methods[0]);
        assert_true(c->methods[0]->flags & METHOD_HIDDEN);
    }
    buffer_free(&bytes);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(classes_are_checked_for_access, set_up, tear_down),
        cmocka_unit_test_setup_teardown(absent_members_are_named, set_up, tear_down),
        cmocka_unit_test_setup_teardown(members_must_be_of_the_expected_kind, set_up, tear_down),
        cmocka_unit_test_setup_teardown(private_and_package_private_members_are_guarded, set_up, tear_down),
        cmocka_unit_test_setup_teardown(protected_members_follow_the_line_of_inheritance, set_up, tear_down),
        cmocka_unit_test_setup_teardown(nestmates_share_private_members, set_up, tear_down),
        cmocka_unit_test_setup_teardown(final_fields_are_written_by_initialisers, set_up, tear_down),
        cmocka_unit_test_setup_teardown(invokespecial_selects_above_the_caller, set_up, tear_down),
        cmocka_unit_test_setup_teardown(interfaces_inherit_from_object_what_is_public, set_up, tear_down),
        cmocka_unit_test_setup_teardown(polymorphic_methods_take_any_descriptor, set_up, tear_down),
        cmocka_unit_test_setup_teardown(hidden_classes_are_trusted, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
