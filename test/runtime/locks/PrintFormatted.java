// A formatted line is printed under the stream's monitor, with calls of toString inside; what is printed prints, too.
// run --deadlock={tree,basic,guarded,segmented}: 1 lock-order predicted
// hunt --deadlock=segmented: 1 lock-order confirmed
// java: may hang
public class PrintFormatted {
    private int visits;

    synchronized void visit() {
        visits++;
        System.err.print("visited");
    }

    @Override
    public synchronized String toString() {
        return "visits: " + visits;
    }

    public static void main(String[] args) throws InterruptedException {
        PrintFormatted page = new PrintFormatted();
        Run.all(page::visit, () -> System.err.printf("%s%n", page));
    }
}
