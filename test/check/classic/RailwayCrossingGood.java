// A gate is closed while a train passes; cars cross while it is open.
// verdict: clean
public class RailwayCrossingGood {
    static final Object gate = new Object();
    static boolean open = true;
    static int trains, cars;

    static void train() throws InterruptedException {
        synchronized (gate) {
            open = false;
            trains++;
            while (cars > 0) {
                gate.wait();
            }
        }
        synchronized (gate) {
            trains--;
            open = trains == 0;
            gate.notifyAll();
        }
    }

    static void car() throws InterruptedException {
        synchronized (gate) {
            while (!open) {
                gate.wait();
            }
            cars++;
            assert trains == 0 : "a train is coming";
        }
        synchronized (gate) {
            cars--;
            gate.notifyAll();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(RailwayCrossingGood::train, RailwayCrossingGood::train, RailwayCrossingGood::car);
    }
}
