/* Type checking: class files with stack maps, version 52 here, whose verdicts HotSpot shares. */
#include "unit/program/verify_cases.h"

enum { STATIC = ACC_PUBLIC | ACC_STATIC, PUBLIC = ACC_PUBLIC };

#define CASE(name, verdict, access, method, descriptor, ...) \
    { \
        name, verdict, 52, access, method, descriptor, { __VA_ARGS__ } \
    }

/* A frame with these locals and stack at offset `delta` behind the one before. */
#define FULL(delta) 255, U2(delta)

static const struct verify_case cases[] = {
    CASE("GoodEmpty", "accepted", STATIC, "m", "()V", .code = BYTES(BC_return)),
    CASE("GoodLoop", "accepted", STATIC, "m", "(I)I", 2, 2,
         .code = BYTES(BC_iconst_0, BC_istore_1, BC_iload_1, BC_iload_0, BC_if_icmpge, U2(9), BC_iinc, 1, 1, BC_goto,
                       U2(-8), BC_iload_1, BC_ireturn),
         .frames = 2, .map = BYTES(252, U2(2), 1, 10)),
    CASE("GoodShuffle", "accepted", STATIC, "m", "()J", 6, 0,
         .code = BYTES(BC_lconst_0, BC_iconst_1, BC_dup_x2, BC_pop, BC_dup2, BC_lxor, BC_dup2_x1, BC_pop2, BC_i2l,
                       BC_ladd, BC_lreturn)),
    CASE("OpcodeUndefined", "Bad instruction", STATIC, "m", "()V", .code = BYTES(BC_nop, 0xff, BC_return)),
    CASE("InstructionCutShort", "Bad instruction", STATIC, "m", "()V", 1, 1, .code = BYTES(BC_return, BC_sipush, 1)),
    CASE("WideOfNothing", "Bad instruction", STATIC, "m", "()V", 1, 1, .code = BYTES(BC_wide, BC_nop, 0, 0, BC_return)),
    CASE("JsrIsGone", "Bad instruction: a8", STATIC, "m", "()V", 1, 1,
         .code = BYTES(BC_jsr, U2(4), BC_return, BC_astore_0, BC_ret, 0)),
    CASE("FallsOffTheEnd", "Control flow falls through code end", STATIC, "m", "()V", 1, 0, .code = BYTES(BC_nop)),
    CASE("StackUnderflow", "Operand stack underflow", STATIC, "m", "()V", 1, 0, .code = BYTES(BC_pop, BC_return)),
    CASE("StackOverflow", "Operand stack overflow", STATIC, "m", "()V", 1, 0,
         .code = BYTES(BC_iconst_0, BC_iconst_0, BC_return)),
    CASE("LongOverflow", "Operand stack overflow", STATIC, "m", "()V", 1, 0, .code = BYTES(BC_lconst_0, BC_return)),
    CASE("HalfALong", "Operand stack underflow", STATIC, "m", "()V", 2, 0,
         .code = BYTES(BC_iconst_0, BC_l2i, BC_return)),
    CASE("SplitLong", "Bad type on operand stack", STATIC, "m", "()V", 3, 0,
         .code = BYTES(BC_lconst_0, BC_pop, BC_return)),
    CASE("AddsFloat", "Bad type on operand stack", STATIC, "m", "(F)I", 2, 1,
         .code = BYTES(BC_iconst_0, BC_fload_0, BC_iadd, BC_ireturn)),
    CASE("LocalIsUnset", "Bad local variable type", STATIC, "m", "()I", 1, 1, .code = BYTES(BC_iload_0, BC_ireturn)),
    CASE("LocalBeyondTheEnd", "Local variable table overflow", STATIC, "m", "()V", 1, 1,
         .code = BYTES(BC_iconst_0, BC_istore_1, BC_return)),
    CASE("LongLocalBeyondTheEnd", "get long/double overflows locals", STATIC, "m", "()V", 2, 1,
         .code = BYTES(BC_lload_0, BC_return)),
    CASE("LongLocalIsBroken", "Bad local variable type", STATIC, "m", "(JI)J", 2, 3,
         .code = BYTES(BC_iload_2, BC_istore_1, BC_lload_0, BC_lreturn)),
    CASE("ReturnsNothing", "Method expects a return value", STATIC, "m", "()I", .code = BYTES(BC_return)),
    CASE("ReturnsTheWrongThing", "Bad return type", STATIC, "m", "()Ljava/lang/String;", 2, 0,
         .code = BYTES(BC_new, U2(K_BUILDER), BC_dup, BC_invokespecial, U2(K_BUILDER_INIT), BC_areturn)),
    CASE("ReturnsTooMuch", NULL, STATIC, "m", "()V", 1, 0, .code = BYTES(BC_iconst_0, BC_ireturn)),
    CASE("ByteIsInt", "accepted", STATIC, "m", "()B", 1, 0, .code = BYTES(BC_sipush, 7, 7, BC_ireturn)),
    CASE("NoFrameAtTarget", "Expecting a stackmap frame at branch target 4", STATIC, "m", "(I)V", 1, 1,
         .code = BYTES(BC_iload_0, BC_ifeq, U2(3), BC_return)),
    CASE("NoFrameBehindGoto", "Expecting a stack map frame", STATIC, "m", "()V", 1, 1,
         .code = BYTES(BC_goto, U2(3), BC_return, BC_return), .frames = 1, .map = BYTES(3)),
    CASE("FrameOfAnotherType", "Inconsistent stackmap frames at branch target 5", STATIC, "m", "(I)V", 1, 1,
         .code = BYTES(BC_iload_0, BC_ifeq, U2(4), BC_nop, BC_return), .frames = 1,
         .map = BYTES(FULL(5), U2(1), 2, U2(0))),
    CASE("FrameFallenInto", "Instruction type does not match stack map", STATIC, "m", "()V", 1, 1,
         .code = BYTES(BC_nop, BC_return), .frames = 1, .map = BYTES(FULL(1), U2(1), 1, U2(0))),
    CASE("FrameInsideInstruction", "StackMapTable error: bad offset", STATIC, "m", "()V", 1, 1,
         .code = BYTES(BC_sipush, 0, 0, BC_pop, BC_return), .frames = 1, .map = BYTES(1)),
    CASE("FrameStackTooHigh",
         "java/lang/ClassFormatError: StackMapTable format error: bad type array size in method 'void "
         "FrameStackTooHigh.m()'",
         STATIC, "m", "()V", 0, 1, .code = BYTES(BC_nop, BC_return), .frames = 1, .map = BYTES(64 + 1, 1)),
    CASE("FrameReserved", "java/lang/ClassFormatError: StackMapTable format error: reserved frame type", STATIC, "m",
         "()V", 1, 1, .code = BYTES(BC_nop, BC_return), .frames = 1, .map = BYTES(200, 0, 1)),
    CASE("FrameCutShort", "java/lang/ClassFormatError: StackMapTable format error: access beyond the end of attribute",
         STATIC, "m", "()V", 1, 1, .code = BYTES(BC_nop, BC_return), .frames = 1, .map = BYTES(64 + 1)),
    CASE("FrameNamesNoClass", "java/lang/ClassFormatError: StackMapTable format error: bad class index", STATIC, "m",
         "()V", 1, 1, .code = BYTES(BC_nop, BC_return), .frames = 1, .map = BYTES(64 + 1, 7, U2(1))),
    CASE("FramesWithMore", "java/lang/ClassFormatError: StackMapTable format error: wrong attribute size", STATIC, "m",
         "()V", 1, 1, .code = BYTES(BC_nop, BC_return), .frames = 1, .map = BYTES(1, 1, 1)),
    CASE("BranchOutside", "Expecting a stackmap frame at branch target -7", STATIC, "m", "()V", 1, 1,
         .code = BYTES(BC_goto, U2(-7))),
    CASE("BranchIntoInstruction", "Expecting a stackmap frame at branch target 2", STATIC, "m", "()V", 1, 1,
         .code = BYTES(BC_goto, U2(2))),
    CASE("SwitchUnsorted", "Bad lookupswitch instruction", STATIC, "m", "(I)V", 1, 1,
         .code = BYTES(BC_iload_0, BC_lookupswitch, 0, 0, U4(27), U4(2), U4(5), U4(27), U4(5), U4(27), BC_return),
         .frames = 1, .map = BYTES(28)),
    CASE("SwitchBackwards", "Bad instruction", STATIC, "m", "(I)V", 1, 1,
         .code = BYTES(BC_iload_0, BC_tableswitch, 0, 0, U4(19), U4(5), U4(4), BC_return), .frames = 1,
         .map = BYTES(16)),
    CASE("SwitchEmptyAtTheEnd", "Bad instruction", STATIC, "m", "(I)V", 1, 1,
         .code = BYTES(BC_iload_0, BC_lookupswitch, 0, 0, U4(-1), U4(0))),
    CASE("ConstantOutside", "Illegal constant pool index 999 in class ConstantOutside", STATIC, "m", "()V", 1, 1,
         .code = BYTES(BC_ldc_w, U2(999), BC_pop, BC_return)),
    CASE("ConstantOfTwoPlaces", "Illegal type at constant pool entry 41 in class ConstantOfTwoPlaces", STATIC, "m",
         "()V", 2, 1, .code = BYTES(BC_ldc, K_LONG, BC_pop, BC_return)),
    CASE("ConstantIsNoMethod", "Illegal type at constant pool entry 38 in class ConstantIsNoMethod", STATIC, "m", "()V",
         2, 1, .code = BYTES(BC_invokestatic, U2(K_FIELD), BC_return)),
    CASE("ArrayOfNothing", "Illegal newarray instruction", STATIC, "m", "()V", 1, 1,
         .code = BYTES(BC_iconst_0, BC_newarray, 3, BC_pop, BC_return)),
    CASE("NewArray", "Illegal new instruction", STATIC, "m", "()V", 1, 1,
         .code = BYTES(BC_new, U2(K_INTS), BC_pop, BC_return)),
    CASE("TooManyDimensions", "Illegal dimension in multianewarray instruction: 2", STATIC, "m", "()V", 2, 1,
         .code = BYTES(BC_iconst_0, BC_iconst_0, BC_multianewarray, U2(K_INTS), 2, BC_pop, BC_return)),
    CASE("LoadsFromObject", "Bad type on operand stack in iaload", STATIC, "m", "([J)I", 2, 1,
         .code = BYTES(BC_aload_0, BC_iconst_0, BC_iaload, BC_ireturn)),
    CASE("LoadsByteOrBoolean", "accepted", STATIC, "m", "([B[Z)V", 2, 2,
         .code =
             BYTES(BC_aload_0, BC_iconst_0, BC_baload, BC_pop, BC_aload_1, BC_iconst_0, BC_baload, BC_pop, BC_return)),
    CASE("LoadsByteFromChars", "Bad type on operand stack in baload", STATIC, "m", "([C)V", 2, 1,
         .code = BYTES(BC_aload_0, BC_iconst_0, BC_baload, BC_pop, BC_return)),
    CASE("LoadsObjectFromInts", "Bad type on operand stack in aaload", STATIC, "m", "([I)V", 2, 1,
         .code = BYTES(BC_aload_0, BC_iconst_0, BC_aaload, BC_pop, BC_return)),
    CASE("LengthOfObject", "Bad type on operand stack in arraylength", STATIC, "m", "(Ljava/lang/Object;)I", 1, 1,
         .code = BYTES(BC_aload_0, BC_arraylength, BC_ireturn)),
    CASE("ElementsOfArrays", "accepted", STATIC, "m", "([[I)I", 2, 1,
         .code = BYTES(BC_aload_0, BC_iconst_0, BC_aaload, BC_iconst_0, BC_iaload, BC_ireturn)),
    CASE("NullIsEveryArray", "accepted", STATIC, "m", "()I", 2, 1,
         .code = BYTES(BC_aconst_null, BC_iconst_0, BC_aaload, BC_arraylength, BC_ireturn)),
    CASE("CallsOnTheWrongClass", "Bad type on operand stack", STATIC, "m", "(Ljava/lang/Object;)I", 1, 1,
         .code = BYTES(BC_aload_0, BC_invokevirtual, U2(K_LENGTH), BC_ireturn)),
    CASE("InterfacesAreObjects", "accepted", STATIC, "m", "(Ljava/lang/String;)V", 1, 1,
         .code = BYTES(BC_aload_0, BC_invokeinterface, U2(K_RUN), 1, 0, BC_return)),
    CASE("ArraysAreNot", "Bad type on operand stack", STATIC, "m", "([I)V", 1, 1,
         .code = BYTES(BC_aload_0, BC_invokeinterface, U2(K_RUN), 1, 0, BC_return)),
    CASE("InterfaceCount", "Inconsistent args count operand in invokeinterface", STATIC, "m", "(Ljava/lang/String;)V",
         1, 1, .code = BYTES(BC_aload_0, BC_invokeinterface, U2(K_RUN), 2, 0, BC_return)),
    CASE("InterfaceZero", "Fourth operand byte of invokeinterface must be zero", STATIC, "m", "(Ljava/lang/String;)V",
         1, 1, .code = BYTES(BC_aload_0, BC_invokeinterface, U2(K_RUN), 1, 9, BC_return)),
    CASE("SpecialCallElsewhere", "Bad invokespecial instruction: current class isn't assignable to reference class.",
         PUBLIC, "m", "()V", 1, 1, .code = BYTES(BC_aload_0, BC_invokespecial, U2(K_LENGTH), BC_pop, BC_return)),
    CASE("SpecialCallOfSuper", "accepted", PUBLIC, "m", "()I", 1, 1,
         .code = BYTES(BC_aload_0, BC_invokespecial, U2(K_HASH), BC_ireturn)),
    CASE("CallsConstructorVirtually", "Illegal call to internal method", PUBLIC, "m", "()V", 1, 1,
         .code = BYTES(BC_aload_0, BC_invokevirtual, U2(K_OBJECT_INIT), BC_return)),
    CASE("ClonesOthers", "Bad access to protected data in invokevirtual", STATIC, "m", "(Ljava/lang/Object;)V", 1, 1,
         .code = BYTES(BC_aload_0, BC_invokevirtual, U2(K_CLONE), BC_pop, BC_return)),
    CASE("ClonesItselfAndArrays", "accepted", PUBLIC, "m", "([I)V", 2, 2,
         .code = BYTES(BC_aload_0, BC_invokevirtual, U2(K_CLONE), BC_pop, BC_aload_1, BC_invokevirtual, U2(K_CLONE),
                       BC_pop, BC_return)),
    CASE("ThrowsText", "Bad type on operand stack", STATIC, "m", "()V", 1, 1, .code = BYTES(BC_ldc, K_TEXT, BC_athrow)),
    CASE("PutsWrongType", "Bad type on operand stack", PUBLIC, "m", "()V", 2, 1,
         .code = BYTES(BC_aload_0, BC_aload_0, BC_putfield, U2(K_FIELD), BC_return)),
    CASE("PutsIntoOther", "Bad type on operand stack in putfield", STATIC, "m", "(Ljava/lang/Object;)V", 2, 1,
         .code = BYTES(BC_aload_0, BC_iconst_0, BC_putfield, U2(K_FIELD), BC_return)),
};

