// outcome: 0 b
// outcome: 0 ab
// outcome: 0 ba
// The end of main ends the program, wherever the daemon is.
public class DaemonCutShort {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> System.out.print("a"));
        t.setDaemon(true);
        t.start();
        System.out.print("b");
    }
}
