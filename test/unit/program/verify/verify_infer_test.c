/* Inference: class files older than stack maps, subroutines included, whose verdicts HotSpot shares. */
#include "unit/program/verify_cases.h"

enum { STATIC = ACC_PUBLIC | ACC_STATIC, PUBLIC = ACC_PUBLIC };

#define CASE(name, verdict, access, method, descriptor, ...) \
    { \
        name, "(class: " name ", method: " method " signature: " descriptor ") " verdict, 49, access, method, \
            descriptor, { \
            __VA_ARGS__ \
        } \
    }
#define GOOD(name, access, method, descriptor, ...) \
    { \
        name, "accepted", 49, access, method, descriptor, { __VA_ARGS__ } \
    }
#define FORMAT(name, verdict, access, method, descriptor, ...) \
    { \
        name, "java/lang/ClassFormatError: (class: " name ", method: " method " signature: " descriptor ") " verdict, \
            49, access, method, descriptor, { \
            __VA_ARGS__ \
        } \
    }

static const struct verify_case cases[] = {
    GOOD("OldLoop", STATIC, "m", "(I)I", 2, 2,
         .code = BYTES(BC_iconst_0, BC_istore_1, BC_iload_1, BC_iload_0, BC_if_icmpge, U2(9), BC_iinc, 1, 1, BC_goto,
                       U2(-8), BC_iload_1, BC_ireturn)),
    GOOD("OldMerge", STATIC, "m", "(ILjava/lang/String;Ljava/lang/StringBuilder;)I", 1, 3,
         .code = BYTES(BC_iload_0, BC_ifeq, U2(7), BC_aload_1, BC_goto, U2(4), BC_aload_2, BC_invokevirtual, U2(K_HASH),
                       BC_ireturn)),
    CASE("OldMergeTooFar", "Incompatible object argument for function call", STATIC, "m",
         "(ILjava/lang/String;Ljava/lang/StringBuilder;)I", 1, 3,
         .code = BYTES(BC_iload_0, BC_ifeq, U2(7), BC_aload_1, BC_goto, U2(4), BC_aload_2, BC_invokevirtual,
                       U2(K_LENGTH), BC_ireturn)),
    GOOD("OldMergeOfArrays", STATIC, "m", "(I[[I[Ljava/lang/String;)[Ljava/lang/Object;", 1, 3,
         .code = BYTES(BC_iload_0, BC_ifeq, U2(7), BC_aload_1, BC_goto, U2(4), BC_aload_2, BC_areturn)),
    CASE("OldMergeOfArraysTooFar", "Wrong return type in function", STATIC, "m",
         "(I[I[Ljava/lang/String;)[Ljava/lang/Object;", 1, 3,
         .code = BYTES(BC_iload_0, BC_ifeq, U2(7), BC_aload_1, BC_goto, U2(4), BC_aload_2, BC_areturn)),
    CASE("OldMergeOfLocals", "Register 1 contains wrong type", STATIC, "m", "(I)I", 1, 3,
         .code = BYTES(BC_iload_0, BC_ifeq, U2(8), BC_iconst_0, BC_istore_1, BC_goto, U2(5), BC_fconst_0, BC_fstore_1,
                       BC_aconst_null, BC_astore_2, BC_iload_1, BC_ireturn)),
    CASE("OldHeights", "Inconsistent stack height 1 != 0", STATIC, "m", "(I)V", 2, 1,
         .code = BYTES(BC_iload_0, BC_ifeq, U2(4), BC_iconst_0, BC_return)),
    CASE("OldStackTypes", "Mismatched stack types", STATIC, "m", "(I)V", 1, 1,
         .code = BYTES(BC_iload_0, BC_ifeq, U2(7), BC_iconst_0, BC_goto, U2(4), BC_fconst_0, BC_pop, BC_return)),
    CASE("OldTarget", "Illegal target of jump or branch", STATIC, "m", "()V", 1, 1,
         .code = BYTES(BC_return, BC_goto, U2(1))),
    CASE("OldEnd", "Falling off the end of the code", STATIC, "m", "()V", 1, 1, .code = BYTES(BC_nop)),
    CASE("OldCutShort", "Code stops in the middle of instruction  starting at offset 1", STATIC, "m", "()V", 1, 1,
         .code = BYTES(BC_return, BC_sipush, 0)),
    CASE("OldCutSwitch", "Illegal instruction found at offset 1", STATIC, "m", "()V", 1, 1,
         .code = BYTES(BC_return, BC_tableswitch, 0, 0, U4(0), U4(0))),
    CASE("OldCutTable", "Code stops in the middle of instruction  starting at offset 1", STATIC, "m", "()V", 1, 1,
         .code = BYTES(BC_return, BC_tableswitch, 0, 0, U4(0), U4(0), U4(5))),
    CASE("OldCutPairs", "Code stops in the middle of instruction  starting at offset 1", STATIC, "m", "()V", 1, 1,
         .code = BYTES(BC_return, BC_lookupswitch, 0, 0, U4(0), U4(3))),
    CASE("OldPairsBelowZero", "Illegal instruction found at offset 1", STATIC, "m", "()V", 1, 1,
         .code = BYTES(BC_return, BC_lookupswitch, 0, 0, U4(0), 0x80, 0, 0, 0)),
    CASE("OldUndefined", "Illegal instruction found at offset 1", STATIC, "m", "()V", 1, 1,
         .code = BYTES(BC_return, 0xf0)),
    CASE("OldDeadOperand", "Illegal local variable number", STATIC, "m", "()V", 1, 1,
         .code = BYTES(BC_return, BC_iload, 9, BC_pop, BC_return)),
    GOOD("OldDeadCode", STATIC, "m", "()V", 1, 1, .code = BYTES(BC_return, BC_iadd, BC_pop)),
    CASE("OldPadding", "Non zero padding bytes in switch", STATIC, "m", "(I)V", 1, 1,
         .code = BYTES(BC_iload_0, BC_tableswitch, 0, 1, U4(19), U4(0), U4(0), U4(19), BC_return)),
    GOOD("OldEmptySwitch", STATIC, "m", "(I)V", 1, 1, .code = BYTES(BC_iload_0, BC_lookupswitch, 0, 0, U4(-1), U4(0))),
    GOOD("OldInterfaces", STATIC, "m", "(Ljava/lang/String;)V", 1, 1,
         .code = BYTES(BC_aload_0, BC_invokeinterface, U2(K_RUN), 1, 0, BC_return)),
    CASE("OldProtected", "Bad access to protected data", STATIC, "m", "(Ljava/lang/Object;)V", 1, 1,
         .code = BYTES(BC_aload_0, BC_invokevirtual, U2(K_CLONE), BC_pop, BC_return)),
    GOOD("OldArrayClone", STATIC, "m", "([I)V", 1, 1,
         .code = BYTES(BC_aload_0, BC_invokevirtual, U2(K_CLONE), BC_pop, BC_return)),
    CASE("OldThrowsText", "Can only throw Throwable objects", STATIC, "m", "()V", 1, 1,
         .code = BYTES(BC_ldc, K_TEXT, BC_athrow)),
    CASE("OldIndy", "invokedynamic bytecode is not supported in this class file version", STATIC, "m", "()V", 1, 1,
         .code = BYTES(BC_invokedynamic, U2(K_HASH), 0, 0, BC_return)),
    CASE("OldSpecial", "Illegal use of nonvirtual function call", PUBLIC, "m", "()I", 1, 1,
         .code = BYTES(BC_aload_0, BC_invokespecial, U2(K_LENGTH), BC_ireturn)),
    FORMAT("OldHandlerRange", "Illegal exception table range", STATIC, "m", "()V", 1, 0,
           .code = BYTES(BC_sipush, 0, 0, BC_pop, BC_return, BC_athrow), .handlers = 1, .handler = {{1, 4, 5, 0}}),
    FORMAT("OldHandlerAtStart", "Illegal exception table handler", STATIC, "m", "()V", 1, 0,
           .code = BYTES(BC_nop, BC_return), .handlers = 1, .handler = {{0, 1, 0, 0}}),
    CASE("OldHandlerWithoutStack", "Stack size too large", STATIC, "m", "()V", 0, 0,
         .code = BYTES(BC_nop, BC_return, BC_return), .handlers = 1, .handler = {{0, 1, 2, 0}}),
    CASE("OldHandlerLocals", "Register 0 contains wrong type", STATIC, "m", "()V", 1, 2,
         .code = BYTES(BC_iconst_0, BC_istore_0, BC_aconst_null, BC_astore_0, BC_nop, BC_return, BC_astore_1,
                       BC_iload_0, BC_pop, BC_return),
         .handlers = 1, .handler = {{2, 5, 6, 0}}),
};

