// Aims at: class files of versions 45, 50 (no frames: falls back to inference) and 52 with a frame.
public class AsmVersions {
    public static void main(String[] args) {
        System.out.println(AsmVersionsA.m(1) + " " + AsmVersionsB.m(1) + " " + AsmVersionsC.m(1) + " "
            + AsmVersionsA.m(0)
            + AsmVersionsB.m(0) + AsmVersionsC.m(0));
    }
}
