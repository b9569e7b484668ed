// A part goes from main to a worker by start, and back by join.
// bug: main takes it back before it has joined the worker.
// run --race={hb,lockset,both}: data-race Part.value
// hunt --race={lockset,both}: data-race Part.value confirmed
public class HandOverBad {
    static final class Part {
        int value;
    }

    public static void main(String[] args) throws InterruptedException {
        Part part = new Part();
        part.value = 1;
        Thread worker = new Thread(() -> part.value++);
        worker.start();
        part.value = 2;
        worker.join();
    }
}
