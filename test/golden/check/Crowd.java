import havelock.Verify;

/** Many threads at a table take two locks each, in a circle; or two threads, with many choices, one. */
public class Crowd {
    static int served;

    static void sit(Object left, Object right) {
        synchronized (left) {
            synchronized (right) {
                served++;
            }
        }
    }

    static void queue(int count, Object counter) {
        synchronized (counter) {
            served += Verify.getInt(1, count);
        }
    }

    public static void main(String[] args) {
        int count = Integer.parseInt(args[1]);
        Object[] locks = new Object[count];
        for (int i = 0; i < count; i++) locks[i] = new Object();
        for (int i = 0; i < (args[0].equals("table") ? count : 2); i++) {
            Object left = locks[i], right = locks[(i + 1) % count];
            new Thread(args[0].equals("table") ? () -> sit(left, right) : () -> queue(count, locks[0])).start();
        }
    }
}
