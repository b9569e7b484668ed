// check: --outcomes --all
// check: --outcomes --all --spurious
// Nobody notifies. A waiter may wake up for no reason, but need not: it may as well wait for ever.
public class SpuriousRest {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        synchronized (lock) {
            lock.wait();
        }
        System.out.println("woke up");
    }
}
