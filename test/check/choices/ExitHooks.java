// check: --outcomes

/** System.exit from either thread ends the path, after the shutdown hooks; main may also just return. */
public class ExitHooks {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        Thread t = new Thread(() -> System.exit(7));
        t.setDaemon(true);
        t.start();
        System.err.println("main");
    }
}
