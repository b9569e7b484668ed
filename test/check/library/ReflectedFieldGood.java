// A thread looks twice at a field, in a synchronized method; another one, too, writes it through reflection.
// verdict: clean
public class ReflectedFieldGood {
    static int number;

    static synchronized boolean isSteady() {
        int first = number;
        return first == number;
    }

    static synchronized void change() throws ReflectiveOperationException {
        ReflectedFieldGood.class.getDeclaredField("number").setInt(null, 1);
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
