// verdict: spin-deadlock
import java.util.concurrent.ConcurrentLinkedQueue;

/** A server for ever takes requests from a queue; its client waits for an answer that is dropped. */
class SpinServerBad {
    static final ConcurrentLinkedQueue<String> requests = new ConcurrentLinkedQueue<>();
    static volatile String answer;

    static void serve() {
        while (true) {
            String request = requests.poll();
            if (request == null) Thread.onSpinWait();
            else if (!request.isEmpty()) answer = request;
        }
    }

    public static void main(String[] args) {
        new Thread(SpinServerBad::serve).start();
        requests.add("");
        while (answer == null) Thread.onSpinWait();
    }
}