static const struct verify_case constructors[] = {
    CASE("OldCallsNobody", "Constructor must call super() or this()", PUBLIC, "<init>", "()V", 1, 1,
         .code = BYTES(BC_return)),
    GOOD("OldSetsFieldFirst", PUBLIC, "<init>", "()V", 2, 1,
         .code = BYTES(BC_aload_0, BC_iconst_0, BC_putfield, U2(K_FIELD), BC_aload_0, BC_invokespecial,
                       U2(K_OBJECT_INIT), BC_return)),
    CASE("OldRetriesInTry", "Accessing value from uninitialized register 0", PUBLIC, "<init>", "()V", 1, 1,
         .code = BYTES(BC_aload_0, BC_invokespecial, U2(K_OBJECT_INIT), BC_return, BC_pop, BC_aload_0, BC_invokespecial,
                       U2(K_OBJECT_INIT), BC_return),
         .handlers = 1, .handler = {{1, 4, 5, 0}}),
    CASE("OldReturnsFromTry", "Constructor must call super() or this()", PUBLIC, "<init>", "()V", 1, 1,
         .code = BYTES(BC_aload_0, BC_invokespecial, U2(K_OBJECT_INIT), BC_return, BC_pop, BC_return), .handlers = 1,
         .handler = {{1, 4, 5, 0}}),
    GOOD("OldThrowsFromTry", PUBLIC, "<init>", "()V", 1, 1,
         .code = BYTES(BC_aload_0, BC_invokespecial, U2(K_OBJECT_INIT), BC_return, BC_athrow), .handlers = 1,
         .handler = {{1, 4, 5, 0}}),
    CASE("OldComparesEarly", "Expecting to find object/array on stack", STATIC, "m", "()V", 2, 1,
         .code = BYTES(BC_new, U2(K_BUILDER), BC_monitorenter, BC_return)),
    GOOD("OldAsksForNull", STATIC, "m", "()V", 2, 1, .code = BYTES(BC_new, U2(K_BUILDER), BC_ifnull, U2(3), BC_return)),
};

