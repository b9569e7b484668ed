// Aims at: System.exit with a status: finally blocks do not run, output is kept.
public class ExitCode {
    public static void main(String[] args) {
        try {
            System.out.print("bye");
            System.exit(42);
        } finally {
            System.out.println("never");
        }
    }
}
