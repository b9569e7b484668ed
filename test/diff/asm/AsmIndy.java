// Aims at: invokedynamic with a bootstrap method of the program: linked once; its error is cached and thrown again.
import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class AsmIndy {
    static int links;

    public static CallSite link(MethodHandles.Lookup l, String name, MethodType t, String arg) throws Exception {
        links++;
        System.out.println("link " + name + " " + t + " " + arg);
        if (name.equals("fails")) throw new IllegalStateException("bootstrap " + links);
        if (name.equals("nothing")) return null;
        return new ConstantCallSite(MethodHandles.lookup().findStatic(AsmIndy.class, name, t));
    }

    public static String twice(int i) {
        return "twice " + i * 2;
    }

    public static void main(String[] args) {
        System.out.println(AsmIndyLib.good(4) + " " + AsmIndyLib.good(5) + " " + links);
        for (int i = 0; i < 3; i++) {
            try {
                AsmIndyLib.bad(1);
            } catch (BootstrapMethodError e) {
                System.out.println(e.getClass().getName() + " " + (i == 0 ? e.getCause() : "again") + " " + links);
            }
        }
        for (int i = 0; i < 2; i++) {
            try {
                AsmIndyLib.none(1);
            } catch (BootstrapMethodError e) {
                System.out.println(i == 0 ? e.getCause().getClass().getName() : "again");
            }
        }
        System.out.println(links);
    }
}
