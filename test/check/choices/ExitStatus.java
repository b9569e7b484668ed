// check: --exit-status
// check: --exit-status --outcomes --all
// check: --exit-status --search=bfs
// check:

/** The status tells whether an update was lost: a violation only where that was asked for. */
public class ExitStatus {
    static volatile int count;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> count++);
        t.start();
        count++;
        t.join();
        System.exit(2 - count);
    }
}
