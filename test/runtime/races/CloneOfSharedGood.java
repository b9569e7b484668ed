// An object and its array are copied under the lock under which they are written.
// run --race=hb: none
public class CloneOfSharedGood implements Cloneable {
    final int[] numbers = new int[2];
    String name = "first";
    volatile int age;

    CloneOfSharedGood copy() throws CloneNotSupportedException {
        return (CloneOfSharedGood) clone();
    }

    public static void main(String[] args) throws InterruptedException {
        CloneOfSharedGood original = new CloneOfSharedGood();
        Run.all(() -> {
            synchronized (original) {
                original.age++;
                original.name = "second";
                original.numbers[1] = 2;
            }
        }, () -> {
            synchronized (original) {
                try {
                    original.copy().numbers.clone();
                } catch (CloneNotSupportedException e) {
                    throw new AssertionError(e);
                }
            }
        });
    }
}
