// verdict: spin-deadlock
import java.util.LinkedList;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicBoolean;

/** A server in an object, which is shut down unless its thread is quick, looks at its queue from time to time. */
class SpinSleepServerBad {
    private final Queue<Integer> numbers = new LinkedList<>();
    private final AtomicBoolean running = new AtomicBoolean(true);
    static final AtomicBoolean other = new AtomicBoolean();
    volatile int sum;

    synchronized Integer next() {
        return numbers.poll();
    }

    synchronized void add(int number) {
        numbers.add(number);
    }

    void shutDown() {
        running.set(false);
    }

    void serve() {
        try {
            while (running.get()) {
                Integer number = next();
                if (number != null) sum += number;
                Thread.sleep(10);
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) {
        SpinSleepServerBad server = new SpinSleepServerBad();
        new Thread(server::serve).start();
        server.add(1);
        if (server.sum == 0) server.shutDown();
    }
}
