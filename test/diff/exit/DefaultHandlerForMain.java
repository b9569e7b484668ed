// Aims at: a default handler for an exception in main keeps exit status 1 and nothing on standard error.
public class DefaultHandlerForMain {
    public static void main(String[] args) {
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.out.println(t.getName() + " died of " + e));
        int[] a = new int[1];
        a[1] = 2;
    }
}
