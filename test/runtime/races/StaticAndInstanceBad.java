// A value is written by a static method and read by an instance method.
// bug: both are synchronized, but not by the same lock.
// run --race=hb: data-race StaticAndInstanceBad.level
public class StaticAndInstanceBad {
    static int level;

    static synchronized void raise() {
        level++;
    }

    synchronized int level() {
        return level;
    }

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[1];
        StaticAndInstanceBad object = new StaticAndInstanceBad();
        Run.all(StaticAndInstanceBad::raise, () -> seen[0] = object.level());
    }
}
