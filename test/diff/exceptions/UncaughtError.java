// Aims at: an uncaught Error thrown through several frames, finally blocks run before the end.
public class UncaughtError {
    static void inner() {
        try {
            throw new AssertionError(42);
        } finally {
            System.out.println("inner finally");
        }
    }

    public static void main(String[] args) {
        try {
            inner();
        } catch (Exception e) {
            System.out.println("never");
        } finally {
            System.out.println("outer finally");
        }
    }
}
