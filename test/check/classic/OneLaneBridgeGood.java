// A bridge for one direction at a time.
// verdict: clean
public class OneLaneBridgeGood {
    static final Object bridge = new Object();
    static int red, blue;

    static void redCar() throws InterruptedException {
        synchronized (bridge) {
            while (blue > 0) {
                bridge.wait();
            }
            red++;
            assert blue == 0 : "a blue car comes the other way";
        }
        synchronized (bridge) {
            red--;
            bridge.notifyAll();
        }
    }

    static void blueCar() throws InterruptedException {
        synchronized (bridge) {
            while (red > 0) {
                bridge.wait();
            }
            blue++;
            assert red == 0 : "a red car comes the other way";
        }
        synchronized (bridge) {
            blue--;
            bridge.notifyAll();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(OneLaneBridgeGood::redCar, OneLaneBridgeGood::redCar, OneLaneBridgeGood::blueCar);
    }
}
