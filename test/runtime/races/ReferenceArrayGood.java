// Workers leave their results in an array; the main thread reads it after all have been joined.
// run --race=hb: none
public class ReferenceArrayGood {
    public static void main(String[] args) throws InterruptedException {
        String[] names = new String[2];
        Thread first = Run.thread(() -> names[0] = "a"), second = Run.thread(() -> names[1] = "b");
        first.start();
        second.start();
        first.join();
        second.join();
        String seen = names[0] + names[1];
        assert seen.startsWith("a");
    }
}
