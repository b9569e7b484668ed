// Aims at: a shutdown hook after System.exit, with the status of exit kept; removal of a hook.
public class ShutdownHookOnExit {
    public static void main(String[] args) {
        Thread removed = new Thread(() -> System.out.println("never"));
        Runtime.getRuntime().addShutdownHook(removed);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        System.out.println(Runtime.getRuntime().removeShutdownHook(removed) + " "
            + Runtime.getRuntime().removeShutdownHook(removed));
        try {
            Runtime.getRuntime().addShutdownHook(Thread.currentThread());
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.exit(9);
    }
}
