// A value is written by a static method and read by an instance method.
// run --race=hb: none
public class StaticAndInstanceGood {
    static int level;

    static synchronized void raise() {
        level++;
    }

    int level() {
        synchronized (StaticAndInstanceGood.class) {
            return level;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[1];
        StaticAndInstanceGood object = new StaticAndInstanceGood();
        Run.all(StaticAndInstanceGood::raise, () -> seen[0] = object.level());
    }
}
