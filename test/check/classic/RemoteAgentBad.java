// The Remote Agent's planner and executive: each waits for an event unless its counter says that it has come.
// bug: the counter is compared outside the event's monitor; an event between comparison and wait is missed.
// verdict: missed-signal
public class RemoteAgentBad {
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

    static final class Task {
        private int count;

        /** Returns when the event has happened since the last call. */
        void awaitNews(Event event) throws InterruptedException {
            if (count == event.count) {
                event.waitForEvent();
            }
            count = event.count;
        }
    }

    static void planner(Event request, Event plan) throws InterruptedException {
        Task task = new Task();
        while (true) {
            task.awaitNews(request);
            plan.signalEvent();
        }
    }

    static void executive(Event request, Event plan) throws InterruptedException {
        Task task = new Task();
        while (true) {
            request.signalEvent();
            task.awaitNews(plan);
        }
    }

    public static void main(String[] args) {
        Event request = new Event(), plan = new Event();
        Run.thread(() -> planner(request, plan)).start();
        Run.thread(() -> executive(request, plan)).start();
    }
}