static const struct verify_case subroutines[] = {
    GOOD("Subroutine", STATIC, "m", "()V", 1, 1,
         .code = BYTES(BC_jsr, U2(7), BC_jsr, U2(4), BC_return, BC_astore_0, BC_ret, 0)),
    GOOD("SubroutineKeepsLocals", STATIC, "m", "()I", 2, 3,
         .code = BYTES(BC_iconst_0, BC_istore_1, BC_jsr, U2(11), BC_fconst_0, BC_fstore_1, BC_jsr, U2(6), BC_fload_1,
                       BC_f2i, BC_ireturn, BC_astore_0, BC_ret, 0)),
    CASE("SubroutineUsesLocals", "Accessing value from uninitialized register 1", STATIC, "m", "()I", 2, 3,
         .code = BYTES(BC_iconst_0, BC_istore_1, BC_jsr, U2(11), BC_fconst_0, BC_fstore_1, BC_jsr, U2(6), BC_fload_1,
                       BC_f2i, BC_ireturn, BC_astore_0, BC_iload_1, BC_pop, BC_ret, 0)),
    GOOD("SubroutineNested", STATIC, "m", "()V", 1, 2,
         .code = BYTES(BC_jsr, U2(4), BC_return, BC_astore_0, BC_jsr, U2(5), BC_ret, 0, BC_astore_1, BC_ret, 1)),
    GOOD("SubroutineLeavesTwo", STATIC, "m", "()V", 1, 2,
         .code = BYTES(BC_jsr, U2(4), BC_return, BC_astore_0, BC_jsr, U2(4), BC_return, BC_astore_1, BC_ret, 0)),
    CASE("SubroutineRecurses", "Recursive call to jsr entry", STATIC, "m", "()V", 1, 1,
         .code = BYTES(BC_jsr, U2(4), BC_return, BC_astore_0, BC_jsr, U2(-1), BC_return)),
    CASE("SubroutineReturnsTwice", "Multiple returns to single jsr", STATIC, "m", "(I)V", 1, 2,
         .code = BYTES(BC_jsr, U2(4), BC_return, BC_astore_1, BC_iload_0, BC_ifeq, U2(5), BC_ret, 1, BC_ret, 1)),
    CASE("SubroutineLoadsAddress", "Cannot load return address from register 0", STATIC, "m", "()V", 1, 1,
         .code = BYTES(BC_jsr, U2(4), BC_return, BC_astore_0, BC_aload_0, BC_return)),
    CASE("SubroutineOfNothing", "Register 0 contains wrong type", STATIC, "m", "(I)V", 1, 1, .code = BYTES(BC_ret, 0)),
    CASE("SubroutineReusedAddress", "Multiple returns to single jsr", STATIC, "m", "()V", 1, 1,
         .code = BYTES(BC_jsr, U2(6), BC_ret, 0, BC_nop, BC_astore_0, BC_ret, 0)),
    GOOD("SubroutineWithoutEnd", STATIC, "m", "()V", 1, 1,
         .code = BYTES(BC_jsr, U2(4), BC_return, BC_pop, BC_goto, U2(0))),
    {"SubroutineAtTheEnd",
     NULL,
     49,
     STATIC,
     "m",
     "()V",
     {1, 1, .code = BYTES(BC_goto, U2(5), BC_pop, BC_return, BC_jsr, U2(-2))}},
};

