// Both threads print between their accesses, each under a lock of its own: the order in which they do is an accident.
// run --race={hb,both}: 1 data-race PrintBetween.value predicted
// run --race=lockset: 1 data-race PrintBetween.value predicted
// hunt --race=both: 1 data-race PrintBetween.value confirmed
public class PrintBetween {
    static int value;

    static void print(Object lock) {
        synchronized (lock) {
            System.out.println("printed");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> {
            value = 1;
            print(new Object());
        }, () -> {
            print(new Object());
            value = 2;
        });
    }
}