static const struct verify_case constructors[] = {
    CASE("CallsNobody", "Constructor must call super() or this() before return", PUBLIC, "<init>", "()V", 1, 1,
         .code = BYTES(BC_return)),
    CASE("SetsFieldFirst", "accepted", PUBLIC, "<init>", "()V", 2, 1,
         .code = BYTES(BC_aload_0, BC_iconst_0, BC_putfield, U2(K_FIELD), BC_aload_0, BC_invokespecial,
                       U2(K_OBJECT_INIT), BC_return)),
    CASE("GetsFieldFirst", "Bad type on operand stack", PUBLIC, "<init>", "()V", 2, 1,
         .code = BYTES(BC_aload_0, BC_getfield, U2(K_FIELD), BC_pop, BC_aload_0, BC_invokespecial, U2(K_OBJECT_INIT),
                       BC_return)),
    CASE("CallsTwice", "Bad operand type when invoking <init>", PUBLIC, "<init>", "()V", 2, 1,
         .code = BYTES(BC_aload_0, BC_invokespecial, U2(K_OBJECT_INIT), BC_aload_0, BC_invokespecial, U2(K_OBJECT_INIT),
                       BC_return)),
    CASE("CallsAStranger", "Bad <init> method call", PUBLIC, "<init>", "()V", 2, 1,
         .code = BYTES(BC_aload_0, BC_invokespecial, U2(K_BUILDER_INIT), BC_return)),
    CASE("CallsInTry", NULL, PUBLIC, "<init>", "()V", 2, 1,
         .code = BYTES(BC_aload_0, BC_invokespecial, U2(K_OBJECT_INIT), BC_return, BC_pop, BC_return), .frames = 1,
         .map = BYTES(FULL(5), U2(0), U2(1), 7, U2(K_THROWABLE)), .handlers = 1, .handler = {{1, 4, 5, 0}}),
    CASE("CallsInTryAndThrows", "Stack map does not match the one at exception handler 5", PUBLIC, "<init>", "()V", 2,
         1, .code = BYTES(BC_aload_0, BC_invokespecial, U2(K_OBJECT_INIT), BC_return, BC_athrow), .frames = 1,
         .map = BYTES(FULL(5), U2(1), 6, U2(1), 7, U2(K_THROWABLE)), .handlers = 1, .handler = {{1, 4, 5, 0}}),
    CASE("BranchesBeforeTheCall", "accepted", PUBLIC, "<init>", "(I)V", 1, 2,
         .code = BYTES(BC_iload_1, BC_ifeq, U2(4), BC_nop, BC_aload_0, BC_invokespecial, U2(K_OBJECT_INIT), BC_return),
         .frames = 1, .map = BYTES(5)),
    CASE("ForgetsThis", "Inconsistent stackmap frames at branch target 5", PUBLIC, "<init>", "(I)V", 1, 2,
         .code = BYTES(BC_iload_1, BC_ifeq, U2(4), BC_nop, BC_return), .frames = 1,
         .map = BYTES(FULL(5), U2(2), 0, 1, U2(0))),
    CASE("UsesTooEarly", "Bad type on operand stack", STATIC, "m", "()V", 2, 1,
         .code = BYTES(BC_new, U2(K_BUILDER), BC_invokevirtual, U2(K_HASH), BC_pop, BC_return)),
    CASE("InitialisesAllCopies", "accepted", STATIC, "m", "()I", 2, 1,
         .code = BYTES(BC_new, U2(K_BUILDER), BC_dup, BC_astore_0, BC_invokespecial, U2(K_BUILDER_INIT), BC_aload_0,
                       BC_invokevirtual, U2(K_HASH), BC_ireturn)),
    CASE("WrongConstructor", "Call to wrong <init> method", STATIC, "m", "()V", 2, 1,
         .code = BYTES(BC_new, U2(K_BUILDER), BC_invokespecial, U2(K_OBJECT_INIT), BC_return)),
    CASE("UninitialisedAcrossBranch", "accepted", STATIC, "m", "(I)V", 2, 1,
         .code =
             BYTES(BC_new, U2(K_BUILDER), BC_iload_0, BC_ifeq, U2(3), BC_invokespecial, U2(K_BUILDER_INIT), BC_return),
         .frames = 1, .map = BYTES(64 + 7, 8, U2(0))),
    CASE("UninitialisedFromNowhere",
         "java/lang/ClassFormatError: StackMapTable format error: bad offset for Uninitialized in method 'void "
         "UninitialisedFromNowhere.m(int)'",
         STATIC, "m", "(I)V", 2, 1,
         .code =
             BYTES(BC_new, U2(K_BUILDER), BC_iload_0, BC_ifeq, U2(3), BC_invokespecial, U2(K_BUILDER_INIT), BC_return),
         .frames = 1, .map = BYTES(64 + 7, 8, U2(3))),
    CASE("UninitialisedIsCompared", "accepted", STATIC, "m", "()V", 2, 1,
         .code = BYTES(BC_new, U2(K_BUILDER), BC_dup, BC_ifnull, U2(3), BC_monitorenter, BC_return), .frames = 1,
         .map = BYTES(64 + 7, 8, U2(0))),
};

