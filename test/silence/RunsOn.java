// fatal: a thread runs without end and without any operation visible to other threads
// by: check
// check: --hunt-time=0

public class RunsOn {
    static int last;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            int i = 0;
            while (i >= 0) {
                i = (i + 1) & 0xffffff;
            }
            last = i;
        });
        other.start();
        other.join();
    }
}
