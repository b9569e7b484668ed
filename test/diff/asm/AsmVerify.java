// Aims at: wrong classes are refused before they run: a LinkageError of the right class for each kind of defect.
public class AsmVerify {
    public static void main(String[] args) throws Exception {
        for (String kind : new String[] {"Underflow", "Type", "Overflow", "FallOff", "Local", "Long", "Old", "Frame",
            "Uninitialised", "Return", "Final", "Future"}) {
            for (int i = 0; i < 2; i++) {
                try {
                    System.out.println(kind + " " + Class.forName("AsmVerify" + kind).getMethod("m").invoke(null));
                } catch (LinkageError e) {
                    System.out.println(kind + " " + e.getClass().getName());
                }
            }
        }
    }
}
