/** Three threads say two things each; who has a lock to wait for gives way to the next. */
public class Turns {
    static synchronized void say(String word) {
        System.out.print(word);
    }

    static void speak(String name) {
        say(name + "1 ");
        say(name + "2 ");
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            String name = "abc".substring(i, i + 1);
            threads[i] = new Thread(() -> speak(name));
        }
        for (Thread thread : threads) thread.start();
        for (Thread thread : threads) thread.join();
    }
}