/* Version 50: what type checking refuses is inferred. */
static const struct verify_case both_ways[] = {
    {"FiftyInferred",
     "accepted",
     50,
     STATIC,
     "m",
     "(I)V",
     {1, 1, .code = BYTES(BC_iload_0, BC_ifeq, U2(3), BC_return)}},
    {"FiftySubroutine",
     "accepted",
     50,
     STATIC,
     "m",
     "()V",
     {1, 1, .code = BYTES(BC_jsr, U2(4), BC_return, BC_astore_0, BC_ret, 0)}},
    {"FiftyBad",
     "Bad type on operand stack",
     50,
     STATIC,
     "m",
     "()V",
     {1, 1, .code = BYTES(BC_fconst_0, BC_istore_0, BC_return)}},
    {"FiftyBadMap",
     "java/lang/ClassFormatError: StackMapTable format error: reserved frame type",
     50,
     STATIC,
     "m",
     "()V",
     {1, 1, .code = BYTES(BC_nop, BC_return), .frames = 1, .map = BYTES(200, 0, 1)}},
    {"FortyFive", "accepted", 45, STATIC, "m", "()V", {1, 1, .code = BYTES(BC_return)}},
};

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

static void instructions(void **state) {
    (void)state;
    expect_verdicts(&world, cases, sizeof cases / sizeof *cases);
}

static void objects_are_constructed_before_use(void **state) {
    (void)state;
    expect_verdicts(&world, constructors, sizeof constructors / sizeof *constructors);
}

static void subroutines_return_to_their_callers(void **state) {
    (void)state;
    expect_verdicts(&world, subroutines, sizeof subroutines / sizeof *subroutines);
}

static void version_50_has_two_chances(void **state) {
    (void)state;
    expect_verdicts(&world, both_ways, sizeof both_ways / sizeof *both_ways);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(instructions, set_up, tear_down),
        cmocka_unit_test_setup_teardown(objects_are_constructed_before_use, set_up, tear_down),
        cmocka_unit_test_setup_teardown(subroutines_return_to_their_callers, set_up, tear_down),
        cmocka_unit_test_setup_teardown(version_50_has_two_chances, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
