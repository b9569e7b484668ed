/** Needs what there is not. */
public class Process {
    public static void main(String[] args) throws Exception {
        new ProcessBuilder("true").start();
    }
}
