// A gate is closed while a train passes; cars cross while it is open.
// bug: the gate opens when any train has left, although a second one may still be passing.
// verdict: assertion
public class RailwayCrossingBad {
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
            open = true;
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
        Run.all(RailwayCrossingBad::train, RailwayCrossingBad::train, RailwayCrossingBad::car);
    }
}
