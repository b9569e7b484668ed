// An elevator stops at the floors from which it is called; the doors open for those who wait there.
// verdict: clean
public class ElevatorGood {
    static final Object house = new Object();
    static final boolean[] called = new boolean[3];
    static final int[] stops = new int[3];
    static int floor;

    static int nextCall() throws InterruptedException {
        synchronized (house) {
            while (true) {
                for (int i = 0; i < called.length; i++) {
                    if (called[i]) {
                        return i;
                    }
                }
                house.wait();
            }
        }
    }

    static void drive() throws InterruptedException {
        for (int i = 0; i < 2; i++) {
            int target = nextCall();
            while (floor != target) {
                floor += floor < target ? 1 : -1;
            }
            synchronized (house) {
                stops[floor]++;
                called[floor] = false;
                house.notifyAll();
            }
        }
    }

    static void call(int from) throws InterruptedException {
        synchronized (house) {
            int before = stops[from];
            called[from] = true;
            house.notifyAll();
            while (stops[from] == before) {
                house.wait();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(ElevatorGood::drive, () -> call(1), () -> call(2));
    }
}
