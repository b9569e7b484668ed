// A bridge for one direction at a time.
// bug: a car looks whether the bridge is free, and drives onto it in a second step.
// verdict: assertion
public class OneLaneBridgeBad {
    static final Object bridge = new Object();
    static int red, blue;

    static void redCar() throws InterruptedException {
        synchronized (bridge) {
            while (blue > 0) {
                bridge.wait();
            }
        }
        synchronized (bridge) {
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
        }
        synchronized (bridge) {
            blue++;
            assert red == 0 : "a red car comes the other way";
        }
        synchronized (bridge) {
            blue--;
            bridge.notifyAll();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(OneLaneBridgeBad::redCar, OneLaneBridgeBad::redCar, OneLaneBridgeBad::blueCar);
    }
}