static const struct verify_case handlers[] = {
    CASE("Catches", "accepted", STATIC, "m", "()V", 1, 0, .code = BYTES(BC_nop, BC_return, BC_athrow), .frames = 1,
         .map = BYTES(64 + 2, 7, U2(K_THROWABLE)), .handlers = 1, .handler = {{0, 1, 2, 0}}),
    CASE("CatchesText", "Catch type is not a subclass of Throwable in exception handler 2", STATIC, "m", "()V", 1, 0,
         .code = BYTES(BC_nop, BC_return, BC_athrow), .frames = 1, .map = BYTES(64 + 2, 7, U2(K_THROWABLE)),
         .handlers = 1, .handler = {{0, 1, 2, K_STRING}}),
    CASE("CatchesLess", "Stack map does not match the one at exception handler 2", STATIC, "m", "()V", 1, 0,
         .code = BYTES(BC_nop, BC_return, BC_athrow), .frames = 1, .map = BYTES(64 + 2, 7, U2(K_EXCEPTION)),
         .handlers = 1, .handler = {{0, 1, 2, K_THROWABLE}}),
    CASE("CatchesWithoutStack", "Operand stack overflow", STATIC, "m", "()V", 0, 0,
         .code = BYTES(BC_nop, BC_return, BC_nop, BC_return), .frames = 1, .map = BYTES(2), .handlers = 1,
         .handler = {{0, 1, 2, 0}}),
    CASE("CatchesInside",
         "java/lang/ClassFormatError: Illegal exception table start_pc 1 in method 'void CatchesInside.m()'", STATIC,
         "m", "()V", 1, 0, .code = BYTES(BC_sipush, 0, 0, BC_pop, BC_return, BC_athrow), .frames = 1,
         .map = BYTES(64 + 5, 7, U2(K_THROWABLE)), .handlers = 1, .handler = {{1, 4, 5, 0}}),
    CASE("LocalsBeforeTheStore", "accepted", STATIC, "m", "()V", 1, 1,
         .code = BYTES(BC_iconst_0, BC_istore_0, BC_iconst_0, BC_istore_0, BC_return, BC_pop, BC_iload_0, BC_pop,
                       BC_return),
         .frames = 1, .map = BYTES(FULL(5), U2(1), 1, U2(1), 7, U2(K_THROWABLE)), .handlers = 1,
         .handler = {{2, 5, 5, 0}}),
    CASE("LocalsChangeInTry", "Stack map does not match the one at exception handler 7", STATIC, "m", "()V", 1, 1,
         .code = BYTES(BC_iconst_0, BC_istore_0, BC_aconst_null, BC_astore_0, BC_nop, BC_return, BC_nop, BC_pop,
                       BC_iload_0, BC_pop, BC_return),
         .frames = 2,
         .map = BYTES(FULL(6), U2(1), 1, U2(1), 7, U2(K_THROWABLE), FULL(0), U2(1), 1, U2(1), 7, U2(K_THROWABLE)),
         .handlers = 1, .handler = {{2, 6, 7, 0}}),
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

static void handlers_see_every_state_of_the_locals(void **state) {
    (void)state;
    expect_verdicts(&world, handlers, sizeof handlers / sizeof *handlers);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(instructions, set_up, tear_down),
        cmocka_unit_test_setup_teardown(objects_are_constructed_before_use, set_up, tear_down),
        cmocka_unit_test_setup_teardown(handlers_see_every_state_of_the_locals, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
