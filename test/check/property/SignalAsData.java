import java.util.ArrayDeque;

/** The work that the signal stands for is taken by who did not wait yet; what is forgotten is another signal, later. */
public class SignalAsData {
    static final ArrayDeque<String> queue = new ArrayDeque<>();
    static boolean closed;

    static void work() throws InterruptedException {
        synchronized (queue) {
            while (!closed) {
                if (queue.isEmpty()) {
                    queue.wait();
                } else {
                    queue.remove();
                }
            }
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            try {
                work();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }).start();
        synchronized (queue) {
            queue.add("work");
            queue.notify();
        }
        synchronized (queue) {
            closed = true;
        }
    }
}
