// Four cars cross the four quadrants of an intersection, each needs its own and the next one.
// verdict: clean
public class CrossingGood {
    static final Object[] quadrant = {new Object(), new Object(), new Object(), new Object()};

    static void cross(int from) {
        int next = (from + 1) % quadrant.length;
        Object first = quadrant[Math.min(from, next)];
        Object second = quadrant[Math.max(from, next)];
        synchronized (first) {
            synchronized (second) {
                Thread.yield();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> cross(0), () -> cross(1), () -> cross(2), () -> cross(3));
    }
}
