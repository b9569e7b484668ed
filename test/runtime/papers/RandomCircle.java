import java.util.Random;

// Paper 2, section 3.5: the program P(k, n). Thread i holds lock i and takes lock i + 1; the first one does so only if
// a random number below n is 0. So a run shows the circle with probability 1/n. The arguments are k (2) and n (1).
// run --deadlock={basic,guarded,segmented} -- {2,3,4,5,6,7,8,9,10} 1: 1 lock-order
// run --deadlock=segmented -- 5 1000000: none
// hunt --deadlock=segmented -- 2 1: 1 lock-order confirmed
// hunt --deadlock=segmented -- 4 1: 1 lock-order confirmed
// java: may hang
public class RandomCircle {
    static final class Member extends Thread {
        private final Object held;
        private final Object wanted;
        private final boolean takes;

        Member(Object held, Object wanted, boolean takes) {
            this.held = held;
            this.wanted = wanted;
            this.takes = takes;
        }

        @Override
        public void run() {
            synchronized (held) {
                if (takes) {
                    synchronized (wanted) {
                    }
                }
            }
        }
    }

    public static void main(String[] args) {
        int k = args.length > 0 ? Integer.parseInt(args[0]) : 2;
        int n = args.length > 1 ? Integer.parseInt(args[1]) : 1;
        boolean drawn = new Random(42).nextInt(n) == 0;
        Object[] locks = new Object[k];
        for (int i = 0; i < k; i++) {
            locks[i] = new Object();
        }
        for (int i = 0; i < k; i++) {
            new Member(locks[i], locks[(i + 1) % k], i > 0 || drawn).start();
        }
    }
}
