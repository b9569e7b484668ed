// outcome: 0 0
// outcome: 0 1
// The initialiser of Late runs in whichever thread uses it first, before or after the write.
public class InitialisedByEither {
    static int x, seen;
    static class Late {
        static {
            seen = x;
        }
        static void touch() {
        }
    }
    static void one() {
        x = 1;
        Late.touch();
    }
    static void two() {
        Late.touch();
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> one()), u = new Thread(() -> two());
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(seen);
    }
}
