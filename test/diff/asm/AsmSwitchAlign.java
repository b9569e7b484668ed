// Aims at: padding of both switches at all four alignments, forward and backward targets, empty lookupswitch.
public class AsmSwitchAlign {
    public static void main(String[] args) {
        for (int i = 4; i < 8; i++) {
            System.out.println(AsmSwitchAlignLib.t0(i) + " " + AsmSwitchAlignLib.t1(i) + " " + AsmSwitchAlignLib.t2(i)
                + " " + AsmSwitchAlignLib.t3(i));
        }
        for (int i : new int[] {-6, -5, 0, 600, 601}) {
            System.out.println(AsmSwitchAlignLib.l0(i) + " " + AsmSwitchAlignLib.l1(i) + " " + AsmSwitchAlignLib.l2(i)
                + " " + AsmSwitchAlignLib.l3(i));
        }
        System.out.println(AsmSwitchAlignLib.back(-2) + " " + AsmSwitchAlignLib.back(3) + " "
            + AsmSwitchAlignLib.back(7) + " " + AsmSwitchAlignLib.none(12));
    }
}
