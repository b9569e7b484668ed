// A flag that is read only once, a loop whose exit is an exception: no violation, but the verdict names them.
// check: --outcomes
public class NeverEnds {
    static volatile boolean stop;

    static void readOnce() {
        boolean stopped = stop;
        while (!stopped) Thread.onSpinWait();
    }

    static void tick() {
        try {
            while (true) Thread.sleep(10);
        } catch (InterruptedException e) {
            System.out.println("interrupted");
        }
    }

    public static void main(String[] args) {
        new Thread(NeverEnds::readOnce).start();
        new Thread(NeverEnds::tick).start();
        stop = true;
    }
}
