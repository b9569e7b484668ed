// Aims at: start, join, results through fields, subclass and Runnable, isAlive, double start.
public class StartJoin {
    static class Sum extends Thread {
        final int from, to;
        long result;

        Sum(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public void run() {
            for (int i = from; i < to; i++) result += i;
        }
    }

    public static void main(String[] args) throws Exception {
        Sum[] parts = new Sum[8];
        for (int i = 0; i < parts.length; i++) {
            parts[i] = new Sum(i * 100, (i + 1) * 100);
            System.out.print(parts[i].isAlive() + " ");
            parts[i].start();
        }
        long total = 0;
        for (Sum s : parts) {
            s.join();
            total += s.result;
        }
        System.out.println(total + " " + parts[0].isAlive());
        try {
            parts[0].start();
        } catch (IllegalThreadStateException e) {
            System.out.println("already started " + e.getMessage());
        }
        int[] box = {0};
        Thread t = new Thread(() -> box[0] = 42);
        t.run();
        System.out.println(box[0] + " " + t.getState());
        t.start();
        t.join(0);
        t.join(10);
        System.out.println(t.getState() + " " + Thread.currentThread().getName());
        new Thread().start();
        Thread never = new Thread(() -> { });
        never.join();
        System.out.println("join of an unstarted thread returns");
    }
}
