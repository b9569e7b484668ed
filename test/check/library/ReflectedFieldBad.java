// A thread looks twice at a field, in a synchronized method; another one, too, writes it through reflection.
// bug: the method that looks is not synchronized.
// verdict: assertion
public class ReflectedFieldBad {
    static int number;

    static boolean isSteady() {
        int first = number;
        return first == number;
    }

    static synchronized void change() throws ReflectiveOperationException {
        ReflectedFieldBad.class.getDeclaredField("number").setInt(null, 1);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            try {
                change();
            } catch (ReflectiveOperationException e) {
                throw new AssertionError(e);
            }
        });
        other.start();
        assert isSteady();
        other.join();
    }
}
