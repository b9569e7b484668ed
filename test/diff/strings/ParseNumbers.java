// Aims at: parsing of ints, longs and floating-point numbers; radix conversions; unsigned forms.
public class ParseNumbers {
    public static void main(String[] args) {
        for (String s : new String[] {"0", "-0", "+5", "1.", ".5", "1e3", "1E-3", "0x1p3", "NaN", "-Infinity", " 7 ",
            "1d",
            "2.5f", "123456789012345678", "1e400", "1e-400", "4.9e-324", "2.4703282292062327e-324", "9007199254740993",
            "0.1e-6", "1.7976931348623159e308", "17976931348623157e292", "0.30000000000000004", "000012.5000"}) {
            System.out.print(Double.parseDouble(s) + " " + Float.parseFloat(s) + "; ");
        }
        System.out.println();
        System.out.println(Integer.parseInt("-2147483648") + " " + Integer.parseInt("7fffffff", 16) + " "
            + Integer.parseInt("-zz", 36) + " " + Integer.parseInt("+12") + " " + Integer.valueOf("101", 2) + " "
            + Integer.decode("0x1F") + Integer.decode("-010") + Integer.decode("#ff") + " "
            + Long.parseLong("9223372036854775807") + " " + Integer.parseUnsignedInt("4294967295") + " "
            + Long.parseUnsignedLong("18446744073709551615") + " " + Byte.parseByte("-128")
            + Short.parseShort("32767"));
        for (int i : new int[] {0, 1, -1, 255, 12345, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
            System.out.println(Integer.toBinaryString(i) + " " + Integer.toOctalString(i) + " "
                + Integer.toHexString(i) + " "
                + Integer.toString(i, 36) + " " + Integer.toUnsignedString(i) + " " + Integer.toString(i, 7));
        }
        for (long i : new long[] {0, -1, 1L << 40, Long.MIN_VALUE, Long.MAX_VALUE}) {
            System.out.println(Long.toBinaryString(i) + " " + Long.toOctalString(i) + " " + Long.toHexString(i) + " "
                + Long.toString(i, 36) + " " + Long.toUnsignedString(i) + " " + Long.toUnsignedString(i, 16));
        }
        System.out.println(Integer.divideUnsigned(-1, 2) + " " + Integer.remainderUnsigned(-1, 7) + " "
            + Long.divideUnsigned(-1, 10) + " " + Long.remainderUnsigned(-1, 10) + " " + Integer.compareUnsigned(-1, 1)
            + " " + Boolean.parseBoolean("TRUE") + Boolean.parseBoolean("yes"));
    }
}
