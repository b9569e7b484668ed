// Aims at: narrowing in bastore, castore, sastore, putfield, putstatic, ireturn of byte, short, char and boolean.
public class Narrowing {
    static byte sb;
    static short ss;
    static char sc;
    byte b;
    short s;
    char c;
    boolean z;

    static byte toByte(int i) {
        return (byte) i;
    }

    static short toShort(int i) {
        return (short) i;
    }

    static char toChar(int i) {
        return (char) i;
    }

    public static void main(String[] args) {
        byte[] bytes = new byte[1];
        short[] shorts = new short[1];
        char[] chars = new char[1];
        boolean[] flags = new boolean[1];
        Narrowing n = new Narrowing();
        for (int i : new int[] {0, 1, 127, 128, 255, 256, 32768, 65535, 65536, -1, -129, 0x12345678}) {
            bytes[0] = (byte) i;
            shorts[0] = (short) i;
            chars[0] = (char) i;
            flags[0] = (i & 1) == 1;
            n.b = bytes[0];
            n.s = shorts[0];
            n.c = chars[0];
            n.z = flags[0];
            sb = n.b;
            ss = n.s;
            sc = n.c;
            n.b += 200;
            n.s *= 3;
            n.c -= 5;
            bytes[0]++;
            chars[0]--;
            shorts[0] <<= 1;
            bytes[0] >>>= 1;
            System.out.println(i + " " + sb + " " + ss + " " + (int) sc + " " + n.b + " " + n.s + " " + (int) n.c + " "
                + n.z + " " + bytes[0] + " " + shorts[0] + " " + (int) chars[0] + " " + toByte(i) + " " + toShort(i)
                + " " + (int) toChar(i));
        }
    }
}
