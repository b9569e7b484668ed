// check: --outcomes
// Who joins a thread waits on it: a notify there may wake the joiner instead of the thread that was meant.
public class NotifyJoined {
    static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Thread[] waiter = new Thread[1];
        waiter[0] = new Thread(() -> {
            synchronized (waiter[0]) {
                try {
                    while (!ready) waiter[0].wait();
                } catch (InterruptedException e) {
                    System.out.println("interrupted");
                }
            }
        });
        Thread notifier = new Thread(() -> {
            synchronized (waiter[0]) {
                ready = true;
                waiter[0].notify();
            }
        });
        waiter[0].start();
        notifier.start();
        waiter[0].join();
        System.out.println("joined");
    }
}
