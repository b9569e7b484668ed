// A barber sleeps while nobody waits; a customer wakes him and waits for the haircut.
// bug: between finding nobody waiting and falling asleep the barber misses those who come in.
// verdict: deadlock
public class SleepingBarberBad {
    static final Object shop = new Object();
    static int waiting, haircuts;

    static void work() throws InterruptedException {
        for (int i = 0; i < 2; i++) {
            while (isEmpty()) {
                synchronized (shop) {
                    shop.wait();
                }
            }
            synchronized (shop) {
                waiting--;
                haircuts++;
                shop.notifyAll();
            }
        }
    }

    static boolean isEmpty() {
        synchronized (shop) {
            return waiting == 0;
        }
    }

    static void visit() throws InterruptedException {
        synchronized (shop) {
            int turn = haircuts + waiting;
            waiting++;
            shop.notifyAll();
            while (haircuts <= turn) {
                shop.wait();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(SleepingBarberBad::work, SleepingBarberBad::visit, SleepingBarberBad::visit);
        assert haircuts == 2 && waiting == 0;
    }
}
