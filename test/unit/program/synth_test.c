/* What synthesised classes look like, and which descriptions are refused. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "program/class.h"
#include "program/synth/synth_concat.h"
#include "program/synth/synth_lambda.h"
#include "program/synth/synth_record.h"
#include "program/synth/synth_switch.h"
#include "unit/program/jdks.h"
#include "unit/program/relink.h"

static struct classfile *parse(struct arena *arena, struct slice bytes) {
    struct diag diag = {0};
    enum classfile_fault fault;
    struct classfile *cf = classfile_parse(arena, bytes, true, &fault, &diag);
    if (!cf) fail_msg("%s", diag.text);
    return cf;
}

static bool pool_has(const struct classfile *cf, const char *text) {
    for (u16 i = 1; i < cf->cp_count; i++)
        if (cf->cp[i].tag == CP_UTF8 && slice_is(cp_utf8(cf, i), text)) return true;
    return false;
}

static bool code_has(struct arena *arena, const struct classfile *cf, u32 method, u8 opcode) {
    struct cf_code code;
    struct diag diag = {0};
    assert_int_equal(code_parse(arena, cf, &cf->methods[method], &code, &diag), 0);
    for (u32 at = 0; at < code.code.length; at += opcode_length(code.code, at))
        if (code.code.at[at] == opcode) return true;
    return false;
}

static struct synth_lambda runnable(const char *site, struct synth_target target) {
    return (struct synth_lambda){
        .class_name = "L", .site = site, .method = "run", .erased = "()V", .instantiated = "()V", .target = target};
}

static const struct synth_target BODY = {REF_INVOKE_STATIC, false, "C", "body", "()V"};

static void lambdas_have_the_promised_members(void **state) {
    (void)state;
    struct arena *arena = arena_new();
    struct slice bytes;
    struct diag diag = {0};
    const char *const markers[] = {"Marker", "java/lang/Runnable", "Marker"}, *const bridges[] = {"()V", "()V"};
    struct synth_lambda lambda =
        runnable("(JLC;)Ljava/lang/Runnable;", (struct synth_target){REF_INVOKE_STATIC, false, "C", "body", "(JLC;)V"});
    lambda.markers = markers;
    lambda.marker_count = 3;
    lambda.bridges = bridges;
    lambda.bridge_count = 2;
    lambda.serializable = true;
    lambda.caller = "p/Caller";
    assert_int_equal(synth_lambda(arena, &lambda, &bytes, &diag), 0);
    struct classfile *cf = parse(arena, bytes);
    assert_int_equal(cf->access, ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC);
    assert_true(slice_is(cp_name(cf, cf->super_class), "java/lang/Object"));
    assert_int_equal(cf->interface_count, 3);
    assert_true(slice_is(cp_name(cf, cf->interfaces[2]), "java/io/Serializable"));
    assert_int_equal(cf->field_count, 2);
    assert_true(slice_is(cp_utf8(cf, cf->fields[1].name), "arg$2"));
    assert_int_equal(cf->fields[0].access, ACC_PRIVATE | ACC_FINAL);
    assert_int_equal(cf->method_count, 4);
    assert_true(slice_is(cp_utf8(cf, cf->methods[1].name), "make"));
    assert_true(slice_is(cp_utf8(cf, cf->methods[3].name), "writeReplace"));
    assert_true(slice_is(cp_utf8(cf, cf->methods[1].descriptor), lambda.site));
    arena_free(arena);
}

static void each_kind_has_its_instruction(void **state) {
    (void)state;
    struct arena *arena = arena_new();
    static const struct {
        u8 kind, opcode;
        bool interface;
    } kinds[] = {{REF_INVOKE_VIRTUAL, BC_invokevirtual, false}, {REF_INVOKE_SPECIAL, BC_invokespecial, false},
                 {REF_INVOKE_SPECIAL, BC_invokespecial, true},  {REF_INVOKE_INTERFACE, BC_invokeinterface, true},
                 {REF_NEW_INVOKE_SPECIAL, BC_new, false},       {REF_INVOKE_STATIC, BC_invokestatic, true}};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        bool bound = kinds[i].kind != REF_NEW_INVOKE_SPECIAL && kinds[i].kind != REF_INVOKE_STATIC;
        struct synth_lambda lambda =
            runnable(bound ? "(LC;)Ljava/lang/Runnable;" : "()Ljava/lang/Runnable;",
                     (struct synth_target){kinds[i].kind, kinds[i].interface, "C", "body", "()V"});
        struct slice bytes;
        struct diag diag = {0};
        assert_int_equal(synth_lambda(arena, &lambda, &bytes, &diag), 0);
        assert_true(code_has(arena, parse(arena, bytes), 2, kinds[i].opcode));
    }
    arena_free(arena);
}

static void refuse_lambda(const struct synth_lambda *lambda) {
    struct arena *arena = arena_new();
    struct slice bytes;
    struct diag diag = {0};
    assert_int_equal(synth_lambda(arena, lambda, &bytes, &diag), -1);
    assert_string_not_equal(diag.text, "");
    arena_free(arena);
}

static void unfit_lambdas_are_refused(void **state) {
    (void)state;
    struct synth_lambda lambda = runnable("()I", BODY);
    refuse_lambda(&lambda);
    lambda = runnable("()", BODY);
    refuse_lambda(&lambda);
    lambda = runnable("(LC;)Ljava/lang/Runnable;", BODY);
    refuse_lambda(&lambda);
    lambda = runnable("()Ljava/lang/Runnable;", (struct synth_target){REF_GET_STATIC, false, "C", "f", "I"});
    refuse_lambda(&lambda);
    lambda = runnable("(J)Ljava/lang/Runnable;", (struct synth_target){REF_INVOKE_STATIC, false, "C", "b", "(I)V"});
    refuse_lambda(&lambda);
    lambda = runnable("()Ljava/lang/Runnable;", BODY);
    lambda.erased = lambda.instantiated = "(I)V";
    refuse_lambda(&lambda);
    lambda.erased = lambda.instantiated = "()I";
    refuse_lambda(&lambda);
    lambda.erased = "()V";
    lambda.instantiated = "(";
    refuse_lambda(&lambda);
}

static struct slice text(const char *text) { return (struct slice){(const u8 *)text, strlen(text)}; }

static void unfit_concatenations_are_refused(void **state) {
    (void)state;
    struct arena *arena = arena_new();
    const struct synth_constant handle = {CP_METHOD_HANDLE, {0}, 0}, class = {CP_CLASS, text("java/lang/String"), 0};
    const struct {
        const char *descriptor, *recipe;
        u32 constants;
        const struct synth_constant *constant;
        int status;
    } cases[] = {
        {"(I)Ljava/lang/String;", "\1", 0, NULL, 0},     {"(I)Ljava/lang/String;", "\1\1", 0, NULL, -1},
        {"(I)Ljava/lang/String;", "", 0, NULL, -1},      {"()Ljava/lang/String;", "\2", 0, NULL, -1},
        {"()Ljava/lang/String;", "\2", 1, &handle, -1},  {"()Ljava/lang/String;", "\2", 1, &class, 0},
        {"()Ljava/lang/String;", "\2\2", 1, &class, -1}, {"()I", "", 0, NULL, -1},
        {"(Q)Ljava/lang/String;", "\1", 0, NULL, -1},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct synth_concat concat = {
            "X", cases[i].descriptor, true, text(cases[i].recipe), cases[i].constants, cases[i].constant};
        struct slice bytes;
        struct diag diag = {0};
        assert_int_equal(synth_concat(arena, &concat, &bytes, &diag), cases[i].status);
        if (!cases[i].status) parse(arena, bytes);
    }
    arena_free(arena);
}

static void records_ask_the_jdks_own_helper(void **state) {
    (void)state;
    struct arena *arena = arena_new();
    const struct synth_component components[] = {{"a", "Ljava/lang/Object;"}};
    for (int jdk = 17; jdk <= 25; jdk += 8) {
        struct synth_record record = {"X", RECORD_TO_STRING, "p/R", "R", 1, components, jdk};
        struct slice bytes;
        struct diag diag = {0};
        assert_int_equal(synth_record(arena, &record, &bytes, &diag), 0);
        struct classfile *cf = parse(arena, bytes);
        assert_int_equal(pool_has(cf, "java/util/Objects"), jdk == 17);
        assert_int_equal(pool_has(cf, "java/lang/StringConcatHelper"), jdk == 25);
    }
    const struct synth_component wrong[] = {{"a", "V"}};
    struct synth_record record = {"X", RECORD_EQUALS, "p/R", "R", 1, wrong, 17};
    struct slice bytes;
    struct diag diag = {0};
    assert_int_equal(synth_record(arena, &record, &bytes, &diag), -1);
    arena_free(arena);
}

static void unfit_switches_are_refused(void **state) {
    (void)state;
    struct arena *arena = arena_new();
    const struct synth_label integer = {LABEL_INTEGER, NULL, {0}, 5};
    const struct {
        const char *descriptor;
        bool is_enum;
        u32 labels;
        int status;
    } cases[] = {
        {"(Ljava/lang/Object;I)I", false, 1, 0},
        {"(Ljava/lang/Object;I)I", false, 0, 0},
        {"(LE;I)I", true, 1, -1},
        {"(I)I", false, 0, -1},
        {"(II)I", false, 0, -1},
        {"(LE;J)I", false, 0, -1},
        {"(LE;I)V", false, 0, -1},
        {"(LE;I", false, 0, -1},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct synth_switch select = {"X", cases[i].descriptor, cases[i].is_enum, cases[i].labels, &integer};
        struct slice bytes;
        struct diag diag = {0};
        assert_int_equal(synth_switch(arena, &select, &bytes, &diag), cases[i].status);
        if (!cases[i].status) parse(arena, bytes);
    }
    arena_free(arena);
}

/* More labels than a method has room for: a diag, not a broken class. */
static void a_huge_switch_is_refused(void **state) {
    (void)state;
    struct arena *arena = arena_new();
    enum { COUNT = 5000 };
    struct synth_label *labels = arena_alloc(arena, COUNT * sizeof *labels);
    for (u32 i = 0; i < COUNT; i++) labels[i] = (struct synth_label){LABEL_INTEGER, NULL, {0}, i};
    struct synth_switch select = {"X", "(Ljava/lang/Object;I)I", false, COUNT, labels};
    struct slice bytes;
    struct diag diag = {0};
    assert_int_equal(synth_switch(arena, &select, &bytes, &diag), -1);
    assert_non_null(strstr(diag.text, "too long"));
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lambdas_have_the_promised_members), cmocka_unit_test(each_kind_has_its_instruction),
        cmocka_unit_test(unfit_lambdas_are_refused),         cmocka_unit_test(unfit_concatenations_are_refused),
        cmocka_unit_test(records_ask_the_jdks_own_helper),   cmocka_unit_test(unfit_switches_are_refused),
        cmocka_unit_test(a_huge_switch_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
