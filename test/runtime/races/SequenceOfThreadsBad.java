// Threads that are started and joined one after the other share a field without any lock.
// bug: the second one is started before the first one was joined.
// run --race=hb: data-race SequenceOfThreadsBad.steps
public class SequenceOfThreadsBad {
    static int steps;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> steps++), second = new Thread(() -> steps++);
        first.start();
        second.start();
        first.join();
        second.join();
        assert steps > 0;
    }
}
