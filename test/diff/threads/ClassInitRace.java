// Aims at: many threads use a class at once: its initialiser runs once, the others wait and see the result.
public class ClassInitRace {
    static int runs;

    static class Slow {
        static final int[] TABLE = new int[50];
        static int value;

        static {
            synchronized (ClassInitRace.class) {
                runs++;
            }
            for (int i = 0; i < TABLE.length; i++) {
                TABLE[i] = i * i;
                if (i % 10 == 0) Thread.yield();
            }
            value = TABLE[49];
        }
    }

    static class Failing {
        static {
            Thread.yield();
            if (runs > 0) throw new IllegalStateException("init");
        }

        static void touch() {
        }
    }

    public static void main(String[] args) throws Exception {
        int n = 6;
        int[] seen = new int[n];
        String[] errors = new String[n];
        Thread[] ts = new Thread[n];
        for (int i = 0; i < n; i++) {
            int k = i;
            ts[i] = new Thread(() -> {
                seen[k] = Slow.value;
                try {
                    Failing.touch();
                } catch (Throwable t) {
                    errors[k] = t.getClass().getSimpleName();
                }
            });
        }
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        int ok = 0, first = 0, later = 0;
        for (int i = 0; i < n; i++) {
            if (seen[i] == 49 * 49) ok++;
            if (errors[i].equals("ExceptionInInitializerError")) first++;
            if (errors[i].equals("NoClassDefFoundError")) later++;
        }
        System.out.println(runs + " " + ok + " " + first + " " + later);
    }
}
