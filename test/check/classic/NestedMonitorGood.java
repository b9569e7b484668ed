// A box whose methods are guarded by the box, and whose content is guarded by a lock inside.
// verdict: clean
public class NestedMonitorGood {
    static final class Box {
        private final Object filled = new Object();
        private int content;

        int take() throws InterruptedException {
            synchronized (filled) {
                while (content == 0) {
                    filled.wait();
                }
                return content;
            }
        }

        synchronized void put(int value) {
            synchronized (filled) {
                content = value;
                filled.notifyAll();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Box box = new Box();
        Run.all(() -> {
            int value = box.take();
            assert value == 7;
        }, () -> box.put(7));
    }
}
