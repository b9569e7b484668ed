/**
 * The Remote Agent, which flew on board Deep Space 1 and stopped there. Planner and executive wait for each other's events,
 * unless an event's counter says that it has come meanwhile. The counter is compared outside the event's monitor: an event
 * between comparison and wait is missed, and then both wait for ever. Arguments: rounds (10), pairs of other threads (0), and
 * how many values each of these assigns (10000).
 */
public class RemoteAgent {
    static final class Event {
        int count;

        synchronized void waitForEvent() throws InterruptedException {
            wait();
        }

        synchronized void signalEvent() {
            count = (count + 1) % 3;
            notifyAll();
        }
    }

    static final class Task extends Thread {
        private final Event awaited;
        private final Event answer;
        private final boolean begins;
        private final int rounds;
        private int count;

        Task(String name, Event awaited, Event answer, boolean begins, int rounds) {
            super(name);
            this.awaited = awaited;
            this.answer = answer;
            this.begins = begins;
            this.rounds = rounds;
        }

        @Override
        public void run() {
            try {
                for (int i = 0; i < rounds; i++) {
                    if (begins) {
                        answer.signalEvent();
                    }
                    if (count == awaited.count) {
                        awaited.waitForEvent();
                    }
                    count = awaited.count;
                    if (!begins) {
                        answer.signalEvent();
                    }
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
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
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 10;
        int pairs = args.length > 1 ? Integer.parseInt(args[1]) : 0;
        int values = args.length > 2 ? Integer.parseInt(args[2]) : 10000;
        for (int i = 0; i < pairs; i++) {
            Shared shared = new Shared();
            new Other(shared, values).start();
            new Other(shared, values).start();
        }
        Event request = new Event();
        Event plan = new Event();
        new Task("Planner", request, plan, false, rounds).start();
        new Task("Executive", plan, request, true, rounds).start();
    }
}
