// Times that a program has divided, or keeps as a double: a sleep takes its time for them, too.
// check: --outcomes -Dshape=millis
// check: --outcomes -Dshape=micros
// check: --outcomes -Dshape=seconds
// check: --outcomes -Dshape=day
public class TimeShapes {
    static boolean slept(String shape) throws InterruptedException {
        switch (shape) {
            case "millis": {
                long start = System.nanoTime() / 1_000_000;
                Thread.sleep(5000);
                return System.nanoTime() / 1_000_000 - start >= 4999;
            }
            case "micros": {
                long start = System.nanoTime() / 1000;
                Thread.sleep(5);
                return System.nanoTime() / 1000 - start >= 4999;
            }
            case "seconds": {
                double start = System.nanoTime() / 1e9;
                Thread.sleep(5000);
                return System.nanoTime() / 1e9 - start >= 4.9;
            }
            default: { // not recognised: the verdict says that time was forgotten
                java.time.LocalDateTime start = java.time.LocalDateTime.now();
                Thread.sleep(5000);
                return java.time.LocalDateTime.now().isAfter(start);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> { }).start();
        System.out.println(slept(System.getProperty("shape")));
    }
}
