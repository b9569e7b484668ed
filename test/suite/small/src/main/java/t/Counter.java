package t;

/** Counts, and loses some where it is not locked. */
public class Counter {
    private int value;

    public synchronized void addLocked() {
        value++;
    }

    public void add() {
        value++;
    }

    public int value() {
        return value;
    }
}
