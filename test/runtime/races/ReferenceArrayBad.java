// Workers leave their results in an array; the main thread reads it after all have been joined.
// bug: the last one is not joined.
// run --race=hb: data-race String[]
public class ReferenceArrayBad {
    public static void main(String[] args) throws InterruptedException {
        String[] names = new String[2];
        Thread first = Run.thread(() -> names[0] = "a"), second = Run.thread(() -> names[1] = "b");
        first.start();
        second.start();
        first.join();
        String seen = names[0] + names[1];
        assert seen.startsWith("a");
    }
}
