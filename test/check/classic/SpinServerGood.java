// verdict: clean
import java.util.concurrent.ConcurrentLinkedQueue;

/** A server for ever takes requests from a queue; its client waits for an answer and gets it. */
class SpinServerGood {
    static final ConcurrentLinkedQueue<String> requests = new ConcurrentLinkedQueue<>();
    static volatile String answer;

    static void serve() {
        while (true) {
            String request = requests.poll();
            if (request == null) Thread.onSpinWait();
            else answer = request;
        }
    }

    public static void main(String[] args) {
        new Thread(SpinServerGood::serve).start();
        requests.add("");
        while (answer == null) Thread.onSpinWait();
    }
}
