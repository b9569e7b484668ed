// jars:
// finds: hunt lock-order confirmed
/*
 * The JDK's StringBuffer (17, 25): appending two buffers to each other deadlocks. append(StringBuffer) is synchronized
 * and asks the other one, which is synchronized too, for its length and characters.
 *
 * havelock hunt examples/real/BuffersAppended.java
 */
public class BuffersAppended {
    public static void main(String[] args) throws InterruptedException {
        StringBuffer a = new StringBuffer("a"), b = new StringBuffer("b");
        Thread first = new Thread(() -> a.append(b), "first");
        Thread second = new Thread(() -> b.append(a), "second");
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
