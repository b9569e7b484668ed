// Aims at: dynamic constants: resolved once, of int, long and reference type; a failing one is cached.
import java.lang.invoke.MethodHandles;

public class AsmCondy {
    static int made;

    public static Object make(MethodHandles.Lookup l, String name, Class<?> type) {
        made++;
        System.out.println("make " + name + " " + type);
        switch (name) {
            case "number": return 42;
            case "big": return 1L << 40;
            case "text": return new String("fresh");
            default: throw new IllegalStateException("no constant " + made);
        }
    }

    public static void main(String[] args) {
        System.out.println(AsmCondyLib.number() + AsmCondyLib.number() + " " + AsmCondyLib.big() + AsmCondyLib.big()
            + " " + (AsmCondyLib.text() == AsmCondyLib.text()) + " " + made);
        for (int i = 0; i < 2; i++) {
            try {
                AsmCondyLib.fails();
            } catch (BootstrapMethodError e) {
                System.out.println(e.getCause() + " " + made);
            }
        }
    }
}
