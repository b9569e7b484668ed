// Aims at: wide forms of every load, store, iinc and ret; jsr_w and goto_w.
public class AsmWide {
    public static void main(String[] args) {
        System.out.println(AsmWideLib.ints(5) + " " + AsmWideLib.longs(1L << 40) + " " + AsmWideLib.floats(1.25f) + " "
            + AsmWideLib.doubles(-2.5) + " " + AsmWideLib.refs("ab"));
        System.out.println(AsmWideLib.subroutine(0) + " " + AsmWideLib.subroutine(90) + " " + AsmWideLib.nested(4));
        System.out.println(AsmWideLib.far(0) + " " + AsmWideLib.far(100));
    }
}
