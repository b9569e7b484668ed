// states: 2 + 5 + 2 * (25 + 5) + 3 = 70
// outcome: 0
// A thread also stands where it sleeps, and goes on from there at any time: c = 5. Nobody looks at the clock.
// Main has slept before (2 places instead of 1), so that the library's own classes are ready.
public class SleepingPair {
    public static void main(String[] args) throws Exception {
        Thread.sleep(1);
        Thread[] threads = {new Thread(() -> { try { Thread.sleep(10); } catch (InterruptedException e) { } }), new Thread(() -> { try { Thread.sleep(10); } catch (InterruptedException e) { } })};
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
    }
}
