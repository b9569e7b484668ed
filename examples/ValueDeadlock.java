/**
 * Two tasks add two values to each other, in opposite order. The method add holds the lock of its
 * own value and takes the lock of the other one: a deadlock that hardly any run shows.
 */
public class ValueDeadlock {
    static final class Value {
        private int x = 1;

        synchronized void add(Value other) {
            x = x + other.get();
        }

        synchronized int get() {
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

    public static void main(String[] args) throws InterruptedException {
        Value v1 = new Value();
        Value v2 = new Value();
        Task t1 = new Task(v1, v2);
        Task t2 = new Task(v2, v1);
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.println("sum " + (v1.get() + v2.get()));
    }
}
