// Aims at: a volatile flag ends a busy loop; safe publication through volatile.
public class VolatileFlag {
    static volatile boolean stop;
    static volatile int[] published;
    static int plain;

    public static void main(String[] args) throws Exception {
        Thread spinner = new Thread(() -> {
            long n = 0;
            while (!stop) {
                n++;
                Thread.yield();
            }
            System.out.println("stopped, plain is " + plain);
        });
        spinner.start();
        plain = 42;
        stop = true;
        spinner.join();
        Thread reader = new Thread(() -> {
            int[] a;
            while ((a = published) == null) Thread.onSpinWait();
            System.out.println(a[0] + a[1]);
        });
        reader.start();
        published = new int[] {3, 4};
        reader.join();
    }
}
