// Paper 1, section 4.1: two tasks add two values to each other under both locks, beside 40 threads in 20 pairs; each
// pair shares an object, to which each of the two assigns 10,000 values. The arguments are the number of pairs (20) and
// of values (10000).
// run --deadlock={tree,basic,guarded,segmented}: 1 lock-order
// run --race={lockset,hb}: none
// run --race=both --deadlock=segmented: 1 lock-order
// hunt --deadlock=segmented (30 s): 1 lock-order confirmed
// java: may hang
public class Figure5Environment {
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

    static final class Shared {
        private int value;

        synchronized void assign(int value) {
            this.value = value;
        }
    }

    static final class Other extends Thread {
        private final Shared shared;
        private final int values;

        Other(Shared shared, int values) {
            this.shared = shared;
            this.values = values;
        }

        @Override
        public void run() {
            for (int i = 0; i < values; i++) {
                shared.assign(i);
            }
        }
    }

    public static void main(String[] args) {
        int pairs = args.length > 0 ? Integer.parseInt(args[0]) : 20;
        int values = args.length > 1 ? Integer.parseInt(args[1]) : 10000;
        for (int i = 0; i < pairs; i++) {
            Shared shared = new Shared();
            new Other(shared, values).start();
            new Other(shared, values).start();
        }
        Value v1 = new Value();
        Value v2 = new Value();
        new Task(v1, v2).start();
        new Task(v2, v1).start();
    }
}
