// Aims at: narrowing of int values by bastore, castore, sastore, putfield, putstatic and ireturn.
public class AsmNarrow {
    public static void main(String[] args) {
        AsmNarrowLib lib = new AsmNarrowLib();
        for (int i : new int[] {0, 1, 2, 3, 127, 128, 255, 256, 257, 32768, 65535, 65537, -1, -2, 0x12345678}) {
            System.out.println(i + ": " + AsmNarrowLib.storeByte(new byte[1], i) + " "
                + AsmNarrowLib.storeBool(new boolean[1], i) + " " + AsmNarrowLib.storeShort(new short[1], i) + " "
                + AsmNarrowLib.storeChar(new char[1], i) + " | " + AsmNarrowLib.staticByte(i) + " "
                + AsmNarrowLib.staticShort(i) + " " + AsmNarrowLib.staticChar(i) + " " + AsmNarrowLib.staticBool(i)
                + " | " + lib.fieldByte(i) + " " + lib.fieldShort(i) + " " + lib.fieldChar(i) + " " + lib.fieldBool(i)
                + " | " + AsmNarrowLib.asByte(i) + " " + AsmNarrowLib.asShort(i) + " " + (int) AsmNarrowLib.asChar(i)
                + " " + AsmNarrowLib.asBool(i));
        }
    }
}
