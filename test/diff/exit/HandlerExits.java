// Aims at: a default handler that calls System.exit decides the status.
public class HandlerExits {
    public static void main(String[] args) {
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> {
            System.out.println("exit 17 because of " + e.getMessage());
            System.exit(17);
        });
        throw new IllegalStateException("reason");
    }
}
