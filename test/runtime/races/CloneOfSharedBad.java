// An object and its array are copied under the lock under which they are written.
// bug: under another lock.
// run --race=hb: data-race CloneOfSharedBad.name, data-race int[]
// hunt --race=hb: data-race CloneOfSharedBad.name confirmed, data-race int[] confirmed
public class CloneOfSharedBad implements Cloneable {
    final int[] numbers = new int[2];
    String name = "first";
    volatile int age;

    CloneOfSharedBad copy() throws CloneNotSupportedException {
        return (CloneOfSharedBad) clone();
    }

    public static void main(String[] args) throws InterruptedException {
        CloneOfSharedBad original = new CloneOfSharedBad();
        Run.all(() -> {
            synchronized (original) {
                original.age++;
                original.name = "second";
                original.numbers[1] = 2;
            }
        }, () -> {
            synchronized (args) {
                try {
                    original.copy().numbers.clone();
                } catch (CloneNotSupportedException e) {
                    throw new AssertionError(e);
                }
            }
        });
    }
}
