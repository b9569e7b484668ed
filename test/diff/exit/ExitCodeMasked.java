// Aims at: the exit status is the low byte of the argument.
public class ExitCodeMasked {
    public static void main(String[] args) {
        System.err.println("to standard error");
        Runtime.getRuntime().exit(256 + 7);
    }
}
