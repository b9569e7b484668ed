import java.util.stream.IntStream;

// A parallel stream in a thread that was started: a worker can take one of the two halves, and their functions overlap.
// The field is plain, so nothing shows that it is shared before they do.
// check: --outcomes
public class ParallelInThread {
    static int sum;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> IntStream.range(0, 2).parallel().forEach(x -> sum++));
        t.start();
        t.join();
        System.out.println(sum);
    }
}
