/* opcode_table.h - the instruction set as one table.
 *
 * X(number, mnemonic, operand format, stack effect), in the order of the numbers, without gaps.
 * Formats are explained in opcodes.h. The effect reads "popped:pushed", top of the stack last: I F A R take one
 * slot (int and smaller, float, reference, return address), J and D take two; "?": it depends on the operands or
 * on what lies there.
 */
#ifndef HAVELOCK_CLASSFILE_OPCODE_TABLE_H
#define HAVELOCK_CLASSFILE_OPCODE_TABLE_H

/* clang-format off */
#define OPCODES(X) \
    X(0x00, nop, NONE, ":")                  X(0x01, aconst_null, NONE, ":A")         \
    X(0x02, iconst_m1, NONE, ":I")           X(0x03, iconst_0, NONE, ":I")            \
    X(0x04, iconst_1, NONE, ":I")            X(0x05, iconst_2, NONE, ":I")            \
    X(0x06, iconst_3, NONE, ":I")            X(0x07, iconst_4, NONE, ":I")            \
    X(0x08, iconst_5, NONE, ":I")            X(0x09, lconst_0, NONE, ":J")            \
    X(0x0a, lconst_1, NONE, ":J")            X(0x0b, fconst_0, NONE, ":F")            \
    X(0x0c, fconst_1, NONE, ":F")            X(0x0d, fconst_2, NONE, ":F")            \
    X(0x0e, dconst_0, NONE, ":D")            X(0x0f, dconst_1, NONE, ":D")            \
    X(0x10, bipush, BYTE, ":I")              X(0x11, sipush, SHORT, ":I")             \
    X(0x12, ldc, CP1, "?")                   X(0x13, ldc_w, CP2, "?")                 \
    X(0x14, ldc2_w, CP2, "?")                X(0x15, iload, LOCAL, ":I")              \
    X(0x16, lload, LOCAL, ":J")              X(0x17, fload, LOCAL, ":F")              \
    X(0x18, dload, LOCAL, ":D")              X(0x19, aload, LOCAL, ":A")              \
    X(0x1a, iload_0, NONE, ":I")             X(0x1b, iload_1, NONE, ":I")             \
    X(0x1c, iload_2, NONE, ":I")             X(0x1d, iload_3, NONE, ":I")             \
    X(0x1e, lload_0, NONE, ":J")             X(0x1f, lload_1, NONE, ":J")             \
    X(0x20, lload_2, NONE, ":J")             X(0x21, lload_3, NONE, ":J")             \
    X(0x22, fload_0, NONE, ":F")             X(0x23, fload_1, NONE, ":F")             \
    X(0x24, fload_2, NONE, ":F")             X(0x25, fload_3, NONE, ":F")             \
    X(0x26, dload_0, NONE, ":D")             X(0x27, dload_1, NONE, ":D")             \
    X(0x28, dload_2, NONE, ":D")             X(0x29, dload_3, NONE, ":D")             \
    X(0x2a, aload_0, NONE, ":A")             X(0x2b, aload_1, NONE, ":A")             \
    X(0x2c, aload_2, NONE, ":A")             X(0x2d, aload_3, NONE, ":A")             \
    X(0x2e, iaload, NONE, "AI:I")            X(0x2f, laload, NONE, "AI:J")            \
    X(0x30, faload, NONE, "AI:F")            X(0x31, daload, NONE, "AI:D")            \
    X(0x32, aaload, NONE, "AI:A")            X(0x33, baload, NONE, "AI:I")            \
    X(0x34, caload, NONE, "AI:I")            X(0x35, saload, NONE, "AI:I")            \
    X(0x36, istore, LOCAL, "I:")             X(0x37, lstore, LOCAL, "J:")             \
    X(0x38, fstore, LOCAL, "F:")             X(0x39, dstore, LOCAL, "D:")             \
    X(0x3a, astore, LOCAL, "A:")             X(0x3b, istore_0, NONE, "I:")            \
    X(0x3c, istore_1, NONE, "I:")            X(0x3d, istore_2, NONE, "I:")            \
    X(0x3e, istore_3, NONE, "I:")            X(0x3f, lstore_0, NONE, "J:")            \
    X(0x40, lstore_1, NONE, "J:")            X(0x41, lstore_2, NONE, "J:")            \
    X(0x42, lstore_3, NONE, "J:")            X(0x43, fstore_0, NONE, "F:")            \
    X(0x44, fstore_1, NONE, "F:")            X(0x45, fstore_2, NONE, "F:")            \
    X(0x46, fstore_3, NONE, "F:")            X(0x47, dstore_0, NONE, "D:")            \
    X(0x48, dstore_1, NONE, "D:")            X(0x49, dstore_2, NONE, "D:")            \
    X(0x4a, dstore_3, NONE, "D:")            X(0x4b, astore_0, NONE, "A:")            \
    X(0x4c, astore_1, NONE, "A:")            X(0x4d, astore_2, NONE, "A:")            \
    X(0x4e, astore_3, NONE, "A:")            X(0x4f, iastore, NONE, "AII:")           \
    X(0x50, lastore, NONE, "AIJ:")           X(0x51, fastore, NONE, "AIF:")           \
    X(0x52, dastore, NONE, "AID:")           X(0x53, aastore, NONE, "AIA:")           \
    X(0x54, bastore, NONE, "AII:")           X(0x55, castore, NONE, "AII:")           \
    X(0x56, sastore, NONE, "AII:")           X(0x57, pop, NONE, "?")                  \
    X(0x58, pop2, NONE, "?")                 X(0x59, dup, NONE, "?")                  \
    X(0x5a, dup_x1, NONE, "?")               X(0x5b, dup_x2, NONE, "?")               \
    X(0x5c, dup2, NONE, "?")                 X(0x5d, dup2_x1, NONE, "?")              \
    X(0x5e, dup2_x2, NONE, "?")              X(0x5f, swap, NONE, "?")                 \
    X(0x60, iadd, NONE, "II:I")              X(0x61, ladd, NONE, "JJ:J")              \
    X(0x62, fadd, NONE, "FF:F")              X(0x63, dadd, NONE, "DD:D")              \
    X(0x64, isub, NONE, "II:I")              X(0x65, lsub, NONE, "JJ:J")              \
    X(0x66, fsub, NONE, "FF:F")              X(0x67, dsub, NONE, "DD:D")              \
    X(0x68, imul, NONE, "II:I")              X(0x69, lmul, NONE, "JJ:J")              \
    X(0x6a, fmul, NONE, "FF:F")              X(0x6b, dmul, NONE, "DD:D")              \
    X(0x6c, idiv, NONE, "II:I")              X(0x6d, ldiv, NONE, "JJ:J")              \
    X(0x6e, fdiv, NONE, "FF:F")              X(0x6f, ddiv, NONE, "DD:D")              \
    X(0x70, irem, NONE, "II:I")              X(0x71, lrem, NONE, "JJ:J")              \
    X(0x72, frem, NONE, "FF:F")              X(0x73, drem, NONE, "DD:D")              \
    X(0x74, ineg, NONE, "I:I")               X(0x75, lneg, NONE, "J:J")               \
    X(0x76, fneg, NONE, "F:F")               X(0x77, dneg, NONE, "D:D")               \
    X(0x78, ishl, NONE, "II:I")              X(0x79, lshl, NONE, "JI:J")              \
    X(0x7a, ishr, NONE, "II:I")              X(0x7b, lshr, NONE, "JI:J")              \
    X(0x7c, iushr, NONE, "II:I")             X(0x7d, lushr, NONE, "JI:J")             \
    X(0x7e, iand, NONE, "II:I")              X(0x7f, land, NONE, "JJ:J")              \
    X(0x80, ior, NONE, "II:I")               X(0x81, lor, NONE, "JJ:J")               \
    X(0x82, ixor, NONE, "II:I")              X(0x83, lxor, NONE, "JJ:J")              \
    X(0x84, iinc, IINC, ":")                 X(0x85, i2l, NONE, "I:J")                \
    X(0x86, i2f, NONE, "I:F")                X(0x87, i2d, NONE, "I:D")                \
    X(0x88, l2i, NONE, "J:I")                X(0x89, l2f, NONE, "J:F")                \
    X(0x8a, l2d, NONE, "J:D")                X(0x8b, f2i, NONE, "F:I")                \
    X(0x8c, f2l, NONE, "F:J")                X(0x8d, f2d, NONE, "F:D")                \
    X(0x8e, d2i, NONE, "D:I")                X(0x8f, d2l, NONE, "D:J")                \
    X(0x90, d2f, NONE, "D:F")                X(0x91, i2b, NONE, "I:I")                \
    X(0x92, i2c, NONE, "I:I")                X(0x93, i2s, NONE, "I:I")                \
    X(0x94, lcmp, NONE, "JJ:I")              X(0x95, fcmpl, NONE, "FF:I")             \
    X(0x96, fcmpg, NONE, "FF:I")             X(0x97, dcmpl, NONE, "DD:I")             \
    X(0x98, dcmpg, NONE, "DD:I")             X(0x99, ifeq, BRANCH2, "I:")             \
    X(0x9a, ifne, BRANCH2, "I:")             X(0x9b, iflt, BRANCH2, "I:")             \
    X(0x9c, ifge, BRANCH2, "I:")             X(0x9d, ifgt, BRANCH2, "I:")             \
    X(0x9e, ifle, BRANCH2, "I:")             X(0x9f, if_icmpeq, BRANCH2, "II:")       \
    X(0xa0, if_icmpne, BRANCH2, "II:")       X(0xa1, if_icmplt, BRANCH2, "II:")       \
    X(0xa2, if_icmpge, BRANCH2, "II:")       X(0xa3, if_icmpgt, BRANCH2, "II:")       \
    X(0xa4, if_icmple, BRANCH2, "II:")       X(0xa5, if_acmpeq, BRANCH2, "AA:")       \
    X(0xa6, if_acmpne, BRANCH2, "AA:")       X(0xa7, goto, BRANCH2, ":")              \
    X(0xa8, jsr, BRANCH2, ":R")              X(0xa9, ret, LOCAL, ":")                 \
    X(0xaa, tableswitch, TABLE, "I:")        X(0xab, lookupswitch, LOOKUP, "I:")      \
    X(0xac, ireturn, NONE, "I:")             X(0xad, lreturn, NONE, "J:")             \
    X(0xae, freturn, NONE, "F:")             X(0xaf, dreturn, NONE, "D:")             \
    X(0xb0, areturn, NONE, "A:")             X(0xb1, return, NONE, ":")               \
    X(0xb2, getstatic, CP2, "?")             X(0xb3, putstatic, CP2, "?")             \
    X(0xb4, getfield, CP2, "?")              X(0xb5, putfield, CP2, "?")              \
    X(0xb6, invokevirtual, CP2, "?")         X(0xb7, invokespecial, CP2, "?")         \
    X(0xb8, invokestatic, CP2, "?")          X(0xb9, invokeinterface, CP2_COUNT, "?") \
    X(0xba, invokedynamic, CP2_COUNT, "?")   X(0xbb, new, CP2, ":A")                  \
    X(0xbc, newarray, BYTE, "I:A")           X(0xbd, anewarray, CP2, "I:A")           \
    X(0xbe, arraylength, NONE, "A:I")        X(0xbf, athrow, NONE, "A:")              \
    X(0xc0, checkcast, CP2, "A:A")           X(0xc1, instanceof, CP2, "A:I")          \
    X(0xc2, monitorenter, NONE, "A:")        X(0xc3, monitorexit, NONE, "A:")         \
    X(0xc4, wide, WIDE, "?")                 X(0xc5, multianewarray, CP2_DIMS, "?")   \
    X(0xc6, ifnull, BRANCH2, "A:")           X(0xc7, ifnonnull, BRANCH2, "A:")        \
    X(0xc8, goto_w, BRANCH4, ":")            X(0xc9, jsr_w, BRANCH4, ":R")
/* clang-format on */

#endif
