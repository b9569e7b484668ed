// fatal: %snative method %s.%s%s has no implementation%s

public class NativeMethod {
    static native void gone();

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            try {
                gone();
            } catch (Throwable e) {
                // nobody can catch it
            }
        });
        other.start();
        other.join();
    }
}
