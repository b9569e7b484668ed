// A barber sleeps while nobody waits; a customer wakes him and waits for the haircut.
// verdict: clean
public class SleepingBarberGood {
    static final Object shop = new Object();
    static int waiting, haircuts;

    static void work() throws InterruptedException {
        for (int i = 0; i < 2; i++) {
            synchronized (shop) {
                while (waiting == 0) {
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
        Run.all(SleepingBarberGood::work, SleepingBarberGood::visit, SleepingBarberGood::visit);
        assert haircuts == 2 && waiting == 0;
    }
}
