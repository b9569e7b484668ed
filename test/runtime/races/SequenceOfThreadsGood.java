// Threads that are started and joined one after the other share a field without any lock.
// run --race=hb: none
public class SequenceOfThreadsGood {
    static int steps;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> steps++), second = new Thread(() -> steps++);
        first.start();
        first.join();
        second.start();
        second.join();
        assert steps > 0;
    }
}
