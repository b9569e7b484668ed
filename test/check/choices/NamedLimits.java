// check: --outcomes -Dwhat=moment
// check: --outcomes -Dwhat=one
// check: --outcomes -Dwhat=int
// check: --outcomes -Dwhat=blind
// check: --outcomes -Dwhat=alone
// check: --outcomes -Dwhat=references
// check: --outcomes -Dwhat=strings
import java.lang.ref.WeakReference;

/** What is not tried is named where a program does it, and only there. */
public class NamedLimits {
    static volatile boolean flag;

    static void moment() {
        long start = System.nanoTime();
        long passed = System.nanoTime() - start;
        if (passed > 1000) System.out.println("after");
        else if (passed < 1000) System.out.println("before");
        else System.out.println("then");
    }

    static void one() {
        long start = System.nanoTime();
        System.out.println(System.nanoTime() - start >= 1000 ? "after" : "before");
    }

    static void narrow() {
        long start = System.currentTimeMillis();
        int passed = (int) (System.currentTimeMillis() - start);
        System.out.println(passed > 1000 ? "after" : "before");
    }

    static void blind() {
        System.out.println(System.nanoTime() != 0);
    }

    static void run(String what) {
        switch (what) {
        case "moment" -> moment();
        case "one" -> one();
        case "int" -> narrow();
        case "blind" -> {
            long start = System.nanoTime();
            while (!flag) Thread.onSpinWait();
            if (System.nanoTime() < start) throw new AssertionError();
        }
        default -> System.out.println(new WeakReference<>(new int[1]).get() == null);
        }
    }

    public static void main(String[] args) throws Exception {
        String what = System.getProperty("what");
        if (what.equals("alone")) {
            one();
            return;
        }
        if (what.equals("strings")) {
            System.out.println(String.class.getDeclaredFields().length > 0);
            return;
        }
        Thread other = new Thread(() -> run(what));
        other.start();
        if (what.equals("blind")) blind();
        flag = true;
        other.join();
    }
}
