/**
<<<<<<< HEAD
 * Two tasks add two values to each other. The method add holds the lock of its own value, but reads
 * the other one without a lock: a race on x, which the other task may be writing. (Figure 1 of
 * "Using Runtime Analysis to Guide Model Checking".)
=======
 * Two tasks add two values to each other. The method add holds the lock of its own value, but reads the other one without a
 * lock: a race on x, which the other task may be writing. (Figure 1 of "Using Runtime Analysis to Guide Model Checking".)
>>>>>>> dc015ee (Programs with known races and lock orders, for run and hunt)
 */
public class ValueRace {
    static final class Value {
        private int x = 1;

        synchronized void add(Value other) {
            x = x + other.get();
        }

        int get() {
            return x;
        }
    }

    static final class Task extends Thread {
        private final Value first;
        private final Value second;

        Task(Value first, Value second) {
            this.first = first;
            this.second = second;
        }

        @Override
        public void run() {
            first.add(second);
        }
    }

    public static void main(String[] args) {
        Value v1 = new Value();
        Value v2 = new Value();
        new Task(v1, v2).start();
        new Task(v2, v1).start();
    }
}
