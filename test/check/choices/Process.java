// check: --outcomes

/** Not supported: exit status 4, with the Java stack. */
public class Process {
    public static void main(String[] args) throws Exception {
        new ProcessBuilder("true").start().waitFor();
    }
}
