// Aims at: an uncaught exception with own toString, suppressed exceptions and a null message.
public class UncaughtCustom {
    static class Odd extends RuntimeException {
        @Override
        public String toString() {
            return "odd<" + getMessage() + ">";
        }
    }

    public static void main(String[] args) {
        Odd odd = new Odd();
        odd.addSuppressed(new Exception("one", new Error("cause of one")));
        odd.addSuppressed(new Exception());
        System.out.print("no newline at the end");
        throw odd;
    }
}
