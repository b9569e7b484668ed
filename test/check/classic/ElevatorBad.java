import java.util.Arrays;

// An elevator stops at the floors from which it is called; the doors open for those who wait there.
// bug: after a stop it forgets all calls, also those from other floors that came while it moved.
// verdict: deadlock
public class ElevatorBad {
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
                Arrays.fill(called, false);
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
        Run.all(ElevatorBad::drive, () -> call(1), () -> call(2));
    }
}
