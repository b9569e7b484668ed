// outcome: 0 0
// outcome: 0 2
// outcome: 0 3
// An object is reachable for others only when it was stored: its first field write is not seen, the second may be.
public class PublishedLate {
    static class Box {
        int value = 1;
    }
    static Box box;
    static int r;
    static void one() {
        Box made = new Box();
        made.value = 2;
        box = made;
        made.value = 3;
    }
    static void two() {
        Box seen = box;
        r = seen == null ? 0 : seen.value;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> one()), u = new Thread(() -> two());
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(r);
    }
}
