import havelock.Verify;

public class Chooses {
    static class Late {
        static int first = Verify.getInt(0, 2);
        static volatile int second;
    }

    static volatile int sum;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            Late.second = Verify.getInt(1, 3);
            sum = sum + Late.first;
        });
        other.start();
        sum = sum + Late.first;
        other.join();
        assert sum + Late.second != 6;
    }
}
