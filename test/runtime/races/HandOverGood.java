// Parts go from main to a worker by start, from the worker to main by join, and to the next worker: no lock, one owner at a time.
// run --race={hb,lockset,both}: none
// hunt --race=both: none
public class HandOverGood {
    static final class Part {
        int value;
        int[] data = {1, 2};
    }

    static void work(Part part) {
        for (int i = 0; i < part.data.length; i++) {
            part.value += part.data[i];
            part.data[i] = 0;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Part[] parts = {new Part(), new Part()};
        for (int round = 0; round < 2; round++) {
            Thread[] workers = new Thread[parts.length];
            for (int i = 0; i < parts.length; i++) {
                Part part = parts[i];
                part.data[0] = round;
                workers[i] = new Thread(() -> work(part));
                workers[i].start();
            }
            for (int i = 0; i < parts.length; i++) {
                workers[i].join();
                parts[i].value++;
            }
        }
    }
}
