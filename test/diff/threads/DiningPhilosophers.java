// Aims at: ordered locking among five threads: no deadlock, exact totals.
public class DiningPhilosophers {
    public static void main(String[] args) throws Exception {
        int n = 5, meals = 30;
        Object[] forks = new Object[n];
        int[] uses = new int[n];
        for (int i = 0; i < n; i++) forks[i] = new Object();
        Thread[] ts = new Thread[n];
        for (int i = 0; i < n; i++) {
            int left = Math.min(i, (i + 1) % n), right = Math.max(i, (i + 1) % n);
            ts[i] = new Thread(() -> {
                for (int m = 0; m < meals; m++) {
                    synchronized (forks[left]) {
                        synchronized (forks[right]) {
                            uses[left]++;
                            uses[right]++;
                        }
                    }
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        System.out.println(java.util.Arrays.toString(uses));
    }
}
