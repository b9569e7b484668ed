// Aims at: ThreadLocal: per-thread values, withInitial, remove, InheritableThreadLocal.
public class ThreadLocals {
    static final ThreadLocal<Integer> COUNT = ThreadLocal.withInitial(() -> 100);
    static final ThreadLocal<String> PLAIN = new ThreadLocal<>();
    static final InheritableThreadLocal<String> INHERITED = new InheritableThreadLocal<>() {
        @Override
        protected String childValue(String parent) {
            return parent + "'s child";
        }
    };

    public static void main(String[] args) throws Exception {
        COUNT.set(1);
        PLAIN.set("main");
        INHERITED.set("main");
        for (int i = 0; i < 3; i++) {
            int k = i;
            Thread t = new Thread(() -> {
                String before = COUNT.get() + " " + PLAIN.get() + " " + INHERITED.get();
                COUNT.set(COUNT.get() + k);
                PLAIN.set("t" + k);
                System.out.println(before + " -> " + COUNT.get() + " " + PLAIN.get());
            });
            t.start();
            t.join();
        }
        System.out.println(COUNT.get() + " " + PLAIN.get() + " " + INHERITED.get());
        COUNT.remove();
        PLAIN.remove();
        System.out.println(COUNT.get() + " " + PLAIN.get());
        ThreadLocal<int[]>[] many = new ThreadLocal[50];
        int sum = 0;
        for (int i = 0; i < many.length; i++) {
            int k = i;
            many[i] = ThreadLocal.withInitial(() -> new int[] {k});
            sum += many[i].get()[0];
        }
        System.out.println(sum);
    }
}
